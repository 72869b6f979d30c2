/** When something was, as people say it: “5 minutes ago”, “yesterday”, and a date after a week. */

import { language } from './i18n.svelte';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function sayAgo(then: number, now: number): string {
  const passed = Math.max(0, now - then);
  if (passed >= 7 * DAY)
    return new Intl.DateTimeFormat(language(), { dateStyle: 'medium' }).format(then);
  const format = new Intl.RelativeTimeFormat(language(), { numeric: 'auto' });
  if (passed < MINUTE) return format.format(0, 'second');
  if (passed < HOUR) return format.format(-Math.floor(passed / MINUTE), 'minute');
  if (passed < DAY) return format.format(-Math.floor(passed / HOUR), 'hour');
  return format.format(-Math.floor(passed / DAY), 'day');
}
