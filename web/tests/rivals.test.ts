import { describe, expect, it } from 'vitest';
import { findRivals } from '../src/lib/rivals';
import type { PlayedGame } from '../src/lib/statistics';

let count = 0;
const played = (name: string, others: string[], share: number, more = {}): PlayedGame => {
  const table = `table ${++count}`;
  return { table, seat: 0, game: 'columbiz', name, others, at: 0, share, judgement: null, ...more };
};
const wins = (games: PlayedGame[]) =>
  findRivals(games).map(({ one, other, games }) => [one, other, ...games.map((each) => each.wins)]);

describe('people who played each other', () => {
  it('are listed with their wins over each other, those who played last first', () => {
    const games = [
      played('Ana', ['Bo'], 1),
      played('Ana', ['Cy'], 0),
      played('Ana', ['bot:greedy'], 1),
      played('Ana', ['Bo'], 0.5),
      played('Ana', ['Bo'], 0, { game: 'quatre_colonnes' }),
      played('Ana', ['Bo'], 1),
    ];
    expect(wins(games)).toEqual([
      ['Ana', 'Bo', [2, 0], [0, 1]],
      ['Ana', 'Cy', [0, 1]],
    ]);
    expect(findRivals(games)[0]?.games[0]?.table).toBe(games.at(-1)?.table);
  });

  it('count a game once where both sat at this device', () => {
    const games = [
      played('Ana', ['Bo'], 0, { table: 'one' }),
      played('Bo', ['Ana'], 1, { table: 'one', seat: 1 }),
      played('Bo', ['Ana'], 1),
    ];
    expect(wins(games)).toEqual([['Ana', 'Bo', [0, 2]]]);
  });

  it('win over opponents and not over partners, where it is known who won', () => {
    expect(
      wins([
        played('Ana', ['Bo', 'Cy', 'bot:club'], 1, { otherShares: [0, 1, 0] }),
        played('Ana', ['Di', 'Ed'], 0),
      ]),
    ).toEqual([
      ['Ana', 'Cy', [0, 0]],
      ['Ana', 'Bo', [1, 0]],
    ]);
  });
});
