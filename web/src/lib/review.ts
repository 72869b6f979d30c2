/** What a review says about a step of the game: chances, changes, and where something happened. Pure: knows no game and draws nothing. */

import type { Review, ReviewEvent } from './protocol.gen';

/** A change that is worth a stop when one walks from event to event. */
export const NOTABLE = 0.02;

/** The chance of a seat's side, of shares per seat: partners win together. */
export function chanceOf(review: Review, shares: number[], seat: number): number {
  const side = review.seats[seat]?.side;
  return shares.reduce((sum, share, other) => (review.seats[other]?.side === side ? sum + share : sum), 0);
}

/** The event that led to a ply; none leads to the first. */
export function eventAt(review: Review, ply: number): ReviewEvent | null {
  return review.events[ply - 1] ?? null;
}

/** The shares of all seats at a ply, the look-ahead's correction included. */
export function sharesAt(review: Review, ply: number): number[] {
  const event = eventAt(review, ply);
  if (!event) return review.start;
  return event.values.map((share, seat) => share + (event.correction?.[seat] ?? 0));
}

/** The chance of a seat's side at a ply. */
export function chanceAt(review: Review, ply: number, seat: number): number {
  return chanceOf(review, sharesAt(review, ply), seat);
}

/** How much an event was worth to whoever threw or decided: luck, or minus the loss; for their side. */
export function worthOf(review: Review, event: ReviewEvent): number {
  return event.seat === null ? 0 : chanceOf(review, event.term, event.seat);
}

/** How many seats win together with a seat, itself included: what is one seat's share is so many times as much for its side. */
export function partnersOf(review: Review, seat: number): number {
  return review.seats.filter((other) => other.side === review.seats[seat]?.side).length;
}

/** The largest change that an event made to any side's chance. */
export function weightOf(review: Review, event: ReviewEvent): number {
  return Math.max(...event.term.map((_, seat) => Math.abs(chanceOf(review, event.term, seat))));
}

/** The next ply where something happened, forwards or backwards; null where nothing is left. */
export function findNotable(review: Review, from: number, by: 1 | -1): number | null {
  for (let ply = from + by; ply >= 1 && ply <= review.events.length; ply += by) {
    const event = eventAt(review, ply);
    if (event && weightOf(review, event) >= NOTABLE) return ply;
  }
  return null;
}

/** The ply that somebody means who points at one of many: the heaviest event within reach. */
export function aimAt(review: Review, ply: number, reach: number): number {
  let aimed = Math.max(0, Math.min(review.events.length, Math.round(ply)));
  let most = 0;
  for (let at = Math.max(1, Math.ceil(ply - reach)); at <= Math.min(review.events.length, ply + reach); at += 1) {
    const event = eventAt(review, at);
    const weight = event ? weightOf(review, event) : 0;
    if (weight > most && weight >= NOTABLE) [aimed, most] = [at, weight];
  }
  return aimed;
}

/** Whether an event was a decision with a choice. */
export function isChoice(event: ReviewEvent): boolean {
  return event.best !== null && event.ranked.length > 1;
}

/** Whether something better than what was played was there, as far as it can be seen. */
export function isLoss(event: ReviewEvent): boolean {
  return isChoice(event) && event.best !== event.event && event.loss > 0.0005;
}

/** The dice that an action keeps, where it is one that keeps. */
export function keptBy(action: string): number[] | null {
  const [word, ...faces] = action.split(' ');
  return word === 'keep' ? faces.map(Number) : null;
}
