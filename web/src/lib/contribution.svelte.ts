/** This browser's part in the fair dice of a table: it commits and reveals by itself, and keeps what it made and saw. */

import { say } from './i18n.svelte';
import { readStored, STORED_DICE, storedKeys, writeStored } from './preferences.svelte';
import type { Event, View } from './protocol.gen';
import { keptNothing, Witness, type DiceAnswer, type Difference, type Kept } from './witness';

/** Kept by seat: one browser may hold two seats of a table, in two tabs. */
const keyOf = (table: string, token: string): string =>
  `${STORED_DICE}-${table}-${token.slice(0, 8)}`;

/** What this browser kept of a table's dice; null where it took no part in them. */
export function findKept(table: string, token: string | null = null): Witness | null {
  const [key] = storedKeys(keyOf(table, token ?? ''));
  const kept = key === undefined ? null : readStored<Kept>(key);
  return kept && new Witness({ ...keptNothing(table), ...kept });
}

/** What is wrong with the dice, and what that means. */
export function sayAlarm({ key, arguments: args }: Difference): string {
  const isLeftOut = key === 'record-differs-left-out';
  return `${say(isLeftOut ? 'web-dice-left-out' : 'web-dice-alarm')} ${isLeftOut ? '' : say(key, args)}`.trim();
}

/** One browser at one table. */
export class Contribution {
  /** What is amiss with the commitments that the table shows. */
  alarms = $state.raw<Difference[]>([]);
  readonly #witness: Witness;
  #sent = '';

  constructor(
    readonly table: string,
    readonly token: string | null,
  ) {
    this.#witness = (token && findKept(table, token)) || new Witness(keptNothing(table));
  }

  /** Keeps what is shown, and says what is to be sent now. What was sent is not sent again, but after a new view. */
  takePart(view: View, events: Event[], isAnew: boolean): DiceAnswer | null {
    if (this.token === null) return null;
    this.#shareRounds(this.token);
    this.#witness.observe(view.position, events, isAnew);
    const answer = this.#witness.findAnswer(view.dice, view.yours);
    this.alarms = this.#witness.findAlarms(view.dice, view.yours);
    const { kept } = this.#witness;
    if (this.#witness.isOwn || kept.is_left_out) writeStored(keyOf(this.table, this.token), kept);
    const sent = JSON.stringify(answer);
    const isNew = isAnew || sent !== this.#sent;
    this.#sent = sent;
    return isNew ? answer : null;
  }

  /** Two tabs at one seat are one device: both know the values that either made. */
  #shareRounds(token: string): void {
    const { kept } = this.#witness;
    kept.rounds = { ...kept.rounds, ...findKept(this.table, token)?.kept.rounds };
  }

  /** What this browser holds a finished record against. */
  get witness(): Witness {
    return this.#witness;
  }
}
