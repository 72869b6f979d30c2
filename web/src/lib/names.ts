/** How seats, colours, levels and options are called. */

import { capitalise, find, say } from './i18n.svelte';
import type { LevelForm, Seat } from './protocol.gen';

/** A colour of a game, as a name at the beginning of a line. */
export function colourName(game: string, colour: string): string {
  return capitalise(say(`${game}-colour-${colour}`));
}

/** A bot's level. */
export function levelName(level: string): string {
  return find(`web-level-${level}`) ?? capitalise(level);
}

/** The level to offer first: the one somebody chose last, else the one the server suggests. */
export function chooseLevel(levels: LevelForm[], chosen: string | undefined): string {
  return (
    (levels.find((level) => level.name === chosen) ?? levels.find((level) => level.is_suggested))
      ?.name ?? ''
  );
}

/** A name as a record holds it: `bot:greedy` is a bot. */
export function recordName(game: string, colour: string, name: string): string {
  if (name.startsWith('bot:')) return levelName(name.slice(4));
  return name || colourName(game, colour);
}

/** One name for each seat of a record: bots that would share a name are called by their colours, people have them added. */
export function recordNames(
  game: string,
  seats: readonly { colour: string; name: string }[],
): string[] {
  const names = seats.map((seat) => recordName(game, seat.colour, seat.name));
  return seats.map((seat, index) => {
    const name = names[index] ?? '';
    if (names.filter((each) => each === name).length === 1) return name;
    const colour = colourName(game, seat.colour);
    return seat.name.startsWith('bot:') ? colour : `${name} (${colour})`;
  });
}

/** One name for each seat of a table, as of a record. A seat that nobody has taken is called open. */
export function seatNames(game: string, seats: readonly Seat[]): string[] {
  const names = recordNames(
    game,
    seats.map((seat) => ({
      colour: seat.colour,
      name: seat.kind === 'bot' ? `bot:${seat.level ?? ''}` : seat.name,
    })),
  );
  return seats.map((seat, index) => (seat.is_open ? say('web-seat-open') : (names[index] ?? '')));
}

/** Who sits on a seat: the name given, the bot, or the colour. */
export function seatName(game: string, seat: Seat, seats: readonly Seat[] = [seat]): string {
  return seatNames(game, seats)[seats.indexOf(seat)] ?? '';
}

/** A value of an option; numbers speak for themselves. */
export function optionValue(
  game: string,
  option: string,
  value: string | number | boolean,
): string {
  return find(`${game}-option-${option}-${value}`) ?? String(value);
}

/** What happened beside the rules, as records note it: `took-over Y greedy`. */
export function noteText(what: string): string {
  const [word = '', colour = '', level = ''] = what.split(' ');
  return find(`note-${word}`, { colour, level: level ? levelName(level) : '' }) ?? what;
}
