import { describe, expect, it } from 'vitest';
import { moveApart } from '../src/parts/spacing';

describe('places are moved apart', () => {
  it('leaves places alone that are far enough from each other', () => {
    expect(moveApart([10, 40, 80], 20, 0, 100)).toEqual([10, 40, 80]);
  });

  it('keeps the gap between neighbours, and all places within the bounds', () => {
    expect(moveApart([10, 12, 90, 95, 99], 20, 0, 100)).toEqual([10, 30, 60, 80, 100]);
  });

  it('begins at the first place where there are too many', () => {
    expect(moveApart([50, 50, 50], 20, 10, 30)).toEqual([10, 30, 50]);
  });
});
