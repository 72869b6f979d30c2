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
  return (levels.find((level) => level.name === chosen) ?? levels.find((level) => level.is_suggested))?.name ?? '';
}

/** Who sits on a seat: the name given, the bot, or the colour. */
export function seatName(game: string, seat: Seat): string {
  if (seat.kind === 'bot') return levelName(seat.level ?? '');
  if (seat.is_open) return say('web-seat-open');
  return seat.name || colourName(game, seat.colour);
}

/** A name as a record holds it: `bot:greedy` is a bot. */
export function recordName(game: string, colour: string, name: string): string {
  if (name.startsWith('bot:')) return levelName(name.slice(4));
  return name || colourName(game, colour);
}

/** A value of an option; numbers speak for themselves. */
export function optionValue(game: string, option: string, value: string | number | boolean): string {
  return find(`${game}-option-${option}-${value}`) ?? String(value);
}

/** What happened beside the rules, as records note it: `took-over Y greedy`. */
export function noteText(game: string, what: string): string {
  const [word = '', colour = '', level = ''] = what.split(' ');
  return find(`note-${word}`, { colour: colour ? colourName(game, colour) : '', level: level ? levelName(level) : '' }) ?? what;
}
