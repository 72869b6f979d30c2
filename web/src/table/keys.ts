/** Shortcuts of the table. `?` lists them. */

import type { Action } from './actions';
import type { TableController } from './controller.svelte';

/** The keys and the message that says what each does, in the order of the list. */
export const SHORTCUTS: [keys: string[], message: string][] = [
  [['Enter', 'Space'], 'web-key-primary'],
  [['1', '…', '6'], 'web-key-keep'],
  [['PageDown', 'PageUp'], 'web-key-touchable'],
  [['←', '↑', '→', '↓'], 'web-key-walk'],
  [['Esc'], 'web-key-drop'],
  [['Backspace'], 'web-undo'],
  [['h'], 'web-hint'],
  [['l'], 'web-log'],
  [['p'], 'web-pad'],
  [['?'], 'web-key-list'],
];

/** What a key does anywhere on the page. */
export function handleKey(
  event: KeyboardEvent,
  table: TableController,
  primary: Action | null,
): void {
  const { state, live } = table;
  if (event.altKey || event.ctrlKey || event.metaKey || state.sheet !== 'none') return;
  const target = event.target as HTMLElement;
  if (target.closest('input, select, textarea, dialog')) return;
  const isFree = target === document.body;
  if (isFree && (event.key === 'Enter' || event.key === ' ') && primary && !live.isBusy) {
    event.preventDefault();
    table.guard.press();
    if (!table.guard.isWaiting && !event.repeat) primary.run();
  } else if (/^[1-6]$/.test(event.key) && table.keep) table.throwing.toggleFace(Number(event.key));
  else if (event.key === 'Escape') table.drop();
  else if (event.key === 'h') void table.help.ask();
  else if (event.key === 'l') state.sheet = 'log';
  else if (event.key === 'p') state.sheet = 'pad';
  else if (event.key === '?') state.sheet = 'shortcuts';
  else if (event.key === 'Backspace' && table.referee.isEntering) {
    event.preventDefault();
    if (table.throwing.isDue && table.throwing.typed.length > 0) table.throwing.untype();
    else void live.rewind();
  } else if (event.key === 'Backspace' && live.view?.can_take_back && table.isCurrent) {
    event.preventDefault();
    void live.takeBack();
  }
}
