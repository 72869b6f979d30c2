/** The two buttons under the dice. Each has its place: one goes on with the one thing to do now, the other ends something instead. */

import { say } from '../lib/i18n.svelte';
import { preferences } from '../lib/preferences.svelte';
import type { TableController } from './controller.svelte';

export interface Action {
  label: string;
  run: () => void;
  /** There to show its place, but not yet to be pressed. */
  isDisabled?: boolean;
  /** Nothing was chosen since the last throw: it is pressed with intent, not by the key for the one thing to do. */
  isUnchosen?: boolean;
}

export interface Actions {
  /** Ends something, where one may also go on: throwing, the turn, a bonus. */
  end: Action | null;
  /** The one thing to do now: the filled button. */
  go: Action | null;
}

/** What the buttons are now. */
export function findActions(table: TableController): Actions {
  const { live, throwing, keep } = table;
  if (live.isLookingBack)
    return { end: null, go: { label: say('web-follow'), run: () => live.follow() } };
  if (!table.isCurrent) return { end: null, go: null };
  if (table.view?.status === 'abandoned' && table.view.yours.length > 0)
    return { end: null, go: { label: say('web-rematch'), run: () => void live.rematch() } };
  if (table.view?.status === 'over') {
    const label = say('web-show-result');
    return { end: null, go: { label, run: () => (table.state.sheet = 'result') } };
  }
  if (throwing.isDue) return { end: null, go: throwing.isPhysical ? null : throwAction(table) };
  if (keep) return keepActions(table);
  return moveActions(table);
}

function throwAction(table: TableController): Action {
  const label = say('web-throw', { count: table.turn?.dice ?? 1 });
  const name = table.isHotSeat && table.mySeat !== null ? (table.names[table.mySeat] ?? '') : null;
  return {
    label: name === null ? label : say('web-named-action', { name, action: label }),
    run: () => void table.throwing.throwDice(),
  };
}

/** After a throw nothing can be pressed until dice are chosen; throwing all of them again has a place of its own. */
function keepActions(table: TableController): Actions {
  const { throwing, choosing } = table;
  const stop = choosing.stop && {
    label: choosing.text(choosing.stop),
    run: () => choosing.stop && choosing.commit(choosing.stop),
  };
  const isAll = throwing.keptCount === throwing.count;
  if (isAll && stop) return { end: null, go: stop };
  const others = throwing.count - throwing.keptCount;
  return {
    end: stop,
    go: {
      label:
        throwing.keptCount === 0
          ? say('web-keep-first')
          : isAll
            ? say('web-keep-all')
            : say('web-throw-others', { count: others }),
      run: () => throwing.throwOthers(),
      isDisabled: throwing.keptCount === 0 || isAll,
      isUnchosen: !table.state.hasChosenDice,
    },
  };
}

function moveActions(table: TableController): Actions {
  const { choosing, state, buttons, moves } = table;
  const [first] = buttons;
  const end = first ? { label: choosing.text(first), run: () => choosing.commit(first) } : null;
  const [move] = moves;
  if (!move) return { end: null, go: end };
  const ready = preferences.confirms || choosing.canReturnToDice ? state.choosing.ready : null;
  return {
    end,
    go: {
      label: choosing.shortText(ready ?? move),
      run: () => ready && choosing.commit(ready),
      isDisabled: !ready,
    },
  };
}
