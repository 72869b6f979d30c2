/** What the elements of Columbiz are called, and what its messages mean to the eye. */

import { capitalise, say } from '../../lib/i18n.svelte';
import type { Position, Words } from '../../lib/protocol.gen';
import type { Flash } from '..';
import { placesOf } from './turns';

/** A cell: its column's face, its number, and the disc on it. */
export function describe(element: string, position: Position): string {
  const cell = element.slice(element.indexOf(':') + 1);
  const [column, row] = cell.split('-');
  const disc = position.pieces.find((piece) => piece.place === element);
  const name = disc ? capitalise(say(`columbiz-colour-${disc.colour}`)) : '';
  return say(disc ? 'web-columbiz-cell-disc' : 'web-columbiz-cell', {
    cell,
    column: Number(column),
    row: Number(row),
    colour: name,
  });
}

/** The cells whose discs would be captured, where the effect names them. */
export function capturedPlaces(effects: Words[]): Set<string> {
  return new Set(effects.filter((words) => words.key === 'columbiz-captured').flatMap(placesOf));
}

/** A stroke goes through each line that scores, and its points light up; points stand on the cell that made them. */
export function flashes(messages: Words[]): Flash[] {
  return messages
    .filter((words) => words.key === 'columbiz-line')
    .map((words) => {
      const line = placesOf(words);
      return {
        element: line[Math.floor(line.length / 2)] ?? '',
        text: `+${words.arguments['points']}`,
        line,
      };
    });
}
