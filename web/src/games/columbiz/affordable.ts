/** Cells that the dice as they lie can pay for. */

import type { Position } from '../../lib/protocol.gen';
import { cells } from './geometry';

/** The empty cells whose face lies there often enough, while somebody decides. */
export function affordable(position: Position): Set<string> {
  if (position.turn.what !== 'decide') return new Set();
  const taken = new Set(position.pieces.map((piece) => piece.place));
  const count = (face: number): number => position.dice.filter((die) => die.face === face && die.status !== 'spent').length;
  return new Set(cells.filter((cell) => !taken.has(cell.place) && count(cell.column) >= cell.row).map((cell) => cell.place));
}
