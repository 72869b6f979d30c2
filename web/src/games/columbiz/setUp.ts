/** A board of Columbiz that people set up by hand, and what they may say was done. */

import { say } from '../../lib/i18n.svelte';
import type { Piece, Position } from '../../lib/protocol.gen';
import type { ClaimedAction, Draft, SetUpPlugin } from '..';
import board from './board.gen.json';

const COUNTERS = [
  { name: 'reserve', key: 'columbiz-pad-reserve' },
  { name: 'set_aside', key: 'columbiz-pad-aside' },
  { name: 'prisoners', key: 'columbiz-pad-prisoners' },
  { name: 'line_points', key: 'columbiz-pad-lines' },
];

function start(position: Position): Draft {
  const none = (position.pad[0]?.values ?? []).map(() => 0); // the pad has no row for discs set aside until there are some
  const counts = Object.fromEntries(
    COUNTERS.map(({ name, key }) => [
      name,
      [...(position.pad.find((row) => row.key === key)?.values ?? none)],
    ]),
  );
  const pieces = [...position.pieces];
  return { pieces, counts, turn: position.turn.seat ?? 0, first: null };
}

/** A tap puts a disc of the chosen colour on a cell, or takes the one of that colour away. */
function tap(draft: Draft, element: string, held: string | null): ReturnType<SetUpPlugin['tap']> {
  if (!element.startsWith('cell:') || held === null) return { draft, held };
  const there = draft.pieces.find((piece) => piece.place === element);
  const others = draft.pieces.filter((piece) => piece.place !== element);
  const disc: Piece = { id: `${held}:${element.slice(5)}`, colour: held, place: element };
  return {
    draft: { ...draft, pieces: there?.colour === held ? others : [...others, disc] },
    held,
  };
}

function plain(draft: Draft, colours: string[]): ReturnType<SetUpPlugin['plain']> {
  const byColour = (values: number[]) =>
    Object.fromEntries(colours.map((colour, seat) => [colour, values[seat] ?? 0]));
  return {
    turn: colours[draft.turn] ?? '',
    board: Object.fromEntries(
      draft.pieces.map((piece) => [piece.place.slice(5), piece.colour] as const),
    ),
    ...Object.fromEntries(
      Object.entries(draft.counts).map(([name, values]) => [name, byColour(values)]),
    ),
    ...(draft.first !== null && { first: colours[draft.first] ?? '' }),
  };
}

/** Every cell that is empty can be said to have been filled. */
function listClaims(position: Position): ClaimedAction[] {
  const held = new Set(position.pieces.map((piece) => piece.place));
  return board.cells
    .filter((cell) => !held.has(cell.place))
    .map((cell) => ({
      action: `place ${cell.place.slice(5)}`,
      text: say('columbiz-cell', { column: cell.column, row: cell.row }),
    }));
}

export const setUp: SetUpPlugin = {
  counters: COUNTERS,
  brushes: (colours) => colours,
  needsFirst: (position) => position.throwers !== undefined,
  start,
  tap,
  extras: () => [],
  plain,
  listClaims,
};
