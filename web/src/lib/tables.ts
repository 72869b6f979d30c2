/** The tables of this device: where it sits, with the secrets that hold its seats. Kept in the browser. */

import { createTable, fetchStandings } from './http';
import {
  preferences,
  readStored,
  STORED_DICE,
  storedKeys,
  writeStored,
} from './preferences.svelte';
import type { GameForm, NewSeat, NewTable, TableStanding } from './protocol.gen';
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
  /** How it stood when the server was last asked. */
  standing?: TableStanding;
}

const STORED = 'colonnade-tables';
const MOST = 40;
const REMATCH_WITHIN = 24 * 60 * 60 * 1000;

/** The tables of this device, the latest first. */
export function myTables(): MyTable[] {
  return readStored<MyTable[]>(STORED) ?? [];
}

/** The table of that id, if this device sits there. */
export function findTable(id: string): MyTable | null {
  return myTables().find((table) => table.id === id) ?? null;
}

/** Remembers a table, as the latest. */
export function rememberTable(table: Omit<MyTable, 'seen' | 'standing'>): void {
  const others = myTables().filter((other) => other.id !== table.id);
  const standing = findTable(table.id)?.standing;
  const kept = [{ ...table, seen: Date.now(), ...(standing && { standing }) }, ...others].slice(
    0,
    MOST,
  );
  writeStored(STORED, kept);
  for (const key of storedKeys(`${STORED_DICE}-`))
    if (!kept.some(({ id }) => key.startsWith(`${STORED_DICE}-${id}-`)))
      localStorage.removeItem(key);
}

/** Has the server set a table, remembers the seats of this device there, and goes to it, or to a page of it. */
export async function startTable(
  wanted: Omit<NewTable, 'token'>,
  ...page: string[]
): Promise<void> {
  const made = await createTable({ ...wanted, token: randomText() });
  rememberTable({
    id: made.table,
    game: wanted.game,
    token: made.token,
    links: made.links,
    names: [],
    isOver: false,
  });
  go('table', made.table, ...page);
}

/** As few play as the game allows, by the usual rules: this person, and the others as is said. */
export function startUsual(form: GameForm, others: NewSeat, ...page: string[]): Promise<void> {
  const seats = Array(Math.min(...form.players)).fill(others) as NewSeat[];
  seats[0] = { kind: 'here', name: preferences.name };
  return startTable({ game: form.key, seats, first: form.needs_first ? 0 : null }, ...page);
}

/** Takes a table off the list. */
export function forgetTable(id: string): void {
  writeStored(
    STORED,
    myTables().filter((table) => table.id !== id),
  );
}

/** Asks the server how the tables of this device stand. A finished game is asked for during a day, for a friend may begin a rematch; tables that are gone are taken off the list. */
export async function refreshTables(): Promise<void> {
  const asked = myTables().filter(({ standing, seen }) => {
    if (standing?.status === 'over') return Date.now() - seen < REMATCH_WITHIN;
    return standing?.status !== 'abandoned';
  });
  if (asked.length === 0) return;
  const { tables } = await fetchStandings(asked.map(({ id, token }) => ({ table: id, token })));
  const found = new Map(tables.map((standing) => [standing.id, standing]));
  const known = new Set(myTables().map((table) => table.id));
  const rematches: MyTable[] = [];
  const kept = myTables().flatMap((table) => {
    const standing = found.get(table.id);
    if (!standing) return [table];
    if (standing.status === 'gone') return [];
    const isOver = standing.status === 'over' || standing.status === 'abandoned';
    const game = standing.game ?? table.game;
    const rematch = standing.rematch;
    if (rematch && !known.has(rematch))
      rematches.push({
        id: rematch,
        game,
        token: table.token,
        links: [],
        names: table.names,
        seen: Date.now(),
        isOver: false,
      });
    return [{ ...table, game, isOver, standing }];
  });
  writeStored(STORED, [...rematches, ...kept].slice(0, MOST));
  if (rematches.length > 0) await refreshTables(); // a friend has begun another game with this device's seat
}

/** An unguessable text of this device's own, as a token. */
export function randomText(bytes = 24): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return btoa(String.fromCharCode(...drawn))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
