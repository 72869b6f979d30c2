import { describe, expect, it } from 'vitest';
import { verify, type DiceRecord } from '../src/lib/dice';
import record from './fair.json';

const copy = (): DiceRecord => structuredClone(record) as unknown as DiceRecord;

describe('verifying the dice of a record', () => {
  it('recomputes every throw', () => {
    const throws = record.events.filter((event) => /^(roll|start)/.test(event)).length;
    expect(verify(copy())).toEqual({ kind: 'holds', throws });
  });

  it('finds a throw that was changed, and says what it should show', () => {
    const tampered = copy();
    const at = tampered.events.findIndex((event) => event.startsWith('roll'));
    const honest = tampered.events[at] ?? '';
    tampered.events[at] = 'roll 6 6 6 6 6 6 6 6';
    const verdict = verify(tampered);
    expect(verdict.kind).toBe('false-throw');
    if (verdict.kind === 'false-throw') {
      expect(verdict.ply).toBe(at + 1);
      expect(['roll', ...[...verdict.faces].sort()].join(' ')).toBe(honest);
    }
  });

  it('finds a secret that was not committed to', () => {
    const tampered = copy();
    tampered.dice.secret = '00'.repeat(32);
    expect(verify(tampered).kind).toBe('false-commitment');
  });

  it('finds a changed word of chance', () => {
    const tampered = copy();
    tampered.dice = {
      ...tampered.dice,
      version: undefined,
      entropy: ['other', ...record.dice.entropy.slice(1)],
    };
    expect(verify(tampered).kind).toBe('false-throw');
  });

  it('does not claim what nobody can know', () => {
    const early = copy();
    early.dice.secret = null;
    expect(verify(early).kind).toBe('not-yet');
    expect(verify({ seats: [], dice: { source: 'physical' }, events: [] })).toEqual({
      kind: 'unprovable',
      source: 'physical',
    });
  });
});
