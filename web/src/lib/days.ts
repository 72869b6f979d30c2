/** The turns of the day’s throw that this browser has played, to show a row of days and the last turn again. Kept in the browser. */

import { verify } from './dice';
import { readStored, writeStored } from './preferences.svelte';

/** How good a turn was; `missed` where none was played. */
export type Mark = 'best' | 'near' | 'dear' | 'missed';

interface Played {
  /** What the turn of each date lost: a share of the win. */
  losses: Record<string, number>;
  /** The turn that was ended last: its date, and the player's actions. */
  last?: { date: string; actions: string[] };
}

const STORED = 'colonnade-days';
const ROW = 7;
const DAY = 86_400_000;
const NEAR = 0.03; // the share of the win up to which a turn was nearly the best
const BEST = 0.005; // less than anything a review tells of

/** The signs of the marks, for a picture and for a message to friends. */
export const SIGNS: Record<Mark, string> = { best: '★', near: '●', dear: '▲', missed: '·' };

export function markOf(loss: number | undefined): Mark {
  if (loss === undefined) return 'missed';
  return loss < BEST ? 'best' : loss < NEAR ? 'near' : 'dear';
}

export function readDays(): Played {
  return readStored<Played>(STORED) ?? { losses: {} };
}

/** Remembers a turn that has ended. */
export function keepDay(date: string, loss: number, actions: string[]): Played {
  const losses = { ...readDays().losses, [date]: loss };
  const played = { losses, last: { date, actions } };
  writeStored(STORED, played);
  return played;
}

const before = (date: string, days: number): string =>
  new Date(Date.parse(date) - days * DAY).toISOString().slice(0, 10);

/** Whether the throws of a turn follow from its date: recomputed here. */
export function verifyDay(date: string, events: string[]): boolean {
  const dice = { source: 'seeded', seed: Number(date.replaceAll('-', '')), game: 0 };
  return verify({ seats: [], dice, events }).kind === 'holds';
}

/** The last days up to a date, with their marks. */
export function rowOf({ losses }: Played, date: string): { date: string; mark: Mark }[] {
  return Array.from({ length: ROW }, (_, at) => before(date, ROW - 1 - at)).map((each) => ({
    date: each,
    mark: markOf(losses[each]),
  }));
}

/** How many days in a row were played up to a date, or up to the day before it. */
export function streakOf({ losses }: Played, date: string): number {
  let days = 0;
  const end = losses[date] === undefined ? 1 : 0;
  while (losses[before(date, end + days)] !== undefined) days += 1;
  return days;
}
