/** Chances and what changes them, as the player's language writes them. No other file of the client formats a percentage. */

import { language } from './i18n.svelte';

const MINUS = '\u2212';
const NO_BREAK = '\u00a0';
const NARROW = '\u202f';

function write(share: number, digits: number, options: Intl.NumberFormatOptions = {}): string {
  const format = new Intl.NumberFormat(language(), {
    style: 'percent',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    ...options,
  });
  const space = language() === 'fr' ? NARROW : NO_BREAK; // browsers differ in this; Dutch and English have none
  return format
    .format(share)
    .replace('-', MINUS)
    .replace(/\s(?=%)/, space);
}

/** A chance in whole percent, for sentences and labels: “43 %”. What is neither impossible nor certain is never written as if it were. */
export function percent(share: number): string {
  return exactPercent(share, 0);
}

/** A chance with its decimals, for tables of numbers: “43.2 %”. */
export function exactPercent(share: number, digits = 1): string {
  const least = 10 ** -(digits + 2);
  if (share > 0 && share < least / 2) return `<\u2009${write(least, digits)}`;
  if (share < 1 && share > 1 - least / 2) return `>\u2009${write(1 - least, digits)}`;
  return write(Math.max(0, share), digits);
}

/** A share that may lie below 0 or above 1, for tables of numbers: a result with all luck taken out. */
export function openPercent(share: number, digits = 1): string {
  return write(share, digits);
}

/** By how much a chance has changed, with its sign, for tables of numbers: “+4.2 %”. */
export function change(share: number, digits = 1): string {
  return write(share, digits, { signDisplay: 'exceptZero' });
}

/** The size of a change in whole points; a point is one percent of a win. */
export function toPoints(share: number): number {
  return Math.round(100 * Math.abs(share));
}
