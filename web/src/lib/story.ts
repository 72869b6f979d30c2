/** A review in sentences, as a friend would describe the game: which sentence, about whom, with which figures. Keys and arguments, no text. */

import { notable } from './numbers';
import type { Grade, Review, ReviewEvent } from './protocol.gen';
import {
  eventAt,
  GRAVE,
  isCertain,
  isChoice,
  isLoss,
  ownerOf,
  sharesAt,
  sideOf,
  turningPoint,
  worthOf,
} from './review';

/** A sentence that can be said in every language. */
export interface Sentence {
  key: string;
  args: Record<string, string | number>;
}

/** Who played. */
export interface Cast {
  /** Per seat. */
  names: string[];
  /** The seat of the reader; null where it is not known, or where several people played on this device. */
  own: number | null;
  /** Names as a list in the reader's language: “Ana and Ben”. */
  join: (names: string[]) => string;
}

/** Of whom a sentence speaks: the reader, the reader's team, several people, one person. */
type Who = 'you' | 'team' | 'group' | 'other';
interface Subject {
  who: Who;
  name: string;
  [argument: string]: string;
}

const SLIGHT = 0.05; // luck that a headline still calls no luck at all

/** Who decided: one seat. */
function personAt(cast: Cast, seat: number): Subject {
  return { who: seat === cast.own ? 'you' : 'other', name: cast.names[seat] ?? '' };
}

/** Whom the dice helped or hurt: a seat, and its partner with it. */
function sideAt(review: Review, cast: Cast, seat: number): Subject {
  const side = sideOf(review, seat);
  if (side.length < 2) return personAt(cast, seat);
  const isOwn = cast.own !== null && side.includes(cast.own);
  return {
    who: isOwn ? 'team' : 'group',
    name: cast.join(side.map((each) => cast.names[each] ?? '')),
  };
}

/** `more` or `less` than the average, or `even` where it is less than half a percent. */
function wayOf(luck: number): 'more' | 'less' | 'even' {
  return notable(luck) === 0 ? 'even' : luck > 0 ? 'more' : 'less';
}

/** The game in one line: for the reader, or for the winner. */
export function headline(review: Review, cast: Cast): Sentence | null {
  if (!review.is_over) return null;
  const seat = cast.own ?? review.result.indexOf(Math.max(...review.result));
  const [share, luck] = [review.result[seat] ?? 0, review.summaries[seat]?.luck ?? 0];
  const interval = review.summaries[seat]?.interval ?? null;
  const subject = sideAt(review, cast, seat);
  if (share > 0.01 && share < 0.99) {
    const winners = review.result.flatMap((each, number) =>
      each > 0.01 ? [cast.names[number] ?? ''] : [],
    );
    return {
      key: 'web-review-headline-shared',
      args: cast.own === null ? { who: 'group', name: cast.join(winners) } : subject,
    };
  }
  const fair = 1 / new Set(review.seats.map((each) => each.side)).size;
  if (share > 0.5) {
    const help = interval && interval.high < fair ? 'thanks' : 'with';
    return {
      key: 'web-review-headline-won',
      args: { ...subject, dice: luck > SLIGHT ? help : luck < -SLIGHT ? 'against' : 'even' },
    };
  }
  const harm =
    interval && interval.low > fair && -luck > (review.summaries[seat]?.loss ?? 0)
      ? 'because'
      : 'against';
  return {
    key: 'web-review-headline-lost',
    args: { ...subject, dice: luck < -SLIGHT ? harm : luck > SLIGHT ? 'with' : 'even' },
  };
}

/** What the dice gave and what decisions cost: a sentence for a seat alone, and for a team one of the dice and one of each partner's decisions. */
export function balance(review: Review, cast: Cast, seat: number): Sentence[] {
  const side = sideOf(review, seat);
  const luck = review.summaries[seat]?.luck ?? 0;
  const dice = { luck: wayOf(luck), change: notable(luck) };
  if (side.length < 2) {
    const cost = notable(review.summaries[seat]?.loss ?? 0);
    return [{ key: 'web-review-balance', args: { ...personAt(cast, seat), ...dice, cost } }];
  }
  const ordered = [...side].sort(
    (one, other) => Number(other === cast.own) - Number(one === cast.own),
  );
  return [
    { key: 'web-review-dice', args: { ...sideAt(review, cast, seat), ...dice } },
    ...ordered.map((each) => decisions(review, cast, each)),
  ];
}

/** What a seat gave away by its own decisions. */
function decisions(review: Review, cast: Cast, seat: number): Sentence {
  return {
    key: 'web-review-gave',
    args: { ...personAt(cast, seat), cost: notable(review.summaries[seat]?.loss ?? 0) },
  };
}

/** How often a seat or its team would win such a game with average dice: between which numbers, as far as this game can tell. */
function average(review: Review, cast: Cast, seat: number): Sentence {
  const interval = review.summaries[seat]?.interval;
  if (!interval) return { key: 'web-review-average-none', args: {} };
  const [low, high] = [Math.round(100 * interval.low), Math.round(100 * interval.high)];
  const subject = sideAt(review, cast, seat);
  return low === high
    ? { key: 'web-review-average', args: { ...subject, times: low } }
    : { key: 'web-review-average-between', args: { ...subject, low, high } };
}

/** How firm a grade is: by how many decisions, and which other grades they leave open. */
export function firmness(grade: Grade, sayGrade: (grade: string) => string): Sentence {
  const args = { best: sayGrade(grade.best), worst: sayGrade(grade.worst), count: grade.decisions };
  return {
    key: grade.best === grade.worst ? 'web-review-grade-firm' : 'web-review-grade-open',
    args,
  };
}

/** What is said of one side, or of one seat. */
export interface Account {
  seats: number[];
  sentences: Sentence[];
  /** What can wait where there is little room. */
  more: Sentence[];
}

/** The balance of a game: first the reader's, then everybody else's. Between two sides the dice of one are those of the other, so they are told once. */
export function describeSides(review: Review, cast: Cast): Account[] {
  const own = cast.own === null ? [] : sideOf(review, cast.own);
  const sides = [...new Set(review.seats.map((seat) => seat.side))].map((side) =>
    review.seats.flatMap((seat, number) => (seat.side === side ? [number] : [])),
  );
  const rest = sides.filter((side) => !side.some((seat) => own.includes(seat)));
  if (cast.own === null)
    return rest.map((seats) => ({
      seats,
      sentences: balance(review, cast, seats[0] ?? 0),
      more: [],
    }));
  const more = [average(review, cast, cast.own)];
  const theirs = rest.flatMap((seats): Account[] =>
    sides.length === 2
      ? seats.map((seat) => ({
          seats: [seat],
          sentences: [decisions(review, cast, seat)],
          more: [],
        }))
      : [{ seats, sentences: balance(review, cast, seats[0] ?? 0), more: [] }],
  );
  return [{ seats: own, sentences: balance(review, cast, cast.own), more }, ...theirs];
}

/** The seat that a throw is about: the one that threw; where only others felt it, the one it changed most. */
function feltBy(event: ReviewEvent): number {
  if (notable(worthOf(event)) > 0) return ownerOf(event);
  return event.term.reduce(
    (most, share, seat) => (Math.abs(share) > Math.abs(event.term[most] ?? 0) ? seat : most),
    0,
  );
}

/** Whom the throw for who begins suited. */
function suited(review: Review, cast: Cast, event: ReviewEvent): Sentence {
  const seat = ownerOf(event);
  const [from, to] = [sharesAt(review, event.ply - 1)[seat] ?? 0, event.values[seat] ?? 0];
  return { key: 'web-review-moment-start', args: { ...sideAt(review, cast, seat), from, to } };
}

/** What a step was worth. */
export function verdict(review: Review, cast: Cast, event: ReviewEvent): Sentence {
  if (event.seat === null) return suited(review, cast, event);
  if (event.best === null) {
    const seat = ownerOf(event);
    const luck = event.term[seat] ?? 0;
    return {
      key: 'web-review-said-luck',
      args: { ...sideAt(review, cast, seat), luck: wayOf(luck), change: notable(luck) },
    };
  }
  if (!isChoice(event)) return { key: 'web-review-forced', args: {} };
  if (!isLoss(event)) return { key: 'web-review-fine', args: {} };
  const cost = notable(event.loss);
  if (cost === 0) return { key: 'web-review-close', args: {} };
  const size = !isCertain(event)
    ? 'unsure'
    : cost < 0.015
      ? 'slip'
      : cost < 0.075
        ? 'mistake'
        : 'blunder';
  return { key: 'web-review-said-cost', args: { ...personAt(cast, event.seat ?? 0), size, cost } };
}

/** What rollouts say of a large loss; null of a small one. */
export function certainty(event: ReviewEvent): Sentence | null {
  if (event.loss < GRAVE) return null;
  if (!event.check?.is_telling) return { key: 'web-review-check-none', args: {} };
  const { trials, loss, margin, is_confirmed: isConfirmed } = event.check;
  const figures = { trials, loss, margin };
  return {
    key: isConfirmed ? 'web-review-check-confirmed' : 'web-review-check-open',
    args: figures,
  };
}

/** A turning point in one sentence. */
export function moment(review: Review, cast: Cast, ply: number): Sentence | null {
  const event = eventAt(review, ply);
  if (!event) return null;
  const before = sharesAt(review, ply - 1);
  const last = review.events.length;
  const when = ply <= last / 4 ? 'early' : ply > (3 * last) / 4 ? 'late' : 'middle';
  if (event.best !== null) {
    const seat = event.seat ?? 0;
    const figures = { best: before[seat] ?? 0, after: event.values[seat] ?? 0 };
    return {
      key: 'web-review-moment-choice',
      args: { ...personAt(cast, seat), when, sure: isCertain(event) ? 'yes' : 'no', ...figures },
    };
  }
  if (event.seat === null) return suited(review, cast, event);
  const seat = feltBy(event);
  const subject = sideAt(review, cast, seat);
  const [from, to] = [before[seat] ?? 0, event.values[seat] ?? 0];
  if (ply === last && review.is_over && (event.values[seat] ?? 0) > 0.99)
    return { key: 'web-review-moment-last', args: { ...subject, from } };
  return {
    key: 'web-review-moment-throw',
    args: { ...subject, when, luck: wayOf(event.term[seat] ?? 0), from, to },
  };
}

/** Whether a ply is the one that decided the game. */
export function isDecisive(review: Review, ply: number): boolean {
  return review.is_over && ply === turningPoint(review);
}
