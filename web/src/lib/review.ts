/** What a review says about a step of the game: chances, changes, and where something happened. Pure: knows no game and draws nothing. */

import type { Review, ReviewEvent } from './protocol.gen';
import type { GameRecord } from './records.svelte';

/** A change that is worth a stop when one walks from event to event. */
export const NOTABLE = 0.02;

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

/** The chance of a seat at a ply; partners win together, and have the same. */
export function chanceAt(review: Review, ply: number, seat: number): number {
  return sharesAt(review, ply)[seat] ?? 0;
}

/** Whose luck or loss an event is: of the seat that threw or decided; where all threw, of the one it helped most. */
export function ownerOf(event: ReviewEvent): number {
  return event.seat ?? event.term.indexOf(Math.max(...event.term));
}

/** How much an event was worth to its owner: luck, or minus the loss. */
export function worthOf(event: ReviewEvent): number {
  return event.term[ownerOf(event)] ?? 0;
}

/** A correction of more than this, for any seat, is shown by itself. */
const LARGE = 0.05;

/** The size of the correction that follows an event, where it is large; else 0. */
export function largeCorrection(event: ReviewEvent): number {
  const largest = Math.max(0, ...(event.correction ?? []).map(Math.abs));
  return largest > LARGE ? largest : 0;
}

/** The largest change that an event made to anybody's chance. */
export function weightOf(event: ReviewEvent): number {
  return Math.max(...event.term.map(Math.abs));
}

/** The next ply where something happened, forwards or backwards; null where nothing is left. */
export function findNotable(review: Review, from: number, by: 1 | -1): number | null {
  for (let ply = from + by; ply >= 1 && ply <= review.events.length; ply += by) {
    const event = eventAt(review, ply);
    if (event && weightOf(event) >= NOTABLE) return ply;
  }
  return null;
}

/** The seats that win together with one, itself among them. */
export function sideOf(review: Review, seat: number): number[] {
  const side = review.seats[seat]?.side;
  return review.seats.flatMap((each, number) => (each.side === side ? [number] : []));
}

/** The ply that decided the game: the largest change in favour of the winner, after the throw for who begins. Where nobody won alone, the largest change; 0 where nothing changed. */
export function turningPoint(review: Review): number {
  const winner = review.is_over ? review.result.findIndex((share) => share > 0.99) : -1;
  if (winner === -1) return review.moments[0] ?? 0;
  let [decisive, most] = [review.moments[0] ?? 0, 0];
  for (const event of review.events) {
    const gain = event.term[winner] ?? 0;
    if (gain > most && event.seat !== null) [decisive, most] = [event.ply, gain];
  }
  return decisive;
}

/** The plies that a story of the game stops at, in the order of play: those of the largest changes, and the one that decided. */
export function turningPoints(review: Review): number[] {
  const decisive = turningPoint(review);
  return [...new Set(decisive > 0 ? [...review.moments, decisive] : review.moments)].sort(
    (one, other) => one - other,
  );
}

/** Whether a position was set up by hand at this ply or before: then the events alone do not lead there. */
export function isAfterSetUp({ setups = [] }: Pick<GameRecord, 'setups'>, ply: number): boolean {
  return setups.some((setup) => setup.ply <= ply);
}

/** The ply that somebody means who points at one of many: the heaviest event within reach. */
export function aimAt(review: Review, ply: number, reach: number): number {
  let aimed = Math.max(0, Math.min(review.events.length, Math.round(ply)));
  let most = 0;
  for (
    let at = Math.max(1, Math.ceil(ply - reach));
    at <= Math.min(review.events.length, ply + reach);
    at += 1
  ) {
    const event = eventAt(review, at);
    const weight = event ? weightOf(event) : 0;
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

/** A loss of this or more is uncertain until rollouts confirm it. */
export const GRAVE = 0.05;

/** Whether what was lost may be charged: it is small, or rollouts have confirmed it. */
export function isCertain(event: ReviewEvent): boolean {
  return event.loss < GRAVE || event.check?.is_confirmed === true;
}

/** The dice that an action keeps, where it is one that keeps. */
export function keptBy(action: string): number[] | null {
  const [word, ...faces] = action.split(' ');
  return word === 'keep' ? faces.map(Number) : null;
}
