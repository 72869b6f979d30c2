import { describe, expect, it } from 'vitest';
import { restOf, showDice, SILENCE, thrownFaces } from '../src/board/thrown';
import type { Die, Position } from '../src/lib/protocol.gen';

const at = (turn: Position['turn'], dice: Die[] = []): Position => ({
  id: '',
  ply: 1,
  turn,
  pieces: [],
  dice,
  pad: [],
  messages: [],
});
const die = (face: number, status = 'free'): Die => ({ face, status });
const throwing = { what: 'throw', seat: 1, dice: 1 } as const;
const deciding = { what: 'decide', seat: 0 } as const;

describe('the faces of a throw', () => {
  it('are read from its text', () => {
    expect(thrownFaces('roll 2 6')).toEqual([2, 6]);
    expect(thrownFaces('start 5 - 3')).toEqual([5, null, 3]);
    expect(thrownFaces('keep 5 5')).toBeNull();
    expect(thrownFaces('stop')).toBeNull();
    expect(thrownFaces(null)).toBeNull();
  });
});

describe('the dice to show', () => {
  it('are those of a lost throw, though the position after it has none', () => {
    const shown = showDice('roll 3', at(throwing), at({ what: 'throw', seat: 0, dice: 1 }));
    expect(shown.dice).toEqual([{ face: 3, status: 'free', isThrown: true }]);
    expect(shown).toMatchObject({ event: 'roll 3', isGone: true, unthrown: 0 });
  });

  it('are those of a throw that stays, as the position has them', () => {
    const shown = showDice('roll 2 5', at(deciding, [die(2), die(5)]), at(throwing));
    expect(shown.isGone).toBe(false);
    expect(shown.dice.map(({ face, isThrown }) => [face, isThrown])).toEqual([
      [2, true],
      [5, true],
    ]);
  });

  it('tell dice that were kept from those that were thrown', () => {
    const shown = showDice('roll 4 5', at(deciding, [die(4), die(5, 'kept'), die(5)]), null);
    expect(shown.dice.map((each) => each.isThrown)).toEqual([true, false, true]);
  });

  it('keep a die that waits beside one that is thrown again and lost', () => {
    const before = at({ what: 'throw', seat: 0, dice: 1 }, [die(2, 'kept')]);
    const shown = showDice('roll 6', at(throwing), before);
    expect(shown.dice.map(({ face, isThrown }) => [face, isThrown])).toEqual([
      [2, false],
      [6, true],
    ]);
  });

  it('belong to their seats where everybody throws to begin, ties too', () => {
    const shown = showDice('start 5 - 5', at({ what: 'throw', seat: 0, dice: 2 }), null);
    expect(shown.dice.map(({ face, seat }) => [face, seat])).toEqual([
      [5, 0],
      [5, 2],
    ]);
    expect(shown.isGone).toBe(true);
  });

  it('before a throw are the kept ones, and outlines for the others', () => {
    const shown = showDice(
      'keep 5',
      at({ what: 'throw', seat: 0, dice: 7 }, [die(1), die(5, 'kept')]),
      null,
    );
    expect(shown.dice.map((each) => each.face)).toEqual([5]);
    expect(shown.unthrown).toBe(7);
  });
});

describe('how long a throw lies still', () => {
  it('is longer when it is lost', () => {
    const lost = showDice('roll 3', at(throwing), null);
    const usual = showDice('roll 3', at(deciding, [die(3)]), null);
    expect(restOf(lost)).toBeGreaterThan(restOf(usual));
    expect(SILENCE + restOf(lost)).toBeLessThan(1000);
    expect(restOf(showDice('stop', at(deciding), null))).toBe(0);
  });
});
