import { describe, expect, it, vi } from 'vitest';
import type { PlayedGame } from '../src/lib/statistics';

vi.mock('../src/lib/i18n.svelte', () => ({ language: () => 'en' }));
const { outcomeOf, describeSeason } = await import('../src/lib/season');

const game = (
  share: number,
  luck: number | null = null,
  loss = 0,
  losses: Record<string, number> = { keep: loss },
): PlayedGame => ({
  table: '',
  seat: 0,
  game: 'columbiz',
  name: '',
  others: [],
  at: 0,
  share,
  judgement:
    luck === null
      ? null
      : { luck, loss, decisions: 1, losses, grade: 'club', average: share - luck },
});
const described = (games: PlayedGame[]) =>
  Object.fromEntries(
    describeSeason(games, { who: 'you', name: '' }).map(({ key, args }) => [
      key.replace('web-statistics-', ''),
      args,
    ]),
  );

describe('a season', () => {
  it('of one game is told in the singular', () => {
    expect(Object.keys(described([game(1, 0.12, 0.19)]))).toEqual(['one', 'dice', 'cost', 'most']);
    expect(described([game(0)])).toEqual({ one: { who: 'you', name: '', result: 'lost' } });
  });

  it('counts wins, and shared ones apart', () => {
    expect(described([game(1), game(0), game(0.5)])).toMatchObject({
      record: { result: 'some', won: 1, count: 3 },
      shared: { count: 1 },
    });
    expect(described([game(1), game(1)])['record']).toMatchObject({ result: 'all' });
    expect(described([game(0), game(0)])['record']).toMatchObject({ result: 'none' });
    expect(outcomeOf(game(0.5))).toBe('shared');
  });

  it('tells how kind the dice were, over the games that were reviewed', () => {
    const luck = (...each: (number | null)[]) =>
      described(each.map((value) => game(1, value)))['dice'];
    expect(luck(0.02, 0.04, null)).toMatchObject({ luck: 'bit-more', change: 0.03, count: 2 });
    expect(luck(-0.1, -0.1)).toMatchObject({ luck: 'less', change: 0.1 });
    expect(luck(0.2, 0.2)).toMatchObject({ luck: 'much-more', change: 0.2 });
    expect(luck(0.3, -0.3)).toMatchObject({ luck: 'even', change: 0 });
    expect(luck(null, null)).toBeUndefined();
  });

  it('tells where most was lost, only where it was most', () => {
    expect(described([game(1, 0, 0.2, { keep: 0.15, place: 0.05 })])['most']).toEqual({
      kind: 'keep',
    });
    expect(described([game(1, 0, 0.2, { keep: 0.1, place: 0.1 })])['most']).toBeUndefined();
  });

  it('tells the way it goes, from six games on', () => {
    const losses = (...each: number[]) => described(each.map((loss) => game(1, 0, loss)))['trend'];
    expect(losses(0.3, 0.3, 0.3, 0.1, 0.1, 0.1)).toEqual({
      way: 'better',
      before: expect.closeTo(0.3),
      now: expect.closeTo(0.1),
      count: 3,
    });
    expect(losses(0.1, 0.1, 0.1, 0.3, 0.3, 0.3)).toMatchObject({ way: 'worse' });
    expect(losses(0.28, 0.28, 0.28, 0.26, 0.26, 0.26)).toMatchObject({ way: 'same' });
    expect(losses(0.3, 0.3, 0.1, 0.1, 0.1)).toBeUndefined();
  });
});
