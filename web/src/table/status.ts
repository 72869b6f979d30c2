/** The one sentence over the dice: what was refused, what a move would do, what happened, what to do. */

import { say, sayWords } from '../lib/i18n.svelte';
import { noteText } from '../lib/names';
import type { TableController } from './controller.svelte';

export interface Status {
  text: string;
  /** What the others did just before, where something is to be decided now. */
  before?: string;
  /** The clause of the rules that it rests on. */
  clause: string | null;
  isRefusal: boolean;
}

/** The sentence for now. */
export function findStatus(table: TableController): Status {
  const { live, state, view, choosing, stage, throwing, help } = table;
  const refused = live.refusal;
  if (refused)
    return {
      text: sayWords(refused.message),
      clause: refused.clause ?? refused.message.clause,
      isRefusal: true,
    };
  if (live.failure && live.isLookingBack)
    return { text: sayWords(live.failure), clause: null, isRefusal: true };
  if (state.remark) return { text: sayWords(state.remark), clause: null, isRefusal: true };
  const ended = live.notes.findLast((note) => /^(ended|abandoned)/.test(note.what));
  if (view?.status === 'abandoned' && ended) return plain(noteText(ended.what));
  if (live.isLookingBack)
    return plain(
      (live.plies[live.ply]?.messages ?? []).map(sayWords).join(' ') || say('web-looking-back'),
    );
  if (choosing.preview) {
    const value = help.isOffered ? state.seen?.values[choosing.preview.action] : undefined;
    const text = choosing.text(choosing.preview);
    return plain(
      value === undefined ? text : `${text} ${say('web-lens-worth', { chance: value })}`,
    );
  }
  const waiting = sayDice(table);
  if (waiting) return waiting;
  const sentences = (stage.frame?.events ?? [])
    .flatMap((event) => event.messages ?? [])
    .map(sayWords);
  if (!stage.isCurrent && sentences.length > 0) return plain(sentences.join(' '));
  const reason = table.mySeat !== null ? view?.position.messages[0] : undefined;
  if (reason) return { text: sayWords(reason), clause: reason.clause, isRefusal: false };
  const decision = table.mySeat === null && !throwing.isDue ? '' : sayDecision(table);
  if (decision) return { ...plain(decision), before: throwing.isDue ? table.lastSummary : '' };
  const last = live.plies[table.position?.ply ?? live.last]?.messages ?? []; // of what was shown, not of dice that still roll
  if (last.length > 0) return plain(last.map(sayWords).join(' '));
  return plain(say('web-hint-begin'));
}

/** What is to be decided. */
function sayDecision({
  position,
  throwing,
  keep,
  choosing,
  help,
  moves,
  names,
}: TableController): string {
  if (throwing.isDue) {
    const seat = throwing.nextThrower;
    if (throwing.isTyped) return say('web-faces-check');
    if (throwing.isPhysical)
      return seat === null
        ? say('web-faces', { count: throwing.toType })
        : say('web-faces-of', { name: names[seat] ?? '' });
    return say((position?.throwers ?? []).length > 0 ? 'web-hint-start' : 'web-say-throw');
  }
  if (help.worth) return say('web-lens-keep', { chance: help.worth.value, best: help.worth.best });
  if (keep) return say(choosing.affordable.size > 0 ? 'web-hint-keep-or-place' : 'web-hint-keep');
  if (choosing.forced) return say('web-forced');
  return moves.length > 0 ? say('web-hint-choose') : '';
}

/** Before the first throw: who has still to take part in the dice. */
function sayDice({ view, throwing, names }: TableController): Status | null {
  if (view?.status !== 'playing' || throwing.isReady) return null;
  const awaited = view.dice.seats.flatMap(({ part, is_revealed }, seat) => {
    const isDue =
      view.dice.phase === 'commit' ? part === 'awaited' : part === 'value' && !is_revealed;
    return isDue && !view.yours.includes(seat) ? [names[seat] ?? ''] : [];
  });
  return plain(
    awaited.length > 0
      ? say('web-dice-awaited', { names: awaited.join(', ') })
      : say('web-dice-agreeing'),
  );
}

function plain(text: string): Status {
  return { text, clause: null, isRefusal: false };
}
