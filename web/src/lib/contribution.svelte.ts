/** This browser's part in the fair dice of a table: it commits and reveals by itself, and keeps what it made and saw. */

import { readStored, writeStored } from './preferences.svelte';
import type { Event, View } from './protocol.gen';
import { findThrows, Witness, type DiceAnswer, type Difference, type Kept } from './witness';

const STORED = 'colonnade-dice';

/** Kept by seat: one browser may hold two seats of a table, in two tabs. */
const keyOf = (table: string, token: string): string => `${STORED}-${table}-${token.slice(0, 8)}`;

/** What this browser kept of a table's dice; null where it took no part in them. */
export function findKept(table: string, token: string | null = null): Witness | null {
  const key = keys().find((each) =>
    token === null ? each.startsWith(`${STORED}-${table}-`) : each === keyOf(table, token),
  );
  const kept = key === undefined ? null : readStored<Kept>(key);
  return kept && new Witness(kept);
}

function keys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(`${STORED}-`));
  } catch {
    return []; // a browser without storage has kept nothing
  }
}

/** Forgets the dice of all tables but these. */
export function forgetDiceBut(known: string[]): void {
  for (const key of keys())
    if (!known.some((id) => key.startsWith(`${STORED}-${id}-`))) localStorage.removeItem(key);
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
    this.#witness =
      (token && findKept(table, token)) || new Witness({ table, rounds: {}, throws: {} });
  }

  /** Keeps what is shown, and says what is to be sent now. What was sent is not sent again, but after a new view. */
  takePart(view: View, events: Event[], isAnew: boolean): DiceAnswer | null {
    if (this.token === null || view.dice.version !== 2) return null;
    const throws = findThrows(view.position.ply, events);
    Object.assign(this.#witness.kept.throws, throws);
    const answer = this.#witness.findAnswer(view.dice, view.yours);
    if (answer || Object.keys(throws).length > 0)
      writeStored(keyOf(this.table, this.token), this.#witness.kept);
    this.alarms = this.#witness.findAlarms(view.dice);
    const sent = JSON.stringify(answer);
    const isNew = isAnew || sent !== this.#sent;
    this.#sent = sent;
    return isNew ? answer : null;
  }

  /** What this browser holds a finished record against. */
  get witness(): Witness {
    return this.#witness;
  }
}
