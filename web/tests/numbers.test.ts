import { describe, expect, it, vi } from 'vitest';

vi.mock('../src/lib/i18n.svelte', () => ({ language: () => 'en' }));
const { change, percent } = await import('../src/lib/numbers');

describe('chances as numbers', () => {
  it('never write what may happen as impossible or certain', () => {
    expect(percent(0)).toBe('0%');
    expect(percent(1)).toBe('100%');
    expect(percent(0.001)).toBe('<\u20091%');
    expect(percent(0.999)).toBe('>\u200999%');
    expect(percent(0.9996, 1)).toBe('>\u200999.9%');
    expect(percent(0.4321, 1)).toBe('43.2%');
  });

  it('write changes with their sign, and a minus that is one', () => {
    expect(change(0.042)).toBe('+4.2%');
    expect(change(-0.042)).toBe('\u22124.2%');
    expect(change(0)).toBe('0.0%');
  });
});
