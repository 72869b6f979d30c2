import { describe, expect, it } from 'vitest';
import { commitTo, countDice, verify, type DiceRecord } from '../src/lib/dice';
import type { Dice, Event, Turn } from '../src/lib/protocol.gen';
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
};

describe('a host that cheats is caught', () => {
  it.each(cheating.cases.map((each) => [each.name, each] as const))(
    '%s',
    (_, { kept, record, differs, fault }) => {
      const found = new Witness(kept as unknown as Kept).compare(record as unknown as DiceRecord);
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
  const at = (ply: number, turn: Turn = { what: 'decide' }): { ply: number; turn: Turn } => ({
    ply,
    turn,
  });
  const begun = (): Witness => {
    const witness = new Witness(keptNothing('t'));
    witness.observe(
      at(3),
      [event('throw', 'roll 1'), event('act', 'one'), event('act', 'two'), event('join')],
      false,
    );
    return witness;
  };

  it('but not what was taken back', () => {
    const device = begun();
    const events = [event('back'), event('back'), event('act', 'three'), event('act', 'four')];
    device.observe(at(3, { what: 'throw', dice: 2 }), events, false);
    expect(device.kept.events).toEqual({ 1: 'roll 1', 2: 'three', 3: 'four' });
    expect(device.kept.due).toEqual({ 1: 1, 2: 0, 3: 0, 4: 2 });
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
});
