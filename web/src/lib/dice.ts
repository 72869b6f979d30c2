/** Recomputes the throws of a record, here, without asking any server: `docs/dice.md` says how. */

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** A seat's contribution as a record states it. */
export interface StatedSeat {
  part: string;
  commitment?: string;
  value?: string | null;
}

/** A round of the agreement on fair dice, as a record states it. */
export interface StatedRound {
  commitment: string;
  secret: string | null;
  seats: StatedSeat[];
}

/** The fair dice of a server's table. */
export interface AgreedDice extends StatedRound {
  source: 'fair';
  version: 2;
  table: string;
  voided: StatedRound[];
}

/** Dice of every other kind. */
export interface PlainDice {
  source: string;
  version?: undefined;
  commitment?: string;
  secret?: string | null;
  entropy?: string[];
  seed?: number;
  game?: number;
}

/** The part of a record that verifying needs. */
export interface DiceRecord {
  seats: unknown[];
  dice: AgreedDice | PlainDice;
  events: string[];
}

export type Verdict =
  | { kind: 'holds'; throws: number }
  | { kind: 'false-commitment' }
  | { kind: 'false-value' | 'missing-value'; seat: number; round: number }
  | { kind: 'complete-round'; round: number }
  | { kind: 'false-throw'; ply: number; event: string; faces: number[] }
  | { kind: 'no-dice'; ply: number; event: string }
  | { kind: 'not-yet' }
  | { kind: 'unprovable'; source: string };

const REJECTED_FROM = 252; // the largest multiple of six in a byte: higher bytes would favour low faces

/** The faces of throw `index`: bytes of HMAC-SHA-256(key, "index/block"), each below 252 giving the face byte mod 6 + 1. */
export function deriveFaces(key: Uint8Array, index: number, dice: number): number[] {
  const faces: number[] = [];
  for (let block = 0; faces.length < dice; block += 1) {
    for (const byte of hmac(sha256, key, utf8ToBytes(`${index}/${block}`))) {
      if (byte < REJECTED_FROM && faces.length < dice) faces.push((byte % 6) + 1);
    }
  }
  return faces;
}

/** Texts joined so that no other texts give the same bytes: each as its length, a colon, itself and a comma. */
export function netstrings(...texts: (string | Uint8Array)[]): Uint8Array {
  const parts = texts.map((text) => {
    const bytes = typeof text === 'string' ? utf8ToBytes(text) : text;
    return concatBytes(utf8ToBytes(`${bytes.length}:`), bytes, utf8ToBytes(','));
  });
  return concatBytes(...parts);
}

/** The key of fair dice of version 1: HMAC-SHA-256(secret, the entropies as netstrings, in seat order). */
export function fairKey(secret: Uint8Array, entropy: string[]): Uint8Array {
  return hmac(sha256, secret, netstrings(...entropy));
}

/** The commitment to a value in a round of a table: of a seat, or of the table itself to its secret. */
export function commitTo(
  table: string,
  round: number,
  who: number | 'table',
  value: string,
): string {
  return bytesToHex(
    sha256(
      netstrings('colonnade/dice/2/commitment', table, `${round}`, `${who}`, hexToBytes(value)),
    ),
  );
}

/** The key of the fair dice of a server's table. */
export function agreedKey(dice: AgreedDice): Uint8Array {
  const values = dice.seats.map(({ part, value }) => hexToBytes((part === 'value' && value) || ''));
  return hmac(
    sha256,
    hexToBytes(dice.secret ?? ''),
    netstrings('colonnade/dice/2/key', dice.table, `${dice.voided.length + 1}`, ...values),
  );
}

/** Whether an event is a throw, also one that is written as none ever is. */
export const isThrow = (event: string): boolean => /^\W*(roll|start)\b/.test(event);

/** The faces of a throw: after a word, `-` for a seat that did not throw. */
export function statedFaces(event: string): number[] {
  if (!/^(roll|start)( [1-6-])+$/.test(event)) return [];
  return (event.match(/[1-6]/g) ?? []).map(Number);
}

/** The number of dice that an event of a record states; 0 where it is no throw. */
export const countDice = (event: string): number => statedFaces(event).length;

function isSame(stated: number[], derived: number[], isOrdered: boolean): boolean {
  const expected = isOrdered ? derived : [...derived].sort((one, other) => one - other);
  return (
    stated.length === expected.length && stated.every((face, index) => face === expected[index])
  );
}

/** Recomputes every throw of a record from what it reveals. */
export function verify(record: DiceRecord): Verdict {
  const dice = record.dice;
  if (dice.version !== undefined)
    return verifyAgreement(dice, record.seats.length) ?? verifyThrows(record, agreedKey(dice));
  const { source, commitment, secret, entropy } = dice;
  if (source === 'seeded')
    return verifyThrows(record, sha256(utf8ToBytes(`colonnade/${dice.seed}/${dice.game}/dice`)));
  if (source !== 'fair' || !commitment || !entropy) return { kind: 'unprovable', source };
  if (!secret) return { kind: 'not-yet' };
  const bytes = hexToBytes(secret);
  if (bytesToHex(sha256(bytes)) !== commitment) return { kind: 'false-commitment' };
  return verifyThrows(record, fairKey(bytes, entropy));
}

/** What does not hold of the rounds of an agreement; null where all does. */
function verifyAgreement(dice: AgreedDice, players: number): Verdict | null {
  const rounds = [...dice.voided, dice];
  for (const [index, stated] of rounds.entries()) {
    const found = verifyRound(dice.table, index + 1, stated, index + 1 === rounds.length);
    if (found) return found;
    if (stated.seats.length !== players)
      return {
        kind: 'missing-value',
        seat: Math.min(stated.seats.length, players) + 1,
        round: index + 1,
      };
  }
  return null;
}

function verifyRound(
  table: string,
  round: number,
  { commitment, secret, seats }: StatedRound,
  isLast: boolean,
): Verdict | null {
  if (secret === null) return { kind: 'not-yet' };
  if (commitTo(table, round, 'table', secret) !== commitment) return { kind: 'false-commitment' };
  let missing = 0;
  for (const [seat, { part, commitment: own, value }] of seats.entries()) {
    const isMissing = part === 'value' && (value ?? null) === null;
    if (part === 'awaited' || (isLast && isMissing))
      return { kind: 'missing-value', seat: seat + 1, round };
    if (isMissing) missing += 1;
    else if (
      value !== undefined &&
      (part !== 'value' || value === null || commitTo(table, round, seat, value) !== own)
    )
      return { kind: 'false-value', seat: seat + 1, round };
  }
  return isLast || missing > 0 ? null : { kind: 'complete-round', round };
}

function verifyThrows(record: DiceRecord, key: Uint8Array): Verdict {
  let throws = 0;
  for (const [index, event] of record.events.entries()) {
    if (!isThrow(event)) continue;
    const stated = statedFaces(event);
    if (stated.length === 0) return { kind: 'no-dice', ply: index + 1, event };
    const derived = deriveFaces(key, throws, stated.length);
    if (!isSame(stated, derived, event.startsWith('start')))
      return { kind: 'false-throw', ply: index + 1, event, faces: derived };
    throws += 1;
  }
  return { kind: 'holds', throws };
}

/** Faces less some of them, each as often; null where they are not all there. */
export function without(faces: number[], some: number[]): number[] | null {
  const rest = [...faces];
  for (const each of some) {
    const at = rest.indexOf(each);
    if (at === -1) return null;
    rest.splice(at, 1);
  }
  return rest;
}
