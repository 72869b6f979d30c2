/** Chances and what changes them, as the player's language writes them. No other file of the client formats a percentage. */

import { language, say } from './i18n.svelte';

const MINUS = '\u2212';
const NO_BREAK = '\u00a0';
const NARROW = '\u202f';
const NOISE = 1e-10; // the most that rounding errors add to the percent of a sum of chances

function write(percent: number, options: Intl.NumberFormatOptions): string {
  const format = new Intl.NumberFormat(language(), { style: 'percent', ...options });
  const space = language() === 'fr' ? NARROW : NO_BREAK; // browsers differ in this; Dutch and English have none
  return format
    .format(percent / 100)
    .replace('-', MINUS)
    .replace(/\s(?=%)/, space);
}

/** As `round_percent` of `core/percentages.py`: what is neither impossible nor certain is never written as if it were. */
function bounded(key: string, share: number, digits?: number): string {
  const exact = 100 * share;
  const isSure = Math.min(Math.abs(exact), Math.abs(exact - 100)) < NOISE;
  const percent = isSure ? Math.round(exact) : exact;
  const shown = digits ?? (Math.abs(percent) < 10 || (percent > 99 && percent < 100) ? 1 : 0);
  const least = 10 ** -shown;
  const bound =
    percent > 0 && percent < least
      ? 'under'
      : percent > 100 - least && percent < 100
        ? 'over'
        : 'exact';
  const value = bound === 'under' ? least : bound === 'over' ? 100 - least : percent;
  const written = write(value, {
    minimumFractionDigits: digits ?? 0,
    maximumFractionDigits: shown,
    signDisplay: 'negative',
  });
  return say(key, { bound, percent: written });
}

/** A chance, or the size of a difference of chances: “43 %”, “4.3 %”, “under 0.1 %”; in tables of numbers with as many digits everywhere. */
export function percent(share: number, digits?: number): string {
  return bounded('percent-bound', share, digits);
}

/** The same, of cases: “43 % of cases”. */
export function cases(share: number, digits?: number): string {
  return bounded('percent-cases', share, digits);
}

/** By how much a chance has changed, with its sign, for tables of numbers: “+4.2 %”. */
export function change(share: number, digits = 1): string {
  return write(100 * share, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: 'exceptZero',
  });
}

/** The size of a difference of chances that is told: 0 where it is less than half a percent. */
export function notable(share: number): number {
  const size = Math.abs(share);
  return size < 0.005 ? 0 : size;
}
