/** What a turn of Columbiz did: marked on the board, and summed up in one line. */

import { join, say, sayWords } from '../../lib/i18n.svelte';
import type { Words } from '../../lib/protocol.gen';
import { NO_TRACE, splitTurns, type Names, type PlayedPly, type Trace } from '..';

/** The places that a message names, as a list of cells. */
export function placesOf(words: Words): string[] {
  return String(words.arguments['cells'] ?? '')
    .split(' ')
    .filter(Boolean)
    .map((cell) => `cell:${cell}`);
}

/** The lines that an action would make. */
export function foreseenLines(effects: Words[]): Trace['lines'] {
  return effects
    .filter((words) => words.key === 'columbiz-line' && words.arguments['cells'])
    .map(toLine);
}

function toLine(words: Words): Trace['lines'][number] {
  return { places: placesOf(words), text: `+${words.arguments['points']}` };
}

function messagesOf(plies: PlayedPly[], key: string): Words[] {
  return plies.flatMap((ply) => ply.messages).filter((words) => words.key === `columbiz-${key}`);
}

function sum(list: Words[], argument: string): number {
  return list.reduce((total, words) => total + Number(words.arguments[argument] ?? 0), 0);
}

/** Whose turn a ply belongs to. */
export function findColour(ply: PlayedPly): string | null | undefined {
  if (
    ply.messages.some(
      (words) => words.key === 'columbiz-begins' || words.key === 'columbiz-start-tied',
    )
  )
    return null;
  const colour = ply.messages.find((words) => 'colour' in words.arguments)?.arguments['colour'];
  return colour === undefined ? undefined : String(colour);
}

/** Discs that were placed and still lie there, cells that were emptied, lines that scored. */
export function trace(plies: PlayedPly[]): Trace {
  const placed = messagesOf(plies, 'placed').map((words) => `cell:${words.arguments['cell']}`);
  return {
    ...NO_TRACE,
    placed,
    taken: messagesOf(plies, 'captured')
      .flatMap(placesOf)
      .filter((place) => !placed.includes(place)),
    lines: messagesOf(plies, 'line').map(toLine),
  };
}

/** “Blue placed 4 discs, took 2 prisoners and made a line of four: +2”. */
export function summarise(plies: PlayedPly[], names: Names): string {
  const tied = messagesOf(plies, 'start-tied').at(-1);
  const begins = messagesOf(plies, 'begins')[0];
  if (begins) {
    const { colour, face } = begins.arguments;
    return `${names[String(colour)]} ${say('web-columbiz-did-begin', { face: face ?? 0 })}`;
  }
  if (tied) return sayWords(tied).replace(/\.$/, '');
  const colour = plies.map(findColour).find(Boolean);
  return colour ? `${names[colour]} ${join(listDeeds(plies))}` : '';
}

function listDeeds(plies: PlayedPly[]): string[] {
  const deeds: string[] = [];
  const add = (what: string, args: Record<string, number>) =>
    void deeds.push(say(`web-columbiz-did-${what}`, args));
  const placed = messagesOf(plies, 'placed').length;
  const taken = sum(messagesOf(plies, 'captured'), 'count');
  const lines = messagesOf(plies, 'line');
  const [line] = lines;
  const points = sum(lines, 'points');
  const forfeited = sum(messagesOf(plies, 'forfeited'), 'count');
  if (placed > 0) add('place', { count: placed });
  if (taken > 0) add('take', { count: taken });
  if (lines.length > 1) add('lines', { count: lines.length, points });
  else if (line) add('line', { length: Number(line.arguments['length']), points });
  if (forfeited > 0) add('forfeit', { count: forfeited });
  if (messagesOf(plies, 'last-round').length > 0) add('empty', {});
  if (deeds.length === 0) add('throw', { count: messagesOf(plies, 'thrown').length });
  return deeds;
}

/** The points that a turn brought its player, as the pad counts them; null where the pads around it are not known. */
function gainOf(plies: PlayedPly[], first: number, last: number, seat: number): number | null {
  const after = plies[last]?.position?.pad.at(-1)?.values[seat];
  const before = plies[first - 1]?.position?.pad.at(-1)?.values[seat];
  return after === undefined || before === undefined ? null : after - before;
}

/** The turn that brought a winner the most points; of several the last. */
export function findDecisive(
  plies: PlayedPly[],
  colours: string[],
): { colour: string; gain: number; plies: PlayedPly[] } | null {
  const result = plies.at(-1)?.position?.turn.result;
  const turns = splitTurns({ findColour }, plies).flatMap(
    ({ colour, first, last, plies: played }) => {
      const seat = colours.indexOf(colour ?? '');
      const gain = result?.ranks[seat] === 1 ? gainOf(plies, first, last, seat) : null;
      return gain !== null && colour !== null ? [{ colour, gain, plies: played }] : [];
    },
  );
  return turns.reduce<(typeof turns)[number] | null>(
    (found, turn) => (turn.gain > 0 && turn.gain >= (found?.gain ?? 0) ? turn : found),
    null,
  );
}

/** What that turn did. */
export function explainWin(plies: PlayedPly[], colours: string[], names: Names): string {
  const best = findDecisive(plies, colours);
  if (!best) return '';
  return say('web-columbiz-moment', {
    name: names[best.colour] ?? '',
    points: best.gain,
    lines: messagesOf(best.plies, 'line').length,
    taken: sum(messagesOf(best.plies, 'captured'), 'count'),
  });
}
