/** What this browser keeps of the agreement on a table's dice, and how it holds the finished record against it. `core/witness.py` does the same. */

import { bytesToHex } from '@noble/hashes/utils.js';
import {
  commitTo,
  countDice,
  isThrow,
  statedFaces,
  without,
  type DiceRecord,
  type StatedRound,
} from './dice';
import type { Dice, Event, Position } from './protocol.gen';

/** A seat's part and commitment. */
type Shown = [string, string | null];

/** A round this device takes part in. */
export interface KeptRound {
  seat: number;
  value: string;
  /** The table's commitment to its secret, as shown when this device committed. */
  secret: string;
  /** Every seat's part and commitment, as shown before this device revealed its value; null until then. */
  seats: Shown[] | null;
  /** Whether this device has revealed its value. */
  is_sent: boolean;
}

/** What one device keeps of one table. */
export interface Kept {
  table: string;
  rounds: Record<string, KeptRound>;
  /** The actions and throws this device saw, by ply. */
  events: Record<string, string>;
  /** The number of dice that the table said would be thrown as the event of a ply; 0 where it was a decision. Plies of which this device was not told are missing. */
  due: Record<string, number>;
  /** The number of events of the game, once this device saw it end. */
  length: number | null;
  /** Whether this device held a seat of which the table showed another part than it gave. */
  is_left_out: boolean;
  dice: KeptDice;
}

/** The dice on the table, as this device knows them. No die may lie there that nobody threw, and of a throw lie all dice or none. */
export interface KeptDice {
  /** The faces that may lie there: those that lay there after the last throw; null where any may. */
  faces: number[] | null;
  /** The faces that stay when dice are thrown next. */
  held: number[];
  /** The ply after which throws were missed that may have changed the dice; null where none were. */
  since: number | null;
  /** Where dice lay that this device did not see fall: they must have been thrown after the first ply, and up to the second. */
  strays: [number, number][];
}

/** What a device keeps of a table before it has seen anything. */
export const keptNothing = (table: string): Kept => ({
  table,
  rounds: {},
  events: {},
  due: {},
  length: null,
  is_left_out: false,
  dice: { faces: [], held: [], since: 0, strays: [] },
});

/** Stands for an event where nothing happened: no record has it. */
const NOTHING = '–';

/** What is not as this device made or saw it: a message and its arguments. */
export interface Difference {
  key: string;
  arguments: Record<string, string | number>;
}

export type DiceAnswer =
  | { type: 'commit'; seat: number; commitment: string }
  | { type: 'reveal'; seat: number; value: string };

/** The dice of a table as it shows them. */
type ShownDice = Pick<Dice, 'source' | 'version' | 'phase' | 'round' | 'commitment' | 'seats'>;

const differs = (name: string, args: Record<string, string | number> = {}): Difference => ({
  key: `record-differs-${name}`,
  arguments: args,
});
const snapshot = (dice: ShownDice): Shown[] =>
  dice.seats.map(({ part, commitment }) => [part, commitment]);
const isSame = (one: Shown | undefined, other: Shown | undefined): boolean =>
  one?.[0] === other?.[0] && one?.[1] === other?.[1];

/** The seats that gave something else than was shown before this device revealed its value: seats that have come or gone, too. */
function compareOthers(round: number, kept: KeptRound, given: Shown[]): Difference[] {
  const before = kept.seats ?? given;
  const seats = [...Array(Math.max(before.length, given.length)).keys()];
  return seats
    .filter((seat) => seat !== kept.seat && !isSame(before[seat], given[seat]))
    .map((seat) => differs('other', { seat: seat + 1, round }));
}

function drawValue(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
}

/** One device at one table. */
export class Witness {
  constructor(
    readonly kept: Kept,
    readonly draw: () => string = drawValue,
  ) {}

  /** Whether this device took part in the dice. */
  get isOwn(): boolean {
    return Object.keys(this.kept.rounds).length > 0;
  }

  /** What this device has to send now: its commitment, or its value once all commitments are shown and nothing is amiss. */
  findAnswer(dice: ShownDice, yours: number[]): DiceAnswer | null {
    if (dice.source !== 'fair' || this.findAlarms(dice, yours).length > 0) return null;
    if (dice.phase === 'commit') return this.#commit(dice, yours);
    const kept = this.kept.rounds[dice.round];
    if (dice.phase !== 'reveal' || !kept || !yours.includes(kept.seat)) return null;
    if (dice.seats[kept.seat]?.is_revealed) return null;
    kept.seats ??= snapshot(dice);
    kept.is_sent = true;
    return { type: 'reveal', seat: kept.seat, value: kept.value };
  }

  #commit(dice: ShownDice, yours: number[]): DiceAnswer | null {
    const seat = yours.find((each) => dice.seats[each]?.part === 'awaited');
    if (seat === undefined) return null;
    let kept = this.kept.rounds[dice.round];
    if (!kept || (kept.seat !== seat && !kept.is_sent)) {
      kept = {
        seat,
        value: this.draw(),
        secret: dice.commitment ?? '',
        seats: null,
        is_sent: false,
      };
      this.kept.rounds[dice.round] = kept;
    }
    if (kept.seat !== seat) return null; // a round that was revealed does not begin again
    return {
      type: 'commit',
      seat,
      commitment: commitTo(this.kept.table, dice.round, seat, kept.value),
    };
  }

  #own(round: number, kept: KeptRound): Shown {
    return ['value', commitTo(this.kept.table, round, kept.seat, kept.value)];
  }

  /** Keeps the events that led to a position, how many dice each had, and what is due there. Throws are never taken back, so nothing up to the last one changes any more. After a gap, when this device was not connected, the actions after it may have been taken back. Without a gap, nothing happened at a ply that no event led to. */
  observe(
    position: Pick<Position, 'ply' | 'turn' | 'dice'>,
    events: Event[],
    isGap: boolean,
  ): void {
    const { kept } = this;
    const { ply, turn } = position;
    const known = this.#knownPly;
    const seen: Record<string, string> = {};
    const due: Record<string, number> = turn.what === 'over' ? {} : { [ply + 1]: turn.dice ?? 0 };
    const moves = events.filter(({ what }) => ['act', 'throw', 'back'].includes(what));
    const thrown: string[] = [];
    let at = ply;
    let lowest = ply;
    let isDecided = false;
    for (const { what, text = '', dice = 0 } of [...moves].reverse()) {
      if (what !== 'back') {
        if (at <= ply && !(at in seen)) {
          seen[at] = (what === 'throw') === isThrow(text) ? text : NOTHING;
          // the dice of a throw are seen before anybody decides: otherwise it was not shown
          if (!isGap && !(isThrow(text) && isDecided)) due[at] = dice;
          isDecided ||= what === 'act';
        }
        if (at > known && isThrow(text)) thrown.unshift(text);
        at -= 1;
      } else at += 1;
      lowest = Math.min(lowest, at);
    }
    const throws = Object.keys(kept.events).filter((each) => isThrow(kept.events[each] ?? ''));
    const lastThrow = Math.max(0, ...throws.map(Number));
    const last = isGap ? lastThrow : Math.max(lowest, lastThrow);
    kept.events = { ...seen, ...upTo(kept.events, last) };
    kept.due = { ...due, ...upTo(kept.due, last + 1) };
    kept.length = turn.what === 'over' ? ply : null;
    if (!isGap && at !== known) kept.events[Math.min(at, known) + 1] = NOTHING;
    if (at > known) kept.dice.since ??= known;
    const isFirst = at === known && moves[0]?.what === 'throw';
    this.#watchDice(position, thrown, isFirst, moves.at(-1)?.what === 'throw');
  }

  /** The number of events before the position that was shown last. */
  get #knownPly(): number {
    const { length, due } = this.kept;
    return length ?? Math.max(1, ...Object.keys(due).map(Number)) - 1;
  }

  /** Whether the dice at a position are those that were thrown. `isFirst`: the first throw came right after the position before; `isLast`: the position came right after the last one. */
  #watchDice(
    { ply, turn, dice }: Pick<Position, 'ply' | 'turn' | 'dice'>,
    thrown: string[],
    isFirst: boolean,
    isLast: boolean,
  ): void {
    const known = this.kept.dice;
    const lying = dice.map(({ face }) => face);
    const throws = thrown.map(statedFaces);
    const last = isLast ? throws.pop() : undefined;
    const start = isFirst ? known.held : known.faces;
    const before = start && [...start, ...throws.flat()];
    const others = without(lying, last ?? []); // null where not all dice of the last throw lie there: then none may
    const kept = isFirst && throws.length === 0 ? known.held : [];
    const isRight = others
      ? before === null || without(before, others) !== null
      : without(kept, lying) !== null;
    if (!isRight) {
      known.strays.push([known.since ?? ply, ply]);
      known.faces = null; // until the next throw
    } else if (last) [known.faces, known.since] = [lying, null];
    else known.faces = before;
    known.held =
      turn.what === 'throw'
        ? dice.filter(({ status }) => status === 'kept').map(({ face }) => face)
        : [];
  }

  /** What is wrong with the parts and commitments shown now: with any of these, this device does not reveal its value. */
  findAlarms(dice: ShownDice, yours: number[]): Difference[] {
    const isAgreed = dice.source === 'fair' && dice.version === 2;
    if (this.isOwn && !isAgreed) return [differs('no-proof')];
    if (yours.length > 0)
      this.kept.is_left_out =
        this.#mustBeFair(dice.source) && !(isAgreed && this.#takesPart(dice, yours));
    if (this.kept.is_left_out) return [differs('left-out')];
    const round = dice.round;
    const kept = this.kept.rounds[round];
    if (!kept || dice.phase === 'commit') return [];
    const alarms: Difference[] = [];
    if (dice.commitment !== kept.secret) alarms.push(differs('secret', { round }));
    const shown = snapshot(dice);
    if (!isSame(shown[kept.seat], this.#own(round, kept)))
      alarms.push(differs('own-altered', { round }));
    return [...alarms, ...compareOthers(round, kept, shown)];
  }

  /** Whether nobody may choose the dice: all but real ones, and those of a game that goes on from another, which has events before this device sees it. */
  #mustBeFair(source: Dice['source']): boolean {
    return source !== 'physical' && (source !== 'scripted' || 1 in this.kept.due);
  }

  /** Whether the table awaits a part of this device, or shows one that it gave. No dice fall before all parts are given, this device's too. */
  #takesPart({ phase, round, seats }: ShownDice, yours: number[]): boolean {
    if (!Number.isInteger(round)) return false; // what is not a number may not be kept under it
    if (phase !== 'closed' && Object.values(this.kept.events).some(isThrow)) return false;
    if (phase === 'commit' && yours.some((seat) => seats[seat]?.part === 'awaited')) return true;
    const kept = this.kept.rounds[round];
    if (!kept || (phase === 'closed' && !kept.is_sent)) return false;
    return seats[kept.seat]?.part === 'value';
  }

  /** What of a finished record is not as this device made or saw it. Empty where all is; without a kept round nothing is known. */
  compare({ dice, events }: DiceRecord): Difference[] {
    if (this.kept.is_left_out) return [differs('left-out')];
    if (!this.isOwn) return [];
    if (dice.source !== 'fair' || dice.version !== 2) return [differs('no-proof')];
    if (dice.table !== this.kept.table) return [differs('table')];
    const stated = [...dice.voided, dice];
    const rounds = Object.entries(this.kept.rounds).map(
      ([round, kept]) => [Number(round), kept] as const,
    );
    const found = rounds
      .sort(([one], [other]) => one - other)
      .flatMap(([round, kept]) => this.#compareRound(round, kept, stated));
    if (!this.kept.rounds[stated.length])
      found.push(differs('own-missing', { round: stated.length }));
    return [...found, ...this.#compareEvents(events)];
  }

  /** The first event that differs, and the first whose dice do: all after it may. */
  #compareEvents(events: string[]): Difference[] {
    const kept = this.kept;
    const stated = (ply: string): string => events[Number(ply) - 1] ?? NOTHING;
    const found: Difference[] = [];
    const event = Object.entries(kept.events).find(([ply, seen]) => stated(ply) !== seen);
    if (event) {
      const [ply, seen] = event;
      found.push(differs('event', { ply: Number(ply), stated: stated(ply), seen }));
    }
    const due = Object.entries(kept.due).find(
      ([ply, dice]) => Number(ply) <= events.length && countDice(stated(ply)) !== dice,
    );
    if (due) {
      const [ply, dice] = due;
      found.push(differs('dice', { ply: Number(ply), stated: stated(ply), dice }));
    }
    if (kept.length !== null && kept.length !== events.length)
      found.push(differs('length', { stated: events.length, seen: kept.length }));
    const stray = this.findStray(events);
    if (stray !== null) found.push({ key: 'web-verify-stray', arguments: { ply: stray } });
    return found;
  }

  /** The first ply after which dice lay on the table that no throw of a record explains; null where there is none. */
  findStray(events: string[]): number | null {
    const stray = this.kept.dice.strays.find(
      ([after, to]) => this.countUnseen(events.slice(0, to), after) === 0,
    );
    return stray?.[1] ?? null;
  }

  /** How many throws of a record, after a ply, were not announced to this device or not shown to it, as it was not connected. */
  countUnseen(events: string[], after = 0): number {
    const { due, events: seen } = this.kept;
    return events.filter(
      (event, index) =>
        index >= after && isThrow(event) && !(index + 1 in due && index + 1 in seen),
    ).length;
  }

  #compareRound(round: number, kept: KeptRound, stated: StatedRound[]): Difference[] {
    const claimed = stated[round - 1];
    if (!claimed) return [differs('round', { round })];
    const found: Difference[] = [];
    if (claimed.commitment !== kept.secret) found.push(differs('secret', { round }));
    const shown = claimed.seats.map(({ part, commitment }): Shown => [part, commitment ?? null]);
    const value = claimed.seats[kept.seat]?.value ?? null;
    if (shown[kept.seat]?.[0] !== 'value') found.push(differs('own-missing', { round }));
    else if (
      !isSame(shown[kept.seat], this.#own(round, kept)) ||
      (value !== null && value !== kept.value)
    )
      found.push(differs('own-altered', { round }));
    else if (value === null && kept.is_sent) found.push(differs('withheld', { round }));
    return [...found, ...compareOthers(round, kept, shown)];
  }
}

/** The entries up to a ply. */
function upTo<T>(entries: Record<string, T>, ply: number): Record<string, T> {
  return Object.fromEntries(Object.entries(entries).filter(([at]) => Number(at) <= ply));
}
