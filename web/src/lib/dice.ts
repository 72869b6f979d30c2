/** Recomputes the throws of a record, here, without asking any server: `docs/dice.md` says how. */

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** The part of a record that verifying needs. */
export interface DiceRecord {
  dice: { source: string; commitment?: string; secret?: string | null; entropy?: string[]; seed?: number; game?: number };
  events: string[];
}

export type Verdict =
  | { kind: 'holds'; throws: number }
  | { kind: 'false-commitment' }
  | { kind: 'false-throw'; ply: number; event: string; faces: number[] }
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

/** The key of a fair game's throws: HMAC-SHA-256(secret, the entropies as netstrings, in seat order). */
export function fairKey(secret: Uint8Array, entropy: string[]): Uint8Array {
  const netstrings = entropy.map((text) => {
    const bytes = utf8ToBytes(text);
    return concatBytes(utf8ToBytes(`${bytes.length}:`), bytes, utf8ToBytes(','));
  });
  return hmac(sha256, secret, concatBytes(...netstrings));
}

/** Whether an event is a throw, and the faces it states: a word, then faces, `-` for a seat that did not throw. */
function statedFaces(event: string): number[] | null {
  const [word, ...rest] = event.split(' ');
  if (word !== 'roll' && word !== 'start') return null;
  return rest.filter((face) => face !== '-').map(Number);
}

function isSame(stated: number[], derived: number[], isOrdered: boolean): boolean {
  const expected = isOrdered ? derived : [...derived].sort((one, other) => one - other);
  return stated.length === expected.length && stated.every((face, index) => face === expected[index]);
}

/** Recomputes every throw of a record from what it reveals. */
export function verify(record: DiceRecord): Verdict {
  const { source, commitment, secret, entropy } = record.dice;
  if (source === 'seeded') return verifyThrows(record, sha256(utf8ToBytes(`colonnade/${record.dice.seed}/${record.dice.game}/dice`)));
  if (source !== 'fair' || !commitment || !entropy) return { kind: 'unprovable', source };
  if (!secret) return { kind: 'not-yet' };
  const bytes = hexToBytes(secret);
  if (bytesToHex(sha256(bytes)) !== commitment) return { kind: 'false-commitment' };
  return verifyThrows(record, fairKey(bytes, entropy));
}

function verifyThrows(record: DiceRecord, key: Uint8Array): Verdict {
  let throws = 0;
  for (const [index, event] of record.events.entries()) {
    const stated = statedFaces(event);
    if (stated === null) continue;
    const derived = deriveFaces(key, throws, stated.length);
    if (!isSame(stated, derived, event.startsWith('start'))) return { kind: 'false-throw', ply: index + 1, event, faces: derived };
    throws += 1;
  }
  return { kind: 'holds', throws };
}
