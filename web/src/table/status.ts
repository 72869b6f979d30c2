/** The one sentence over the dice: what was refused, what a move would do, what happened, what to do. */

import { asSentence } from '../board/speak';
import { say, sayWords } from '../lib/i18n.svelte';
import { noteText } from '../lib/names';
import type { TableController } from './controller.svelte';

export interface Status {
  text: string;
  /** The clause of the rules that it rests on. */
  clause: string | null;
  isRefusal: boolean;
}

/** The sentence for now. */
export function findStatus(table: TableController): Status {
  const { live, state, view, choosing, stage, keep, throwing, help } = table;
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
  if (keep && throwing.keptCount === 0)
    return plain(say(choosing.affordable.size > 0 ? 'web-hint-keep-or-place' : 'web-hint-keep'));
  if (table.isOwnTurn && table.turn?.what === 'throw' && table.lastSummary)
    return plain(asSentence(table.lastSummary));
  const last = live.plies[table.position?.ply ?? live.last]?.messages ?? []; // of what was shown, not of dice that still roll
  if (last.length > 0) return plain(last.map(sayWords).join(' '));
  return plain(say('web-hint-begin'));
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
