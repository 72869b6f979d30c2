/** From touches to an action: narrows the choices by the elements touched so far. Knows no game. */

import type { Choice, Piece } from '../lib/protocol.gen';

/** What is chosen so far. */
export interface Choosing {
  /** The elements touched, one after the other. */
  selected: string[];
  /** The choices that are still open. */
  open: Choice[];
  /** The elements that lead on from here, and those with which another choice begins. */
  next: Set<string>;
  /** The one choice that is left, ready to be played or confirmed. */
  ready: Choice | null;
}

function beginsWith(path: string[], selected: string[]): boolean {
  return selected.every((element, index) => path[index] === element);
}

/** Where the selection stands among the choices. A selection that leads nowhere any more is dropped. */
export function choose(choices: Choice[], selected: string[]): Choosing {
  const open = choices.filter((choice) => beginsWith(choice.path, selected));
  if (open.length === 0 && selected.length > 0) return choose(choices, []);
  const next = new Set<string>();
  for (const choice of open) {
    const element = choice.path[selected.length];
    if (element !== undefined) next.add(element);
  }
  const ready = selected.length > 0 && open.length === 1 ? (open[0] ?? null) : null;
  return { selected, open, next, ready };
}

/** Every element that a touch may mean something to: the next ones, other beginnings, and ends that only one choice leads to. */
export function findTouchable(choices: Choice[], choosing: Choosing): Set<string> {
  const touchable = new Set(choosing.next);
  for (const choice of choices) {
    if (choice.path[0] !== undefined) touchable.add(choice.path[0]);
    for (const element of choice.path) if (findOnly(choices, element)) touchable.add(element);
  }
  for (const element of choosing.selected) touchable.add(element);
  return touchable;
}

/** The only choice whose path holds the element, if there is just one. */
function findOnly(choices: Choice[], element: string): Choice | null {
  const holding = choices.filter((choice) => choice.path.includes(element));
  return holding.length === 1 ? (holding[0] ?? null) : null;
}

/** Pieces of one colour on one place are interchangeable, and only one of them is listed: touching its twin means it. */
export function findTwin(element: string, pieces: Piece[], touchable: Set<string>): string {
  if (touchable.has(element)) return element;
  const [kind, id] = splitElement(element);
  const piece = pieces.find((each) => each.id === id);
  if (!piece) return element;
  const twin = pieces.find(
    (each) =>
      each.colour === piece.colour &&
      each.place === piece.place &&
      touchable.has(`${kind}:${each.id}`),
  );
  return twin ? `${kind}:${twin.id}` : element;
}

function splitElement(element: string): [string, string] {
  const colon = element.indexOf(':');
  return [element.slice(0, colon), element.slice(colon + 1)];
}

export type Touch =
  | { kind: 'narrowed'; choosing: Choosing }
  | { kind: 'confirmed'; choice: Choice }
  | { kind: 'cleared'; choosing: Choosing }
  | { kind: 'refused'; element: string };

/** What touching an element does to a selection. Touching what is ready again confirms it; touching the first element again lets go. */
export function touch(choices: Choice[], choosing: Choosing, element: string): Touch {
  const { selected, ready } = choosing;
  if (
    ready &&
    ready.path.includes(element) &&
    (element === ready.path.at(-1) || ready.path.length === 1)
  ) {
    return { kind: 'confirmed', choice: ready };
  }
  if (choosing.next.has(element))
    return { kind: 'narrowed', choosing: choose(choices, [...selected, element]) };
  if (selected.includes(element)) return { kind: 'cleared', choosing: choose(choices, []) };
  if (choices.some((choice) => choice.path[0] === element))
    return { kind: 'narrowed', choosing: choose(choices, [element]) };
  const only = findOnly(choices, element);
  if (only) return { kind: 'narrowed', choosing: choose(choices, only.path) };
  return { kind: 'refused', element };
}
