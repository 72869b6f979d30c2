/** What this browser keeps of the agreement on a table's dice, and how it holds the finished record against it. `core/witness.py` does the same. */

import { bytesToHex } from '@noble/hashes/utils.js';
import { commitTo, type DiceRecord, type StatedRound } from './dice';
import type { Dice, Event } from './protocol.gen';

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
  /** The throws this device saw, by ply. */
  throws: Record<string, string>;
}

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
    if (dice.source !== 'fair' || dice.version !== 2) return null;
    if (dice.phase === 'commit') return this.#commit(dice, yours);
    const kept = this.kept.rounds[dice.round];
    if (
      dice.phase !== 'reveal' ||
      !kept ||
      !yours.includes(kept.seat) ||
      this.findAlarms(dice).length > 0
    )
      return null;
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

  /** What is amiss with the commitments shown now: with any of these, this device does not reveal its value. */
  findAlarms(dice: ShownDice): Difference[] {
    const round = dice.round;
    const kept = this.kept.rounds[round];
    if (dice.version !== 2 || !kept || dice.phase === 'commit') return [];
    const alarms: Difference[] = [];
    if (dice.commitment !== kept.secret) alarms.push(differs('secret', { round }));
    const shown = snapshot(dice);
    if (!isSame(shown[kept.seat], this.#own(round, kept)))
      alarms.push(differs('own-altered', { round }));
    for (const [seat, before] of (kept.seats ?? []).entries())
      if (seat !== kept.seat && !isSame(before, shown[seat]))
        alarms.push(differs('other', { seat: seat + 1, round }));
    return alarms;
  }

  /** What of a finished record is not as this device made or saw it. Empty where all is; without a kept round nothing is known. */
  compare({ dice, events }: DiceRecord): Difference[] {
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
    for (const [ply, seen] of Object.entries(this.kept.throws)) {
      const event = events[Number(ply) - 1] ?? '–';
      if (event !== seen) found.push(differs('throw', { ply: Number(ply), stated: event, seen }));
    }
    return found;
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
    for (const [seat, before] of (kept.seats ?? []).entries())
      if (seat !== kept.seat && !isSame(before, shown[seat]))
        found.push(differs('other', { seat: seat + 1, round }));
    return found;
  }
}

/** The throws among the events of an update, by ply, from the ply the update leads to. */
export function findThrows(ply: number, events: Event[]): Record<string, string> {
  const throws: Record<string, string> = {};
  let at = ply;
  for (const event of [...events].reverse()) {
    if (event.what === 'throw') throws[at] = event.text ?? '';
    if (event.what === 'act' || event.what === 'throw') at -= 1;
    else if (event.what === 'back') at += 1;
  }
  return throws;
}
