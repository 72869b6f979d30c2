/** A board of Les 4 colonnes that people set up by hand, and what they may say was done. */

import { capitalise, say } from '../../lib/i18n.svelte';
import type { Position } from '../../lib/protocol.gen';
import type { ClaimedAction, Draft, SetUpPlugin } from '..';
import { WAYS } from './geometry';
import { pieceName } from './words';

function start(position: Position): Draft {
  return {
    pieces: [...position.pieces],
    counts: {},
    turn: position.turn.seat ?? 0,
    first: null,
  };
}

/** A tap takes a column up, the next one puts it down; only on places of its own way. */
function tap(draft: Draft, element: string, held: string | null): ReturnType<SetUpPlugin['tap']> {
  const piece = draft.pieces.find((each) => each.id === held);
  if (element.startsWith('token:')) {
    const other = draft.pieces.find((each) => each.id === element.slice(6));
    // a column on the place that is meant: the one in hand goes there too, unless it is itself
    if (!piece || !other || other.id === held || !WAYS[piece.colour]?.includes(other.place))
      return { draft, held: other?.id === held ? null : (other?.id ?? null) };
    return tap(draft, other.place, held);
  }
  if (!piece || !WAYS[piece.colour]?.includes(element)) return { draft, held };
  const pieces = draft.pieces.map((each) =>
    each.id === held ? { ...each, place: element } : each,
  );
  return { draft: { ...draft, pieces }, held: null };
}

/** The workshop and the summit are small or crowded: what is in hand goes there by a button too. */
function extras(draft: Draft, held: string | null): ReturnType<SetUpPlugin['extras']> {
  const piece = draft.pieces.find((each) => each.id === held);
  if (!piece) return [];
  return ['workshop', 'summit'].map((kind) => ({
    element: `${kind}:${piece.colour}`,
    label: say(`web-referee-to-${kind}`, { piece: pieceName(piece.id) }),
  }));
}

function plain(draft: Draft, colours: string[]): ReturnType<SetUpPlugin['plain']> {
  const progress = (colour: string) =>
    draft.pieces
      .filter((piece) => piece.colour === colour)
      .sort((one, other) => one.id.localeCompare(other.id))
      .map((piece) => WAYS[colour]?.indexOf(piece.place) ?? 0);
  return {
    turn: colours[draft.turn] ?? '',
    tokens: Object.fromEntries(colours.map((colour) => [colour, progress(colour)])),
  };
}

/** Every column with every die in hand. */
function listClaims(position: Position, colours: string[]): ClaimedAction[] {
  const faces = position.dice.filter((die) => die.status === 'free').map((die) => die.face);
  const colour = colours[position.turn.seat ?? -1] ?? '';
  const own = position.pieces.filter((piece) => piece.colour === colour);
  return [...new Set(faces)].flatMap((face) =>
    own
      .filter((piece) => !piece.place.startsWith('summit'))
      .map((piece) => {
        const isOut = !piece.place.startsWith('workshop');
        return {
          action: `${isOut ? 'move' : 'exit'} ${piece.id} ${face}`,
          text: say(isOut ? 'web-referee-moved' : 'web-referee-left', {
            piece: capitalise(pieceName(piece.id)),
            count: face,
          }),
        };
      }),
  );
}

export const setUp: SetUpPlugin = {
  counters: [],
  brushes: () => [],
  needsFirst: () => false,
  start,
  tap,
  extras,
  plain,
  listClaims,
};
