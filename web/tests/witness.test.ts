import { describe, expect, it } from 'vitest';
import { commitTo, countDice, verify, type DiceRecord } from '../src/lib/dice';
import type { Dice, Die, Event, Position, Turn } from '../src/lib/protocol.gen';
import { keptNothing, Witness, type Kept } from '../src/lib/witness';
import cheating from './cheating_host.json';

const FAULTS: Record<string, string> = {
  'record-commitment-false': 'false-commitment',
  'record-value-false': 'false-value',
  'record-round-complete': 'complete-round',
  'record-throw-false': 'false-throw',
  'record-dice-unprovable': 'unprovable',
  'columbiz-roll-count': 'no-dice',
  'columbiz-roll-early': 'holds', // a question of the rules, which this browser does not know
  'columbiz-malformed-action': 'no-dice',
  'record-field-type': 'missing-value',
  'record-field-unknown': 'false-value',
  'record-field-missing': 'missing-value',
};

describe('a host that cheats is caught', () => {
  it.each(cheating.cases.map((each) => [each.name, each] as const))(
    '%s',
    (_, { kept, record, differs, fault }) => {
      const device = new Witness({ ...keptNothing(kept.table), ...(kept as unknown as Kept) });
      const found = device.compare(record as unknown as DiceRecord);
      expect(found.map((each) => ({ key: each.key, ...each.arguments }))).toEqual(differs);
      expect(verify(record as unknown as DiceRecord).kind).toBe(
        fault === null ? 'holds' : FAULTS[fault],
      );
    },
  );

  it.each(cheating.live.map((each) => [each.name, each] as const))(
    '%s',
    (_, { kept, shown, yours, alarm }) => {
      const witness = new Witness(kept as unknown as Kept);
      const dice = shown as unknown as Dice;
      expect(witness.findAlarms(dice, yours).map(({ key }) => key)).toEqual([alarm]);
      expect(witness.findAnswer(dice, yours)).toBeNull();
    },
  );
});

describe('a device takes part in the dice', () => {
  const seat = (
    part: Dice['seats'][0]['part'],
    commitment: string | null = null,
    is_revealed = false,
  ): Dice['seats'][0] => ({
    part,
    commitment,
    is_revealed,
    value: null,
  });
  const dice = (phase: Dice['phase'], seats: Dice['seats'], round = 1): Dice => ({
    source: 'fair',
    version: 2,
    phase,
    round,
    commitment: 'c',
    seats,
    entropy: null,
    secret: null,
  });

  it('commits once, and reveals only when nothing is awaited any more', () => {
    const witness = new Witness(keptNothing('t'));
    const answer = witness.findAnswer(dice('commit', [seat('awaited'), seat('awaited')]), [1]);
    expect(answer).toMatchObject({ type: 'commit', seat: 1 });
    expect(witness.findAnswer(dice('commit', [seat('awaited'), seat('awaited')]), [1])).toEqual(
      answer,
    );
    const own = answer?.type === 'commit' ? answer.commitment : '';
    expect(
      witness.findAnswer(dice('commit', [seat('awaited'), seat('value', own)]), [1]),
    ).toBeNull();
    const shown = dice('reveal', [seat('value', 'x'), seat('value', own)]);
    const revealed = witness.findAnswer(shown, [1]);
    expect(revealed?.type === 'reveal' && commitTo('t', 1, 1, revealed.value)).toBe(own);
    expect(
      witness.findAnswer(dice('reveal', [seat('value', 'x'), seat('value', own, true)]), [1]),
    ).toBeNull();
  });

  it('in no round that is not a number', () => {
    const witness = new Witness(keptNothing('t'));
    const shown = { ...dice('commit', [seat('awaited')]), round: '__proto__' as unknown as number };
    expect(witness.findAnswer(shown, [0])).toBeNull();
    expect(witness.findAlarms(shown, [0])).toHaveLength(1);
  });

  it('draws a value of its own for every round', () => {
    const witness = new Witness(keptNothing('t'));
    witness.findAnswer(dice('commit', [seat('awaited')], 1), [0]);
    witness.findAnswer(dice('commit', [seat('awaited')], 2), [0]);
    expect(witness.kept.rounds[1]?.value).toMatch(/^[0-9a-f]{64}$/);
    expect(witness.kept.rounds[1]?.value).not.toBe(witness.kept.rounds[2]?.value);
  });

  it('does nothing about other dice, or for seats of others', () => {
    const witness = new Witness(keptNothing('t'));
    expect(
      witness.findAnswer({ ...dice('commit', [seat('awaited')]), source: 'physical' }, [0]),
    ).toBeNull();
    expect(witness.findAnswer(dice('commit', [seat('awaited')]), [])).toBeNull();
  });
});

describe('a device keeps what it sees of a game', () => {
  const event = (what: string, text = ''): Event => ({
    revision: 1,
    what,
    text,
    dice: what === 'throw' ? countDice(text) : 0,
  });
  const at = (
    ply: number,
    turn: Turn = { what: 'decide' },
    dice: Die[] = [],
  ): Pick<Position, 'ply' | 'turn' | 'dice'> => ({ ply, turn, dice });
  const begun = (): Witness => {
    const witness = new Witness(keptNothing('t'));
    witness.observe(at(1), [event('throw', 'roll 1')], false);
    witness.observe(at(3), [event('act', 'one'), event('act', 'two'), event('join')], false);
    return witness;
  };

  it('but not what was taken back', () => {
    const device = begun();
    const events = [event('back'), event('back'), event('act', 'three'), event('act', 'four')];
    device.observe(at(3, { what: 'throw', dice: 2 }), events, false);
    expect(device.kept.events).toEqual({ 1: 'roll 1', 2: 'three', 3: 'four' });
    expect(device.kept.due).toEqual({ 1: 1, 2: 0, 3: 0, 4: 2 });
  });

  it('nor what was taken back at last while it was not connected', () => {
    const device = begun();
    device.observe(at(3), [event('act', 'three'), event('back')], true);
    expect(device.kept.events).toEqual({ 1: 'roll 1' });
  });

  it('and a throw, whatever is taken back', () => {
    const device = begun();
    device.observe(
      at(1),
      [event('back'), event('back'), event('back'), event('throw', 'roll 6')],
      false,
    );
    expect(device.kept.events).toEqual({ 1: 'roll 1' });
  });

  it('and what fell during a gap it was not told before', () => {
    const device = begun();
    device.observe(at(5), [event('throw', 'roll 2 3'), event('act', 'two')], true);
    expect(device.countUnseen(['roll 1', 'one', 'two', 'roll 2 3', 'two'])).toBe(1);
  });

  it('and after a gap only what cannot have been taken back', () => {
    const device = begun();
    device.observe(at(5), [event('act', 'five')], true);
    expect(device.kept.events).toEqual({ 1: 'roll 1', 5: 'five' });
  });

  it('and counts the throws of a record that it did not see', () => {
    expect(begun().countUnseen(['roll 1', 'one', 'two', 'three', 'roll 3 4', 'start 1 -'])).toBe(2);
  });

  it('and how long the game was, until its end is taken back', () => {
    const device = begun();
    device.observe(at(4, { what: 'over' }), [event('act', 'last')], false);
    expect(device.kept.length).toBe(4);
    device.observe(at(3), [event('back')], false);
    expect(device.kept.length).toBeNull();
  });

  it('and that nothing happened where a ply was left out', () => {
    const device = begun();
    device.observe(at(5, { what: 'throw', dice: 2 }), [event('act', 'five')], false);
    expect(device.kept.events[4]).toBe('–');
  });

  it('and counts an announced throw that it did not see', () => {
    const device = new Witness(keptNothing('t'));
    device.observe(at(0, { what: 'throw', dice: 1 }), [], false);
    device.observe(at(2), [event('act', 'one')], true);
    expect(device.countUnseen(['roll 1', 'one'])).toBe(1);
  });
});

describe('a device knows which dice may lie on the table', () => {
  const lying = (faces: number[], kept = 0): Die[] =>
    faces.map((face, index) => ({ face, status: index < kept ? 'kept' : 'free' }));
  const thrown = (text: string): Event => ({
    revision: 1,
    what: 'throw',
    text,
    dice: countDice(text),
  });
  const act = (text: string): Event => ({ revision: 1, what: 'act', text });
  const due = (dice: number): Turn => ({ what: 'throw', dice });
  const decide: Turn = { what: 'decide' };
  /** A device that took part, and saw a throw of three dice of which one is kept. */
  const begun = (): Witness => {
    const witness = new Witness({ ...keptNothing('t') });
    witness.observe({ ply: 0, turn: due(3), dice: [] }, [], true);
    witness.observe(
      { ply: 1, turn: decide, dice: lying([2, 4, 5]) },
      [thrown('roll 2 4 5')],
      false,
    );
    witness.observe({ ply: 2, turn: due(2), dice: lying([2, 4, 5], 1) }, [act('keep 2')], false);
    return witness;
  };
  const strays = (witness: Witness): [number, number][] => witness.kept.dice.strays;

  it('those that were thrown and kept', () => {
    const device = begun();
    device.observe({ ply: 3, turn: decide, dice: lying([2, 6, 6]) }, [thrown('roll 6 6')], false);
    device.observe({ ply: 4, turn: decide, dice: lying([6, 6]) }, [act('play 2')], false);
    device.observe(
      { ply: 3, turn: decide, dice: lying([2, 6, 6]) },
      [{ revision: 1, what: 'back' }],
      false,
    );
    device.observe({ ply: 4, turn: due(3), dice: [] }, [act('done')], false);
    expect(strays(device)).toEqual([]);
  });

  it.each([
    ['other faces than fell', thrown('roll 6 6'), [2, 6, 5]],
    ['dice that were not kept', thrown('roll 6 6'), [4, 6, 6]],
    ['dice after an action', act('stop'), [5, 5]],
  ])('not %s', (_, event, faces) => {
    const device = begun();
    device.observe({ ply: 3, turn: decide, dice: lying(faces) }, [event], false);
    device.observe({ ply: 4, turn: due(3), dice: [] }, [act('done')], false);
    expect(strays(device)).toEqual([[3, 3]]);
  });

  it.each([
    ['a choice of those before and those thrown', [thrown('roll 1 3 4')], [2, 4, 5]],
    ['some of those thrown', [thrown('roll 1 3 4')], [1, 3]],
    ['those before in the place of those thrown', [thrown('roll 1 3 4')], [2, 4]],
    ['a choice from two throws', [thrown('roll 1 3 4'), thrown('roll 6 6 6')], [4, 6, 6]],
  ])('not %s, after an action in the same update', (_, throws, faces) => {
    const device = begun();
    const ply = 3 + throws.length;
    device.observe({ ply, turn: decide, dice: lying(faces) }, [act('stop'), ...throws], false);
    expect(strays(device)).toEqual([[ply, ply]]);
  });

  it('those thrown after an action in the same update, with those kept', () => {
    const device = begun();
    const events = [act('keep 2 4'), thrown('roll 6')];
    device.observe({ ply: 4, turn: decide, dice: lying([2, 4, 6]) }, events, false);
    device.observe({ ply: 6, turn: decide, dice: [] }, [act('stop'), thrown('roll 1 1 1')], false);
    expect(strays(device)).toEqual([]);
    device.observe({ ply: 7, turn: decide, dice: lying([6]) }, [act('six')], false);
    expect(strays(device)).toEqual([[7, 7]]);
  });

  it('those of a throw that was decided on in the same update, as one that it did not see', () => {
    const device = begun();
    const events = [act('stop'), thrown('roll 1 3 4'), act('keep 3')];
    device.observe({ ply: 5, turn: due(2), dice: lying([5], 1) }, events, false);
    expect(device.countUnseen(['roll 2 4 5', 'keep 2', 'stop', 'roll 1 3 4', 'keep 3'])).toBe(1);
  });

  it('not dice before the first throw', () => {
    const device = new Witness(keptNothing('t'));
    device.observe({ ply: 0, turn: decide, dice: lying([6]) }, [], true);
    expect(strays(device)).toEqual([[0, 0]]);
  });

  it('any after a gap, if dice were thrown in it', () => {
    const device = begun();
    device.observe({ ply: 9, turn: decide, dice: lying([6, 6, 6]) }, [act('four')], true);
    expect(strays(device)).toEqual([[2, 9]]);
    const quiet = ['roll 2 4 5', 'keep 2', 'a', 'b', 'c', 'd', 'e', 'f', 'four'];
    expect(device.findStray(quiet)).toBe(9);
    expect(device.findStray(quiet.with(5, 'roll 6 6 6'))).toBeNull();
  });
});
