import { describe, expect, it, vi } from 'vitest';
import { event, review, summary } from './reviews';

vi.mock('../src/lib/i18n.svelte', () => ({ language: () => 'en' }));
const { certainty, describeSides, firmness, headline, isDecisive, moment, verdict } =
  await import('../src/lib/story');

const cast = (names: string[], own: number | null = null) => ({
  names,
  own,
  join: (all: string[]) => all.join(' and '),
});
const two = cast(['Ana', 'Ben'], 0);
const grade = (name: string) => name;
const decided = (ply: number, seat: number, loss: number, before: number) =>
  event(ply, seat === 0 ? [-loss, loss] : [loss, -loss], {
    seat,
    kind: 'place',
    event: 'place 1-1',
    best: 'place 2-1',
    loss,
    values: seat === 0 ? [before - loss, 1 - before + loss] : [1 - before + loss, before - loss],
    ranked: [
      { action: 'place 2-1', shares: [] },
      { action: 'place 1-1', shares: [] },
    ],
  });

describe('the headline', () => {
  const within = (average: number) => ({
    low: Math.max(0, average - 0.15),
    high: Math.min(1, average + 0.15),
  });
  const ended = (share: number, luck: number, average: number, sides = [0, 1]) =>
    review([], sides, {
      result: sides.map((side) => (side === 0 ? share : 1 - share)),
      summaries: sides.map((side) =>
        summary({
          luck: side === 0 ? luck : -luck,
          interval: within(side === 0 ? average : 1 - average),
        }),
      ),
    });

  it('tells what part the dice had', () => {
    const dice = (share: number, luck: number, average: number) =>
      headline(ended(share, luck, average), two)?.args['dice'];
    expect(dice(1, 0.1, 0.9)).toBe('with');
    expect(dice(1, 0.7, 0.3)).toBe('thanks');
    expect(dice(1, -0.1, 1)).toBe('against');
    expect(dice(1, 0.03, 0.97)).toBe('even');
    expect(dice(0, -0.7, 0.7)).toBe('because');
    expect(dice(0, -0.2, 0.2)).toBe('against');
    expect(dice(0, 0.2, 0)).toBe('with');
    expect(dice(0, 0.01, 0)).toBe('even');
  });

  it('blames the dice only where the whole interval does', () => {
    const dice = (share: number, luck: number, average: number) =>
      headline(ended(share, luck, average), two)?.args['dice'];
    expect(dice(1, 0.7, 0.4)).toBe('with');
    expect(dice(0, -0.7, 0.6)).toBe('against');
    const unsure = ended(0, -0.7, 0.9);
    expect(
      headline(
        { ...unsure, summaries: unsure.summaries.map((each) => ({ ...each, interval: null })) },
        two,
      )?.args['dice'],
    ).toBe('against');
  });

  it('speaks of the reader, of the team, or of the winner', () => {
    expect(headline(ended(1, 0, 1), two)).toMatchObject({
      key: 'web-review-headline-won',
      args: { who: 'you' },
    });
    expect(headline(ended(0, 0, 0), two)).toMatchObject({
      key: 'web-review-headline-lost',
      args: { who: 'you' },
    });
    expect(headline(ended(0, 0, 0), cast(['Ana', 'Ben']))).toMatchObject({
      key: 'web-review-headline-won',
      args: { who: 'other', name: 'Ben' },
    });
    const four = ['Ana', 'Ben', 'Cis', 'Dan'];
    expect(headline(ended(1, 0, 1, [0, 1, 0, 1]), cast(four, 2))?.args['who']).toBe('team');
    expect(headline(ended(1, 0, 1, [0, 1, 0, 1]), cast(four))?.args).toMatchObject({
      who: 'group',
      name: 'Ana and Cis',
    });
  });

  it('tells of a shared win, and nothing of a game that goes on', () => {
    expect(headline(ended(0.5, 0, 0.5), two)).toMatchObject({
      key: 'web-review-headline-shared',
      args: { who: 'you' },
    });
    expect(headline(ended(0.5, 0, 0.5), cast(['Ana', 'Ben']))?.args).toMatchObject({
      who: 'group',
      name: 'Ana and Ben',
    });
    expect(headline({ ...ended(1, 0, 1), is_over: false }, two)).toBeNull();
  });
});

describe('the balance', () => {
  it('has the sign of the luck and the size of the loss, in parts of a win', () => {
    const described = (luck: number, loss: number) =>
      describeSides(review([], [0, 1], { summaries: [summary({ luck, loss }), summary()] }), two)[0]
        ?.sentences[0];
    expect(described(0.124, 0.09)).toEqual({
      key: 'web-review-balance',
      args: { who: 'you', name: 'Ana', luck: 'more', change: 0.124, cost: 0.09 },
    });
    expect(described(-0.124, 0.001)?.args).toMatchObject({ luck: 'less', change: 0.124, cost: 0 });
    expect(described(-0.004, 0)?.args).toMatchObject({ luck: 'even', change: 0, cost: 0 });
  });

  it('tells the dice once between two sides, and of each among several', () => {
    const keys = (sides: number[], own: number | null) =>
      describeSides(review([], sides), cast(['Ana', 'Ben', 'Cis', 'Dan'], own)).map((each) => [
        each.seats,
        [...each.sentences, ...each.more].map((sentence) =>
          sentence.key.replace('web-review-', ''),
        ),
      ]);
    expect(keys([0, 1], 1)).toEqual([
      [[1], ['balance', 'average-between']],
      [[0], ['gave']],
    ]);
    expect(keys([0, 1, 2], 0)).toEqual([
      [[0], ['balance', 'average-between']],
      [[1], ['balance']],
      [[2], ['balance']],
    ]);
    expect(keys([0, 1], null)).toEqual([
      [[0], ['balance']],
      [[1], ['balance']],
    ]);
    expect(keys([0, 1, 0, 1], 2)).toEqual([
      [
        [0, 2],
        ['dice', 'gave', 'gave', 'average-between'],
      ],
      [[1], ['gave']],
      [[3], ['gave']],
    ]);
  });

  it('tells what average dice would bring by an interval, or that it cannot', () => {
    const described = (interval: { low: number; high: number } | null) =>
      describeSides(review([], [0, 1], { summaries: [summary({ interval }), summary()] }), two)[0]
        ?.more[0];
    expect(described({ low: 0.314, high: 0.62 })).toEqual({
      key: 'web-review-average-between',
      args: { who: 'you', name: 'Ana', low: 31, high: 62 },
    });
    expect(described({ low: 0.998, high: 1 })).toMatchObject({
      key: 'web-review-average',
      args: { times: 100 },
    });
    expect(described(null)).toEqual({ key: 'web-review-average-none', args: {} });
  });

  it('tells how firm a grade is', () => {
    const graded = {
      name: 'club',
      best: 'club',
      worst: 'club',
      ratio: 0.3,
      margin: 0.01,
      decisions: 40,
    };
    expect(firmness(graded, grade)).toEqual({
      key: 'web-review-grade-firm',
      args: { best: 'club', worst: 'club', count: 40 },
    });
    expect(firmness({ ...graded, best: 'master' }, grade).key).toBe('web-review-grade-open');
  });

  it('names a partner beside the reader, the reader first', () => {
    const summaries = [0.01, 0.02, 0.03, 0.04].map((loss) => summary({ loss, luck: 0.1 }));
    const [own] = describeSides(
      review([], [0, 1, 0, 1], { summaries }),
      cast(['Ana', 'Ben', 'Cis', 'Dan'], 2),
    );
    expect(own?.sentences.slice(0, 3).map((sentence) => sentence.args)).toEqual([
      { who: 'team', name: 'Ana and Cis', luck: 'more', change: 0.1 },
      { who: 'you', name: 'Cis', cost: 0.03 },
      { who: 'other', name: 'Ana', cost: 0.01 },
    ]);
  });
});

describe('a step', () => {
  it('charges a large loss only when rollouts have confirmed it', () => {
    const dear = decided(2, 0, 0.1, 0.6);
    const checked = (isConfirmed: boolean, isTelling = true) => ({
      ...dear,
      check: {
        loss: 0.09,
        margin: 0.03,
        trials: 24,
        is_confirmed: isConfirmed,
        is_telling: isTelling,
      },
    });
    const sizes = [dear, checked(false), checked(true)].map(
      (each) => verdict(review([each]), two, each).args['size'],
    );
    expect(sizes).toEqual(['unsure', 'unsure', 'blunder']);
    expect([dear, checked(false), checked(true)].map((each) => certainty(each)?.key)).toEqual([
      'web-review-check-none',
      'web-review-check-open',
      'web-review-check-confirmed',
    ]);
    expect(certainty(checked(false, false))?.key).toBe('web-review-check-none');
    expect(certainty(checked(true))?.args).toEqual({ trials: 24, loss: 0.09, margin: 0.03 });
    expect(certainty(decided(3, 0, 0.04, 0.6))).toBeNull();
    expect(moment(review([dear]), two, 2)).toBeNull();
    const described = (each: typeof dear) =>
      moment(review([event(1, [0, 0]), each]), two, 2)?.args['sure'];
    expect([described(dear), described(checked(true))]).toEqual(['no', 'yes']);
  });

  it('is about the seat that threw or decided', () => {
    const [thrown, dear, close] = [
      event(1, [-0.05, 0.05], { seat: 1 }),
      decided(2, 0, 0.1, 0.6),
      decided(3, 1, 0.003, 0.5),
    ];
    const judged = review([thrown, dear, close]);
    expect(verdict(judged, two, thrown)).toEqual({
      key: 'web-review-said-luck',
      args: { who: 'other', name: 'Ben', luck: 'more', change: 0.05 },
    });
    expect(verdict(judged, two, dear)).toEqual({
      key: 'web-review-said-cost',
      args: { who: 'you', name: 'Ana', size: 'unsure', cost: 0.1 },
    });
    expect(verdict(judged, two, close).key).toBe('web-review-close');
    expect(verdict(judged, two, event(4, [0, 0], { best: 'done', event: 'done' })).key).toBe(
      'web-review-forced',
    );
  });

  it('of the throw for who begins is about the seat that it helped', () => {
    const start = event(1, [-0.1, 0.1], { seat: null, kind: 'start', values: [0.4, 0.6] });
    const judged = review([start]);
    expect(verdict(judged, two, start)).toEqual(moment(judged, two, 1));
    expect(moment(judged, two, 1)).toEqual({
      key: 'web-review-moment-start',
      args: { who: 'other', name: 'Ben', from: 0.5, to: 0.6 },
    });
  });
});

describe('a turning point', () => {
  const judged = review(
    [
      event(1, [0.2, -0.2], { values: [0.7, 0.3] }),
      event(2, [0, 0], { values: [0.7, 0.3] }),
      decided(3, 0, 0.3, 0.7),
      event(4, [0.6, -0.6], { values: [1, 0] }),
    ],
    [0, 1],
    { result: [1, 0], moments: [4, 3, 1] },
  );

  it('tells from where to where, and when', () => {
    expect(moment(judged, two, 1)).toEqual({
      key: 'web-review-moment-throw',
      args: { who: 'you', name: 'Ana', when: 'early', luck: 'more', from: 0.5, to: 0.7 },
    });
    expect(moment(judged, two, 3)).toEqual({
      key: 'web-review-moment-choice',
      args: {
        who: 'you',
        name: 'Ana',
        when: 'middle',
        sure: 'no',
        best: 0.7,
        after: expect.closeTo(0.4),
      },
    });
    expect(moment(judged, two, 4)).toEqual({
      key: 'web-review-moment-last',
      args: { who: 'you', name: 'Ana', from: expect.closeTo(0.4) },
    });
    expect(moment(judged, two, 0)).toBeNull();
  });

  it('is one that decided the game', () => {
    expect([1, 3, 4].filter((ply) => isDecisive(judged, ply))).toEqual([4]);
  });

  it('that changed nothing for the reader is about the others', () => {
    const three = review(
      [event(1, [0.001, -0.2, 0.199], { values: [0.33, 0.13, 0.53] })],
      [0, 1, 2],
      { start: [0.33, 0.33, 0.33] },
    );
    expect(moment(three, cast(['Ana', 'Ben', 'Cis'], 0), 1)?.args).toMatchObject({
      name: 'Ben',
      luck: 'less',
      from: 0.33,
      to: 0.13,
    });
  });
});
