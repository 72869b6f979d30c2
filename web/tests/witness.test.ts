import { describe, expect, it } from 'vitest';
import { commitTo, verify, type DiceRecord } from '../src/lib/dice';
import type { Dice } from '../src/lib/protocol.gen';
import { findThrows, Witness, type Kept } from '../src/lib/witness';
import cheating from './cheating_host.json';

const FAULTS: Record<string, string> = {
  'record-commitment-false': 'false-commitment',
  'record-value-false': 'false-value',
  'record-round-complete': 'complete-round',
  'record-throw-false': 'false-throw',
  'record-dice-unprovable': 'unprovable',
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
      expect(witness.findAlarms(dice).map(({ key }) => key)).toEqual([alarm]);
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
    const witness = new Witness({ table: 't', rounds: {}, throws: {} });
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
    const witness = new Witness({ table: 't', rounds: {}, throws: {} });
    witness.findAnswer(dice('commit', [seat('awaited')], 1), [0]);
    witness.findAnswer(dice('commit', [seat('awaited')], 2), [0]);
    expect(witness.kept.rounds[1]?.value).toMatch(/^[0-9a-f]{64}$/);
    expect(witness.kept.rounds[1]?.value).not.toBe(witness.kept.rounds[2]?.value);
  });

  it('does nothing about other dice, or for seats of others', () => {
    const witness = new Witness({ table: 't', rounds: {}, throws: {} });
    expect(
      witness.findAnswer({ ...dice('commit', [seat('awaited')]), version: 1 }, [0]),
    ).toBeNull();
    expect(witness.findAnswer(dice('commit', [seat('awaited')]), [])).toBeNull();
  });

  it('knows the ply of every throw it sees', () => {
    const events = ['throw', 'act', 'back', 'act', 'throw', 'join'].map((what, revision) => ({
      revision,
      what,
      text: `${what} ${revision}`,
    }));
    expect(findThrows(9, events)).toEqual({ 7: 'throw 0', 9: 'throw 4' });
  });
});
