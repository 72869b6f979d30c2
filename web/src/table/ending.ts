/** How a game that ends in front of people is shown to its end, before the result: a tap or a key goes there at once. */

import { tick } from 'svelte';
import { fetchAllPlies } from '../lib/plies';
import { hasReducedMotion, paced } from '../lib/preferences.svelte';
import type { TableController } from './controller.svelte';

/** Shows what decided the game, and calls `celebrate` when it is won; whether somebody has seen something move. */
export async function showEnding(table: TableController, celebrate: () => void): Promise<boolean> {
  const { ending, colours, guard, position, state } = table;
  const isSeen = paced(1) > 0 && document.visibilityState !== 'hidden';
  const board = ending && isSeen && document.querySelector<SVGSVGElement>('main svg.scene');
  if (!board || !position) {
    celebrate();
    return false;
  }
  const isThere = () => board.isConnected && table.turn?.what === 'over';
  if (ending.flashes) {
    const plies = await fetchAllPlies(table.id).catch(() => []); // without them the game is still over
    if (!isThere()) return false;
    state.flashes = { key: state.flashes.key + 1, list: ending.flashes(plies, colours) };
  }
  await tick();
  const win = ending.perform?.(board, position, colours, state.turned);
  const animations = board.getAnimations({ subtree: true });
  const skip = (): void => {
    if (!guard.isWaiting) for (const each of animations) each.finish();
  };
  addEventListener('pointerdown', skip, true);
  addEventListener('keydown', skip, true);
  const over = Promise.allSettled(animations.map((each) => each.finished));
  await (win?.finished ?? over);
  if (isThere()) celebrate();
  await over;
  removeEventListener('pointerdown', skip, true);
  removeEventListener('keydown', skip, true);
  return !hasReducedMotion();
}
