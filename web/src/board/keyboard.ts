/** Moving over the board with the arrow keys: to the nearest element in that direction, wherever the game has put it. */

export interface Spot {
  element: string;
  x: number;
  y: number;
}

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Whether a key moves over the board. */
export function isArrow(key: string): boolean {
  return key in DIRECTIONS;
}

/** The nearest spot in the key's direction; what lies straight ahead counts as nearer than what lies askew. */
export function findNeighbour(spots: Spot[], from: Spot, key: string): Spot | null {
  const [across, down] = DIRECTIONS[key] ?? [0, 0];
  let best: Spot | null = null;
  let least = Infinity;
  for (const spot of spots) {
    if (spot.element === from.element) continue;
    const ahead = (spot.x - from.x) * across + (spot.y - from.y) * down;
    const aside = Math.abs((spot.x - from.x) * down) + Math.abs((spot.y - from.y) * across);
    if (ahead < 1) continue;
    const distance = ahead + 2.5 * aside;
    if (distance < least) [best, least] = [spot, distance];
  }
  return best;
}

/** The next spot that may be touched, in reading order, forwards or backwards, round and round. */
export function findNext(spots: Spot[], from: string | null, by: 1 | -1): Spot | null {
  if (spots.length === 0) return null;
  const ordered = [...spots].sort((one, other) => one.y - other.y || one.x - other.x);
  const at = ordered.findIndex((spot) => spot.element === from);
  const next =
    at === -1 ? (by === 1 ? 0 : ordered.length - 1) : (at + by + ordered.length) % ordered.length;
  return ordered[next] ?? null;
}
