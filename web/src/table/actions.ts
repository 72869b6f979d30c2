/** The two buttons under the dice. Each has its place and its meaning: one goes on (throwing, confirming), the other ends (throwing, the turn). */

import { say } from '../lib/i18n.svelte';
import { preferences } from '../lib/preferences.svelte';
import type { TableController } from './controller.svelte';

export interface Action {
  label: string;
  run: () => void;
  /** The one thing to do now. */
  isPrimary: boolean;
  /** There to show its place, but not yet to be pressed. */
  isDisabled?: boolean;
}

export interface Actions {
  /** Ends something: throwing, the turn, a bonus. */
  end: Action | null;
  /** Goes on: throws, or plays what is shown. */
  go: Action | null;
}

/** What the buttons are now. */
export function findActions(table: TableController): Actions {
  const { live, throwing, keep } = table;
  if (live.isLookingBack)
    return {
      end: null,
      go: { label: say('web-follow'), run: () => live.follow(), isPrimary: true },
    };
  if (!table.isCurrent) return { end: null, go: null };
  if (table.view?.status === 'over') {
    const label = say('web-show-result');
    return { end: null, go: { label, run: () => (table.state.sheet = 'result'), isPrimary: true } };
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
    isPrimary: true,
  };
}

/** After a throw nothing is primary until dice are chosen; throwing all of them again has a place of its own. */
function keepActions(table: TableController): Actions {
  const { throwing, choosing, state } = table;
  const stop = choosing.stop;
  const isAll = throwing.keptCount === throwing.count;
  const end = stop && {
    label: choosing.text(stop),
    run: () => choosing.commit(stop),
    isPrimary: isAll,
  };
  const others = throwing.count - throwing.keptCount;
  return {
    end,
    go: {
      label:
        throwing.keptCount === 0
          ? say('web-keep-first')
          : isAll
            ? say('web-keep-all')
            : say('web-throw-others', { count: others }),
      run: () => throwing.throwOthers(),
      isPrimary: state.hasChosenDice && !isAll && throwing.keptCount > 0,
      isDisabled: throwing.keptCount === 0 || isAll,
    },
  };
}

function moveActions(table: TableController): Actions {
  const { choosing, state, buttons, moves } = table;
  const [first] = buttons;
  const end = first
    ? {
        label: choosing.text(first),
        run: () => choosing.commit(first),
        isPrimary: moves.length === 0,
      }
    : null;
  const ready = state.choosing.ready;
  if (ready && (preferences.confirms || choosing.canReturnToDice)) {
    const label = choosing.shortText(ready);
    return {
      end: end && { ...end, isPrimary: false },
      go: { label, run: () => choosing.commit(ready), isPrimary: true },
    };
  }
  return { end, go: null };
}
