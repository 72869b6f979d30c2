/** Chances and what changes them, as numbers are written in the player's language. */

import { language } from './i18n.svelte';

const MINUS = '\u2212';

function write(share: number, options: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(language(), { style: 'percent', ...options }).format(share).replace('-', MINUS);
}

/** A chance: “43 %”. What is neither impossible nor certain is never written as if it were. */
export function percent(share: number, digits = 0): string {
  const least = 10 ** -(digits + 2);
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  if (share > 0 && share < least / 2) return `<\u2009${write(least, options)}`;
  if (share < 1 && share > 1 - least / 2) return `>\u2009${write(1 - least, options)}`;
  return write(Math.max(0, share), options);
}

/** By how much a chance has changed, with its sign: “+4.2 %”. */
export function change(share: number, digits = 1): string {
  return write(share, { minimumFractionDigits: digits, maximumFractionDigits: digits, signDisplay: 'exceptZero' });
}
