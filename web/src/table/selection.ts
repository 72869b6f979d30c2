/** What is chosen and open at a table, and is taken up again when the page was reloaded. */

import { choose } from '../board/choose';
import type { TableController } from './controller.svelte';

export type Selection = ReturnType<typeof readSelection>;

export function readSelection({ occasion, state, throwing }: TableController) {
  return {
    occasion,
    selected: state.choosing.selected,
    ready: state.choosing.ready?.action ?? null,
    kept: state.kept,
    hasChosenDice: state.hasChosenDice,
    typed: throwing.typed,
    sheet: state.sheet,
    turned: state.turned,
    isHinting: state.isHinting,
  };
}

/** Goes on with it, while the same is still to be decided. */
export function takeUpSelection(table: TableController, selection: Selection): void {
  const { state, throwing, choices } = table;
  const ready = choices.find((choice) => choice.action === selection.ready) ?? null;
  state.choosing = { ...choose(choices, selection.selected), ready };
  state.kept = selection.kept;
  state.hasChosenDice = selection.hasChosenDice;
  throwing.typed = selection.typed;
  state.sheet = selection.sheet === 'doubt' ? 'none' : selection.sheet;
  state.turned = selection.turned;
  if (selection.isHinting) void table.help.ask();
}
