/** The list of plies of a table that is played at, as events are added to it, taken back and corrected. */

import { STRETCH, type KnownPly } from './controller.svelte';
import { fetchTablePlies } from './http';
import type { Event, Position } from './protocol.gen';

/** All plies of a table, with their positions. */
export async function fetchAllPlies(table: string): Promise<KnownPly[]> {
  const known: KnownPly[] = [];
  let total = 1;
  while (known.length < total) {
    const stretch = await fetchTablePlies(table, known.length, STRETCH);
    if (stretch.plies.length === 0) break;
    total = stretch.total;
    known.push(...stretch.plies);
  }
  return known;
}

/** Whether an event changes the list of plies. */
export function isMove(event: Event): boolean {
  return ['act', 'throw', 'back'].includes(event.what) || isCorrection(event);
}

/** Whether people at a real board went back, or set up a position. */
export function isCorrection(event: Event): boolean {
  return event.what === 'rewind' || event.what === 'set_up';
}

/** The plies after the events, which lead to the position. */
export function appendEvents(before: KnownPly[], events: Event[], position: Position): KnownPly[] {
  const plies = [...before];
  for (const event of events) {
    if (event.what === 'back') plies.pop();
    else if (event.what === 'rewind') plies.length = Number(event.text) + 1;
    else if (isMove(event) && event.what !== 'set_up')
      plies.push({ event: event.text ?? null, messages: event.messages ?? [], position: null });
  }
  while (plies.length <= position.ply) plies.push({ event: null, messages: [], position: null });
  plies.length = position.ply + 1;
  const ply = plies[position.ply];
  plies[position.ply] = { event: ply?.event ?? null, messages: ply?.messages ?? [], position };
  return plies;
}
