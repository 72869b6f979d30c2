import { beforeEach, describe, expect, it, vi } from 'vitest';

let spoken = 'en';
vi.mock('../src/lib/i18n.svelte', () => ({ language: () => spoken }));
const { change, exactPercent, openPercent, percent, toPoints } = await import('../src/lib/numbers');

beforeEach(() => {
  spoken = 'en';
});

describe('chances as numbers', () => {
  it('never write what may happen as impossible or certain', () => {
    expect(percent(0)).toBe('0%');
    expect(percent(1)).toBe('100%');
    expect(percent(0.001)).toBe('<\u20091%');
    expect(percent(0.999)).toBe('>\u200999%');
    expect(exactPercent(0.9996)).toBe('>\u200999.9%');
    expect(exactPercent(0.4321)).toBe('43.2%');
  });

  it('write changes with their sign, and a minus that is one', () => {
    expect(change(0.042)).toBe('+4.2%');
    expect(change(-0.042)).toBe('\u22124.2%');
    expect(change(0)).toBe('0.0%');
    expect(openPercent(-0.25, 0)).toBe('\u221225%');
    expect(openPercent(1.2, 0)).toBe('120%');
  });

  it('are written as each language writes them', () => {
    const written = ['en', 'fr', 'nl', 'es', 'sv'].map((tag) => {
      spoken = tag;
      return percent(0.43);
    });
    expect(written).toEqual(['43%', '43\u202f%', '43%', '43\u00a0%', '43\u00a0%']);
  });

  it('are whole points, without a sign', () => {
    expect(toPoints(-0.124)).toBe(12);
    expect(toPoints(0.004)).toBe(0);
  });
});

describe('percentages', () => {
  const sources = import.meta.glob('../src/**/*.{ts,svelte}', {
    query: '?raw',
    import: 'default',
    eager: true,
  }) as Record<string, string>;

  it('are formatted nowhere else in the client', () => {
    const isOther = ([path, text]: [string, string]) => {
      const code = text.replace(/<style>[\s\S]*<\/style>/, '').replace(/style:[\w-]+="[^"]*"/g, '');
      return (
        !path.endsWith('/lib/numbers.ts') &&
        (/style: 'percent'/.test(code) || /[}\d]\s?%(?!["'\d;])/.test(code))
      );
    };
    expect(Object.keys(sources).length).toBeGreaterThan(50);
    expect(
      Object.entries(sources)
        .filter(isOther)
        .map(([path]) => path),
    ).toEqual([]);
  });
});
