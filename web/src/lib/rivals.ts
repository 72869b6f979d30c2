/** Who played each other in the games of this device. */

import type { PlayedGame } from './statistics';

/** Two people, one of this device first. */
export interface Rivals {
  one: string;
  other: string;
  /** The wins of each over the other, by game, and the table of their last one; the game played last first. */
  games: { game: string; wins: [number, number]; table: string }[];
}

/** All who played each other, those who did last first; no bots. */
export function findRivals(played: PlayedGame[]): Rivals[] {
  const found = new Map<string, Rivals>();
  for (const { table, game, name, others, share, otherShares } of played) {
    for (const [at, other] of others.entries()) {
      const theirs = otherShares?.[at] ?? (others.length === 1 ? 1 - share : null);
      if (theirs === null || other.startsWith('bot:')) continue;
      const key = JSON.stringify([name, other].sort());
      const rivals = found.get(key) ?? { one: name, other, games: [] };
      const before = rivals.games.find((each) => each.game === game);
      if (before?.table === table) continue; // both sat here: it counts once
      const wins: [number, number] = [...(before?.wins ?? ([0, 0] as const))];
      if (share !== theirs) wins[share > theirs === (name === rivals.one) ? 0 : 1] += 1;
      rivals.games = [{ game, wins, table }, ...rivals.games.filter((each) => each.game !== game)];
      found.delete(key);
      found.set(key, rivals); // as the last
    }
  }
  return [...found.values()].reverse();
}
