import { FluentBundle, FluentResource } from '@fluent/bundle';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import percentages from './percentages.json';

const words = import.meta.glob('../../src/colonnade/locales/*/core.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Record<string, string>;
let spoken = 'en';

function say(key: string, args: Record<string, string>): string {
  const bundle = new FluentBundle(spoken, { useIsolating: false });
  bundle.addResource(
    new FluentResource(words[`../../src/colonnade/locales/${spoken}/core.ftl`] ?? ''),
  );
  const pattern = bundle.getMessage(key)?.value;
  return pattern ? bundle.formatPattern(pattern, args, []) : key;
}

vi.mock('../src/lib/i18n.svelte', () => ({ language: () => spoken, say }));
const { cases, change, notable, percent } = await import('../src/lib/numbers');

beforeEach(() => {
  spoken = 'en';
});

describe('chances as numbers', () => {
  // The table is that of Python, too: tests/test_locales.py.
  it.each(percentages)('are $texts.en for $share', ({ share, digits, texts }) => {
    for (const [language, text] of Object.entries(texts)) {
      spoken = language;
      expect(percent(share, digits)).toBe(text);
    }
  });

  it('write changes with their sign, and a minus that is one', () => {
    expect(change(0.042)).toBe('+4.2%');
    expect(change(-0.042)).toBe('\u22124.2%');
    expect(change(0)).toBe('0.0%');
    expect(change(-0.0001)).toBe('0.0%');
    expect(percent(-0.25, 0)).toBe('\u221225%');
    expect(percent(1.2, 0)).toBe('120%');
  });

  it('are of cases, with an article where the language has one', () => {
    expect(cases(0.43)).toBe('43% of cases');
    spoken = 'es';
    expect(cases(0.43)).toBe('el 43\u00a0% de los casos');
    expect(cases(0.99999)).toBe('más del 99,9\u00a0% de los casos');
  });

  it('are told from half a percent on', () => {
    expect(notable(-0.124)).toBe(0.124);
    expect(notable(0.004)).toBe(0);
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
