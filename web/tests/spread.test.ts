import { expect, test } from 'vitest';
import { spread } from '../src/games/columbiz/geometry';

test('badges of two lines that end in one place do not lie on each other', () => {
  const straight = [
    { x: 0, y: 36 },
    { x: 0, y: -300 },
  ];
  const diagonal = [
    { x: 25, y: 25 },
    { x: -200, y: -200 },
  ];
  expect(spread([straight, diagonal], 46)).toEqual([straight[0], diagonal[1]]);
  expect(spread([straight, straight.slice(0, 1)], 46)).toEqual([straight[0], straight[0]]);
});
