/** What the elements of Columbiz are called, and what its messages mean to the eye. */

import { capitalise, say } from '../../lib/i18n.svelte';
import type { Position, Words } from '../../lib/protocol.gen';
import type { Flash } from '..';

/** A cell: its column's face, its number, and the disc on it. */
export function describe(element: string, position: Position): string {
  const cell = element.slice(element.indexOf(':') + 1);
  const [column, row] = cell.split('-');
  const disc = position.pieces.find((piece) => piece.place === element);
  const name = disc ? capitalise(say(`columbiz-colour-${disc.colour}`)) : '';
  return say(disc ? 'web-columbiz-cell-disc' : 'web-columbiz-cell', { cell, column: Number(column), row: Number(row), colour: name });
}

/** The cells whose discs would be captured, where the effect names them. */
export function capturedPlaces(effects: Words[]): Set<string> {
  const captured = effects.filter((words) => words.key === 'columbiz-captured');
  return new Set(
    captured
      .flatMap((words) =>
        String(words.arguments['cells'] ?? '')
          .split(' ')
          .filter(Boolean),
      )
      .map((cell) => `cell:${cell}`),
  );
}

/** Points light up on the cell that made them. */
export function flashes(messages: Words[]): Flash[] {
  const cell = messages.find((words) => words.key === 'columbiz-placed')?.arguments['cell'];
  const points = messages.reduce((sum, words) => sum + (words.key === 'columbiz-line' ? Number(words.arguments['points']) : 0), 0);
  return cell !== undefined && points > 0 ? [{ element: `cell:${cell}`, text: `+${points}` }] : [];
}
