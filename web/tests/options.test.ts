import { describe, expect, it } from 'vitest';
import { dropImpossible, findCase, findNeed } from '../src/lib/options';
import type { UsualOptions } from '../src/lib/protocol.gen';

const usual = { teams: false, partners: 'side' };
const form: { usual: UsualOptions[] } = {
  usual: [
    { players: 2, given: {}, usual, impossible: { teams: [true], partners: ['players'] } },
    { players: 4, given: {}, usual, impossible: { partners: ['players'] } },
    { players: 4, given: { teams: true }, usual, impossible: {} },
  ],
};

describe('options that need another', () => {
  it('can be chosen once the other was', () => {
    expect(findCase(form, 4, {})?.impossible).toEqual({ partners: ['players'] });
    expect(findCase(form, 4, { teams: true })?.impossible).toEqual({});
    expect(findCase(form, 3, {})).toBeUndefined();
  });

  it('say which, or that no choice helps', () => {
    expect(findNeed(form, 4, 'partners', 'players')).toEqual(['teams', true]);
    expect(findNeed(form, 2, 'teams', true)).toBeNull();
    expect(findNeed(form, 2, 'partners', 'players')).toBeNull();
  });

  it('go with the other, and with the players it is for', () => {
    const chosen = { teams: true, partners: 'players', dice: 2 };
    expect(dropImpossible(form, 4, chosen)).toBe(chosen);
    expect(dropImpossible(form, 4, { partners: 'players', dice: 2 })).toEqual({ dice: 2 });
    expect(dropImpossible(form, 2, chosen)).toEqual({ dice: 2 });
  });
});
