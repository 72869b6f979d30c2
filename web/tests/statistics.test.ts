import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Review, View } from '../src/lib/protocol.gen';
import {
  eraseGames,
  exportGames,
  keepGame,
  keepReview,
  lossesByKind,
  nextRival,
  ownSeats,
  playedGames,
  trend,
} from '../src/lib/statistics';

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

const view = (
  ranks: number[],
  yours: number[],
  more: { began_at?: number; teams?: boolean; status?: string; is_referee?: boolean } = {},
): View =>
  ({
    status: more.status ?? 'over',
    yours,
    table: {
      id: 'table',
      game: 'columbiz',
      options: { teams: more.teams ?? false },
      began_at: more.began_at ?? 0,
      is_referee: more.is_referee ?? false,
    },
    seats: ranks.map((_, seat) =>
      yours.includes(seat)
        ? { kind: 'here', name: `player ${seat}`, level: null }
        : { kind: 'bot', name: '', level: 'club' },
    ),
    position: { turn: { what: 'over', result: { ranks, scores: null, reason: '' } } },
  }) as unknown as View;

const review = {
  summaries: [
    {
      luck: 0.1,
      loss: 0.04,
      decisions: 9,
      losses_by_kind: { keep: 0.03, place: 0.01 },
      grade: { name: 'club' },
      adjusted: 0.9,
    },
  ],
} as unknown as Review;

describe('statistics', () => {
  it('count the last end of a game at a real board, whose end can be taken back', () => {
    const end = (ranks: number[], status = 'over') =>
      keepGame(view(ranks, [0, 1], { is_referee: true, status }), [0, 1]);
    const shares = () => playedGames().map((game) => game.share);
    end([1, 2]);
    end([2, 1]);
    expect(shares()).toEqual([0, 1]);
    keepReview('table', { summaries: [...review.summaries, ...review.summaries] } as Review);
    end([2, 1]); // the same end, seen once more
    expect(playedGames().every((game) => game.judgement)).toBe(true);
    end([2, 1], 'playing');
    expect(shares()).toEqual([]);
  });

  it('count a game once for each person of this device', () => {
    keepGame(view([1, 2], [0, 1]), [0, 1]);
    keepGame(view([1, 2], [0, 1]), [0, 1]);
    expect(playedGames().map((game) => [game.name, game.share])).toEqual([
      ['player 0', 1],
      ['player 1', 0],
    ]);
    expect(playedGames()[0]?.others).toEqual(['player 1']);
    expect(playedGames()[0]?.otherShares).toEqual([0]);
  });

  it('count a shared win as a part, and the win of a team as whole', () => {
    keepGame(view([1, 1], [0]), [0, 1]);
    expect(playedGames()[0]?.share).toBe(0.5);
    eraseGames();
    keepGame(view([1, 2, 1, 2], [0]), [0, 1, 0, 1]);
    expect(playedGames()[0]?.share).toBe(1);
  });

  it('leave out what is not over, and what others played', () => {
    keepGame(view([1, 2], [0], { status: 'playing' }), [0, 1]);
    keepGame(view([1, 2], []), [0, 1]);
    expect(playedGames()).toEqual([]);
  });

  it('do not count a game continued from another one, but know whose seat it was', () => {
    keepGame(view([1, 2], [0], { began_at: 12 }), [0, 1]);
    keepReview('table', review);
    expect(playedGames()).toEqual([]);
    expect(ownSeats('table')).toEqual([0]);
    expect(exportGames()).toContain('isContinued');
    eraseGames();
    expect(ownSeats('table')).toEqual([]);
  });

  it('take in what a review says', () => {
    keepGame(view([1, 2], [0]), [0, 1]);
    keepReview('another', review);
    expect(playedGames()[0]?.judgement).toBeNull();
    keepReview('table', review);
    const losses = { keep: 0.03, place: 0.01 };
    expect(playedGames()[0]?.judgement).toEqual({
      luck: 0.1,
      loss: 0.04,
      decisions: 9,
      losses,
      grade: 'club',
      average: 0.9,
    });
  });

  it('are saved whole and erased whole', () => {
    keepGame(view([1, 2], [0]), [0, 1]);
    expect(JSON.parse(exportGames())).toEqual({ format: 1, games: playedGames() });
    eraseGames();
    expect(playedGames()).toEqual([]);
  });

  it('draw the way things go over the last few games that have a value', () => {
    expect(trend([1, 0, null, 1], 2)).toEqual([1, 0.5, 0, 1]);
    expect(trend([null, null], 2)).toEqual([null, null]);
    const losses = [{ keep: 0.2 }, { keep: 0.4, place: 0.2 }].map((each) => ({
      luck: 0,
      loss: 0,
      decisions: 1,
      losses: each as Record<string, number>,
      grade: '',
      average: 0,
    }));
    expect(lossesByKind(losses)).toEqual({ keep: expect.closeTo(0.3), place: expect.closeTo(0.1) });
  });
});

describe('the next rival', () => {
  const levels = ['random', 'beginner', 'learner'].map((name) => ({
    name,
    strength: 1,
    is_suggested: false,
  }));
  const played = (...games: [level: string, share: number][]) =>
    stored.set(
      'colonnade-statistics',
      JSON.stringify(
        games.map(([level, share]) => ({ game: 'columbiz', others: [`bot:${level}`], share })),
      ),
    );

  it('introduces itself after two wins against the one before', () => {
    played(['random', 1]);
    expect(nextRival('columbiz', levels)).toBeNull();
    played(['random', 1], ['random', 0], ['random', 1]);
    expect(nextRival('columbiz', levels)).toEqual({ beaten: 'random', next: 'beginner' });
    expect(nextRival('quatre_colonnes', levels)).toBeNull();
  });

  it('does not after a loss, where it is known, and where there is none', () => {
    played(['random', 1], ['random', 1], ['random', 0]);
    expect(nextRival('columbiz', levels)).toBeNull();
    played(['beginner', 0], ['random', 1], ['random', 1]);
    expect(nextRival('columbiz', levels)).toBeNull();
    played(['learner', 1], ['learner', 1]);
    expect(nextRival('columbiz', levels)).toBeNull();
  });
});
