/** Where the cells of Columbiz lie in the drawing. */

import board from './board.gen.json';
import type { Point } from '../../board/animate';

export const CELL = 100;
export const WIDTH = 640;
export const HEIGHT = 734;
export const LEFT = (WIDTH - board.size * CELL) / 2;
export const TOP = 110;

export const cells = board.cells;
export const faces = Array.from({ length: board.size }, (_, index) => index + 1);

const centres = new Map<string, Point>(
  board.cells.map((cell) => [
    cell.place,
    { x: LEFT + (cell.column - 0.5) * CELL, y: TOP + (board.size - cell.row + 0.5) * CELL }, // row 1 lies nearest the player
  ]),
);

/** The middle of a place. */
export function centreOf(place: string): Point {
  return centres.get(place) ?? { x: 0, y: 0 };
}

/** One place of each list of places, so that none lies within a distance of another where that can be. */
export function spread(choices: Point[][], distance: number): Point[] {
  const taken: Point[] = [];
  for (const places of choices) {
    const isFree = (place: Point) =>
      taken.every((other) => Math.hypot(place.x - other.x, place.y - other.y) >= distance);
    taken.push(places.find(isFree) ?? places[0] ?? { x: 0, y: 0 });
  }
  return taken;
}
