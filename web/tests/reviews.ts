/** Reviews made by hand, for tests. */

import type { Review, ReviewEvent, SeatSummary } from '../src/lib/protocol.gen';

export const event = (
  ply: number,
  term: number[],
  more: Partial<ReviewEvent> = {},
): ReviewEvent => ({
  ply,
  event: 'roll 1',
  seat: 0,
  kind: 'throw',
  values: term,
  term,
  correction: null,
  best: null,
  loss: 0,
  stake: 0,
  luck: term[0] ?? 0,
  ranked: [],
  jump: null,
  check: null,
  ...more,
});

export const summary = (more: Partial<SeatSummary> = {}): SeatSummary => ({
  luck: 0,
  own_luck: 0,
  loss: 0,
  gifts: 0,
  corrected: 0,
  margin: 0.1,
  decisions: 1,
  losses_by_kind: {},
  grade: { name: 'club', best: 'expert', worst: 'casual', ratio: 0.3, margin: 0.1, decisions: 20 },
  adjusted: 0.5,
  with_average_dice: 0.5,
  interval: { low: 0.4, high: 0.6 },
  luckiest: null,
  unluckiest: null,
  set_up: 0,
  ...more,
});

export const review = (
  events: ReviewEvent[],
  sides = [0, 1],
  more: Partial<Review> = {},
): Review => ({
  game: 'columbiz',
  seats: sides.map((side, seat) => ({ colour: `c${seat}`, name: '', side })),
  is_over: true,
  start: sides.map(() => 1 / new Set(sides).size),
  events,
  turns: [],
  result: sides.map(() => 0),
  summaries: sides.map(() => summary()),
  moments: [],
  corrections: { count: 0, mean: 0, deviation: 0, largest: 0 },
  ...more,
});
