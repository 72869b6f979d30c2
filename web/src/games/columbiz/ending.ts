/** The turn that decided the game is drawn once more: its lines, and its captures from the disc that made them down through its column. */

import type { Ending, Flash, PlayedPly } from '..';
import { findDecisive, placesOf } from './turns';
import { flashes } from './words';

/** A stroke for each disc that captured. */
function drawCaptures({ messages }: PlayedPly): Flash[] {
  const taken = messages.filter((words) => words.key === 'columbiz-captured').flatMap(placesOf);
  const placed = messages.find((words) => words.key === 'columbiz-placed');
  if (!placed || taken.length === 0) return [];
  const element = `cell:${placed.arguments['cell']}`;
  return [{ element, text: `×${taken.length}`, line: [element, ...taken.sort().reverse()] }];
}

export const ending: Ending = {
  flashes: (plies, colours) =>
    (findDecisive(plies, colours)?.plies ?? []).flatMap((ply) => [
      ...flashes(ply.messages),
      ...drawCaptures(ply),
    ]),
};
