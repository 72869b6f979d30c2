/** Where the places of Les 4 colonnes lie in the drawing, and where columns stand on them. The board turns by turning its grid: whatever stands on it stays upright. */

import type { Point } from '../../board/animate';
import type { Piece, Position } from '../../lib/protocol.gen';
import board from './board.gen.json';
import { COLUMN_HEIGHT, COLUMN_WIDTH } from './columns';

export const SIDE = 900;
export const LANE = 68;
export const ROW = 41; // a lane is wider than a row is deep, so that two columns stand side by side
export const HALF = 1.5 * LANE;
export const ARM = 8 * ROW;
export const OUTER = HALF + ARM;
export const CORNER = HALF + ARM / 2 + 4;

export const COLOURS = board.colours;
export const CELLS = board.cells;
export const ARROWS = board.arrows;
export const PARTNER: Record<string, string> = board.partner;
export const TOKENS = board.tokens;
/** The places of each colour's way, by progress: the workshop, the ring, the arrow, the summit. */
export const WAYS: Record<string, string[]> = board.ways;
const WORKSHOPS: Record<string, Point> = board.workshops;

export interface Box extends Point {
  width: number;
  height: number;
}

/** A point of the grid after quarters clockwise. */
export function turnPoint(point: Point, turned: number): Point {
  let { x, y } = point;
  for (let quarter = 0; quarter < turned; quarter += 1) [x, y] = [-y, x];
  return { x, y };
}

function along(grid: number): number {
  return Math.abs(grid) <= 1
    ? grid * LANE
    : Math.sign(grid) * (HALF + (Math.abs(grid) - 1.5) * ROW);
}

/** The square of the grid that a point names, in the drawing. */
export function boxOf(point: Point, turned: number): Box {
  const { x, y } = turnPoint(point, turned);
  return {
    x: along(x),
    y: along(y),
    width: Math.abs(x) <= 1 ? LANE : ROW,
    height: Math.abs(y) <= 1 ? LANE : ROW,
  };
}

/** The middle of a colour's workshop. */
export function workshopOf(colour: string, turned: number): Point {
  const { x, y } = turnPoint(WORKSHOPS[colour] ?? { x: 0, y: 0 }, turned);
  return { x: Math.sign(x) * CORNER, y: Math.sign(y) * CORNER };
}

const grid = new Map<string, Point>([
  ...board.cells.map((cell): [string, Point] => [cell.place, { x: cell.x, y: cell.y }]),
  ...board.arrows.map((cell): [string, Point] => [cell.place, { x: cell.x, y: cell.y }]),
]);

/** Degrees by which a colour's arrow points inwards, from one that points up. */
export function angleOf(colour: string, turned: number): number {
  const first = board.arrows.find((cell) => cell.colour === colour) ?? { x: 0, y: 1 };
  const { x, y } = turnPoint(first, turned);
  return y > 0 ? 0 : y < 0 ? 180 : x > 0 ? -90 : 90;
}

export interface Stand extends Point {
  scale: number;
}

/** The places of a number of columns in a cell: side by side, in two ranks where they must. */
function standIn(box: Box, many: number, at: number): Stand {
  const ranks = many > 2 && box.height > box.width ? 2 : 1;
  const files = Math.max(1, Math.ceil(many / ranks));
  // A column may stand taller than its cell, as on a real board: it must be known by its silhouette on a phone.
  const scale = Math.min(
    1.3,
    (box.width + 8) / files / (COLUMN_WIDTH + 1),
    (box.height * 1.45) / ranks / (COLUMN_HEIGHT + 1),
  );
  const wide = (COLUMN_WIDTH + (box.width < box.height ? 1 : 4)) * scale;
  const high = (COLUMN_HEIGHT + 3) * scale;
  const foot =
    ranks === 1
      ? Math.min(box.height / 2 - 4, (COLUMN_HEIGHT * scale) / 2 + 4)
      : (COLUMN_HEIGHT * scale) / 2;
  return {
    x: box.x + ((at % files) - (files - 1) / 2) * wide,
    y: box.y + (Math.floor(at / files) - (ranks - 1) / 2) * high + foot,
    scale,
  };
}

/** Where a colour's finished columns stand, on its side of the monument's base. */
function standOnSummit(colour: string, at: number, turned: number): Stand {
  const row = -36 + 24 * at;
  const scale = 0.86;
  switch (angleOf(colour, turned)) {
    case 0:
      return { x: row, y: 96, scale };
    case 180:
      return { x: row, y: -55, scale };
    case -90:
      return { x: 62 + 24 * (at % 2), y: 1 + 43 * Math.floor(at / 2), scale };
    default:
      return { x: -86 + 24 * (at % 2), y: 1 + 43 * Math.floor(at / 2), scale };
  }
}

/** Where a place is, for a column that is alone there. */
export function standOn(place: string, turned: number): Stand {
  const square = grid.get(place);
  if (square) return standIn(boxOf(square, turned), 1, 0);
  const colour = place.slice(-1);
  if (place.startsWith('summit')) return standOnSummit(colour, 0, turned);
  const middle = workshopOf(colour, turned);
  return { x: middle.x, y: middle.y + 46, scale: 2 };
}

function numberOf(piece: Piece): number {
  return Number(piece.id.slice(1));
}

/** Where a piece stands among the others. */
export function standOf(piece: Piece, pieces: Piece[], turned: number): Stand {
  const beside = pieces.filter((other) => other.place === piece.place);
  const at = beside.indexOf(piece);
  const square = grid.get(piece.place);
  if (square) return standIn(boxOf(square, turned), beside.length, at);
  if (piece.place.startsWith('summit')) return standOnSummit(piece.colour, at, turned);
  const middle = workshopOf(piece.colour, turned);
  return { x: middle.x - 75 + (numberOf(piece) - 1) * 50, y: middle.y + 46, scale: 2 };
}

/** The colours of those who have won, in the order in which they stand in the monument. */
export function findWinners({ turn }: Position, colours: string[]): string[] {
  return colours
    .filter((_, seat) => turn.result?.ranks[seat] === 1)
    .sort((one, other) => COLOURS.indexOf(one) - COLOURS.indexOf(other));
}

/** Whether a piece is cleared off the board for the monument: those in the workshops are not on it. */
export const wasCleared = ({ place }: Piece): boolean => !/^(summit|workshop)/.test(place);

/** The columns of the finished monument: the winners' carry the pediment, others stand small on the steps. */
export function standInMonument(piece: Piece, pieces: Piece[], winners: string[]): Stand {
  const finished = pieces.filter((other) => other.place.startsWith('summit'));
  const order = winners.indexOf(piece.colour);
  if (order === -1) {
    const others = finished.filter((other) => !winners.includes(other.colour));
    return { x: (others.indexOf(piece) - (others.length - 1) / 2) * 15.5, y: 96, scale: 0.6 };
  }
  const high = 76 / winners.length;
  const own = finished.filter((other) => other.colour === piece.colour);
  const scale = winners.length > 1 ? (high - 7) / COLUMN_HEIGHT : 1.6;
  return { x: -60 + 40 * own.indexOf(piece), y: 57 - (winners.length - 1 - order) * high, scale };
}

/** The way from one place to another, cell by cell; straight where the piece did not run: sent back, or taken back. */
export function wayBetween(colour: string, from: string, to: string): string[] {
  const way = WAYS[colour] ?? [];
  const start = way.indexOf(from);
  const end = way.indexOf(to);
  return start > 0 && end > start ? way.slice(start, end + 1) : [from, to];
}

/** The place that a path of touches leads to. */
export function findTarget(path: string[]): string | null {
  return path.find((element) => /^(cell|arrow|summit):/.test(element)) ?? null;
}

/** The middle of a place. */
function middleOf(place: string, turned: number): Point {
  const square = grid.get(place);
  if (square) return boxOf(square, turned);
  const colour = place.slice(-1);
  if (place.startsWith('workshop')) return workshopOf(colour, turned);
  const stand = standOnSummit(colour, 1.5, turned);
  return { x: stand.x, y: stand.y - (COLUMN_HEIGHT / 2) * stand.scale };
}

/** A line along the way between two places. */
export function drawWay(colour: string, from: string, to: string, turned: number): string {
  const points = wayBetween(colour, from, to).map((place) => middleOf(place, turned));
  return points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'} ${x} ${y}`).join(' ');
}

/** A bow from a place to a workshop, for what is sent home. */
export function drawBow(from: string, to: string, turned: number): string {
  const [start, end] = [middleOf(from, turned), middleOf(to, turned)];
  const top = bendOf(start, end);
  return `M ${start.x} ${start.y} Q ${top.x} ${top.y} ${end.x} ${end.y}`;
}

/** Points along a bow, from where a column stood to where it stands at home. */
export function walkBow(start: Point, end: Point, count: number): Point[] {
  const top = bendOf(start, end);
  return Array.from({ length: count + 1 }, (_, index) => {
    const t = index / count;
    const blend = (a: number, b: number, c: number) =>
      (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c;
    return { x: blend(start.x, top.x, end.x), y: blend(start.y, top.y, end.y) };
  });
}

function bendOf(start: Point, end: Point): Point {
  return {
    x: (start.x + end.x) / 2 + (end.y - start.y) * 0.2,
    y: (start.y + end.y) / 2 - (end.x - start.x) * 0.2,
  };
}
