import { describe, expect, it } from 'vitest';
import {
  aimAt,
  chanceAt,
  findNotable,
  isLoss,
  keptBy,
  largeCorrection,
  ownerOf,
  sideOf,
  turningPoint,
  turningPoints,
  weightOf,
  worthOf,
} from '../src/lib/review';
import { event, review } from './reviews';

describe('a review', () => {
  it('tells what an event was worth to its owner: who threw or decided, or whom the throw of all helped most', () => {
    expect(worthOf(event(1, [-0.05, 0.05], { seat: 1 }))).toBe(0.05);
    expect(ownerOf(event(1, [-0.1, 0.1], { seat: null }))).toBe(1);
    expect(worthOf(event(1, [-0.1, 0.1], { seat: null }))).toBe(0.1);
  });

  it('shows a correction by itself where it is large for anybody', () => {
    expect(largeCorrection(event(1, [0, 0]))).toBe(0);
    expect(largeCorrection(event(1, [0, 0], { correction: [0.04, -0.04] }))).toBe(0);
    expect(largeCorrection(event(1, [0, 0, 0], { correction: [0.04, 0.03, -0.07] }))).toBe(0.07);
  });

  it('shows chances with the correction that followed', () => {
    const judged = review([
      event(1, [0.1, -0.1], { values: [0.6, 0.4], correction: [-0.02, 0.02] }),
    ]);
    expect(chanceAt(judged, 0, 0)).toBe(0.5);
    expect(chanceAt(judged, 1, 0)).toBeCloseTo(0.58);
    expect(chanceAt(judged, 1, 1)).toBeCloseTo(0.42);
  });

  it('walks from one thing that happened to the next', () => {
    const judged = review([
      event(1, [0, 0]),
      event(2, [0.03, -0.03]),
      event(3, [0.001, -0.001]),
      event(4, [-0.2, 0.2]),
    ]);
    expect(findNotable(judged, 0, 1)).toBe(2);
    expect(findNotable(judged, 2, 1)).toBe(4);
    expect(findNotable(judged, 4, 1)).toBeNull();
    expect(findNotable(judged, 4, -1)).toBe(2);
    expect(findNotable(judged, 2, -1)).toBeNull();
  });

  it('takes a rough touch for the heaviest event within reach, and an exact one for itself', () => {
    const judged = review([
      event(1, [0.03, -0.03]),
      event(2, [0, 0]),
      event(3, [-0.2, 0.2]),
      event(4, [0, 0]),
      event(5, [0, 0]),
    ]);
    expect(aimAt(judged, 2, 0)).toBe(2);
    expect(aimAt(judged, 2.2, 1)).toBe(3);
    expect(aimAt(judged, 2, 5)).toBe(3);
    expect(aimAt(judged, 5, 1)).toBe(5);
    expect(aimAt(judged, -3, 0)).toBe(0);
    expect(aimAt(judged, 99, 0)).toBe(5);
  });

  it('tells a loss from a move as good as the best', () => {
    const ranked = [
      { action: 'place 1-1', shares: [0.5, 0.5] },
      { action: 'place 2-1', shares: [0.4, 0.6] },
    ];
    expect(
      isLoss(event(1, [-0.1, 0.1], { event: 'place 2-1', best: 'place 1-1', loss: 0.1, ranked })),
    ).toBe(true);
    expect(
      isLoss(event(1, [0, 0], { event: 'place 2-1', best: 'place 1-1', loss: 0, ranked })),
    ).toBe(false);
    expect(
      isLoss(event(1, [0, 0], { event: 'place 1-1', best: 'place 1-1', loss: 0, ranked })),
    ).toBe(false);
    expect(isLoss(event(1, [-0.1, 0.1]))).toBe(false);
  });

  it('weighs an event by the chance that it moved most', () => {
    expect(weightOf(event(1, [0.02, -0.09, 0.07]))).toBeCloseTo(0.09);
  });

  it('knows the dice that are kept', () => {
    expect(keptBy('keep 4 4 6')).toEqual([4, 4, 6]);
    expect(keptBy('keep')).toEqual([]);
    expect(keptBy('stop')).toBeNull();
  });

  it('turns where the winner gained most, not where the loser did', () => {
    const events = [event(1, [-0.4, 0.4]), event(2, [0.3, -0.3]), event(3, [0.1, -0.1])];
    const won = review(events, [0, 1], { result: [1, 0], moments: [1, 2] });
    expect(turningPoint(won)).toBe(2);
    expect(turningPoint({ ...won, result: [0, 1] })).toBe(1);
    expect(turningPoint({ ...won, result: [0.5, 0.5] })).toBe(1);
    expect(turningPoint(review([], [0, 1], { result: [1, 0] }))).toBe(0);
  });

  it('does not turn at the throw for who begins', () => {
    const events = [event(1, [0.4, -0.4], { seat: null }), event(2, [0.1, -0.1])];
    expect(turningPoint(review(events, [0, 1], { result: [1, 0], moments: [2, 1] }))).toBe(2);
    const alone = events.slice(0, 1);
    expect(turningPoint(review(alone, [0, 1], { result: [1, 0], moments: [1] }))).toBe(1);
  });

  it('tells turning points in the order of play, the one that decided among them', () => {
    const events = [event(1, [-0.4, 0.4]), event(2, [0.05, -0.05]), event(3, [-0.3, 0.3])];
    expect(turningPoints(review(events, [0, 1], { result: [1, 0], moments: [3, 1] }))).toEqual([
      1, 2, 3,
    ]);
    expect(turningPoints(review([], [0, 1], { result: [1, 0] }))).toEqual([]);
  });

  it('knows who wins together', () => {
    expect(sideOf(review([], [0, 1, 0, 1]), 2)).toEqual([0, 2]);
    expect(sideOf(review([], [0, 1, 2]), 2)).toEqual([2]);
  });
});
