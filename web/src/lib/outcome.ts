/** How a game ended, for one who sat there or watched. */

import { join, say } from './i18n.svelte';
import type { Result } from './protocol.gen';

interface Ended {
  result: Result;
  /** The names of the seats. */
  names: string[];
  /** The side of each seat: partners have the same number. */
  sides: number[];
  /** The seat of the person who looks, if it is one. */
  you: number | null;
}

/** Whether the person who looks has won; null for one who watches. */
export function hasWon({ result, you }: Pick<Ended, 'result' | 'you'>): boolean | null {
  return you === null ? null : result.ranks[you] === 1;
}

/** “You win, 44 to 12”, “Blue wins with 31 points”, “Yellow and green win”. */
export function sayOutcome({ result, names, sides, you }: Ended): string {
  const seats = result.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const others = seats.filter((seat) => seat !== you);
  const isYours = you !== null && seats.includes(you);
  const isOneSide = new Set(seats.map((seat) => sides[seat])).size === 1;
  const [first = 0] = seats;
  const points = result.scores?.[first];
  const who = join((isYours ? others : seats).map((seat) => names[seat] ?? ''));
  const prefix = isYours ? 'you' : 'won';
  if (points === undefined || (isOneSide && seats.length > 1)) {
    if (isYours)
      return others.length > 0 ? say('web-result-you-with', { names: who }) : say('web-result-you');
    return say('web-result-won', { names: who, count: seats.length });
  }
  if (seats.length > 1)
    return say(isYours ? 'web-result-you-shared' : 'web-result-shared', { names: who, points });
  if (names.length > 2) return say(`web-result-${prefix}-total`, { names: who, points });
  return say(`web-result-${prefix}-points`, {
    names: who,
    points,
    others: result.scores?.[1 - first] ?? 0,
  });
}
