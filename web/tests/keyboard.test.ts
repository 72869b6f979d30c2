import { describe, expect, it } from 'vitest';
import { findNeighbour, findNext, type Spot } from '../src/board/keyboard';

const grid: Spot[] = [1, 2, 3].flatMap((y) =>
  [1, 2, 3].map((x) => ({ element: `${x}${y}`, x: x * 50, y: y * 50 })),
);
const at = (element: string): Spot => grid.find((spot) => spot.element === element) as Spot;

describe('arrow keys', () => {
  it('go to the next place straight ahead', () => {
    expect(findNeighbour(grid, at('22'), 'ArrowRight')?.element).toBe('32');
    expect(findNeighbour(grid, at('22'), 'ArrowUp')?.element).toBe('21');
  });

  it('stay where the board ends', () => {
    expect(findNeighbour(grid, at('11'), 'ArrowLeft')).toBeNull();
  });
});

describe('jumping among what may be touched', () => {
  it('goes round in reading order', () => {
    const few = [at('31'), at('12')];
    expect(findNext(few, null, 1)?.element).toBe('31');
    expect(findNext(few, '31', 1)?.element).toBe('12');
    expect(findNext(few, '12', 1)?.element).toBe('31');
    expect(findNext(few, '31', -1)?.element).toBe('12');
  });

  it('has nowhere to go where nothing may be touched', () => {
    expect(findNext([], 'x', 1)).toBeNull();
  });
});
