/** The tables of this device: where it sits, with the secrets that hold its seats. Kept in the browser. */

import { createTable } from './http';
import { readStored, writeStored } from './preferences.svelte';
import type { NewTable } from './protocol.gen';
import { go } from './router.svelte';

export interface MyTable {
  id: string;
  game: string;
  token: string;
  /** Per seat the link to send to a friend, or null; only for who made the table. */
  links: (string | null)[];
  names: string[];
  /** Milliseconds since 1970. */
  seen: number;
  isOver: boolean;
}

const STORED = 'colonnade-tables';
const MOST = 40;

/** The tables of this device, the latest first. */
export function myTables(): MyTable[] {
  return readStored<MyTable[]>(STORED) ?? [];
}

/** The table of that id, if this device sits there. */
export function findTable(id: string): MyTable | null {
  return myTables().find((table) => table.id === id) ?? null;
}

/** Remembers a table, as the latest. */
export function rememberTable(table: Omit<MyTable, 'seen'>): void {
  const others = myTables().filter((other) => other.id !== table.id);
  writeStored(STORED, [{ ...table, seen: Date.now() }, ...others].slice(0, MOST));
}

/** Has the server set a table, remembers the seats of this device there, and goes to it. */
export async function startTable(wanted: Omit<NewTable, 'token'>): Promise<void> {
  const made = await createTable({ ...wanted, token: randomText() });
  rememberTable({ id: made.table, game: wanted.game, token: made.token, links: made.links, names: [], isOver: false });
  go('table', made.table);
}

/** Takes a table off the list. */
export function forgetTable(id: string): void {
  writeStored(
    STORED,
    myTables().filter((table) => table.id !== id),
  );
}

/** An unguessable text of this device's own, as a token or as entropy. */
export function randomText(bytes = 24): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return btoa(String.fromCharCode(...drawn))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
