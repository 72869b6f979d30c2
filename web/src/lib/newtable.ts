/** Where every game of this device begins. */

import { createTable } from './http';
import type { NewTable } from './protocol.gen';
import { go } from './router.svelte';
import { randomText, rememberTable } from './tables';

/** Has the server set a table, remembers the seats of this device there, and goes to it. */
export async function startTable(wanted: Omit<NewTable, 'token'>): Promise<void> {
  const made = await createTable({ ...wanted, token: randomText() });
  rememberTable({ id: made.table, game: wanted.game, token: made.token, links: made.links, names: [], isOver: false });
  go('table', made.table);
}
