import { describe, expect, it } from 'vitest';
import { markOf, rowOf, streakOf, verifyDay } from '../src/lib/days';
import throws from './days.json';

describe('the day’s throw', () => {
  it.each(Object.entries(throws))(
    'has the dice of %s, as the server throws them',
    (date, rolls) => {
      const events = [rolls[0], 'keep 1 1 1', rolls[1], 'keep 1 1 1 1 1', rolls[2]];
      expect(verifyDay(date, events as string[])).toBe(true);
      expect(verifyDay(date, ['roll 6 6 6 6 6 6 6 6'])).toBe(false);
      expect(verifyDay('2026-11-20', events as string[])).toBe(false);
    },
  );

  it('has a row of seven days, and counts those in a row until today or yesterday', () => {
    const losses = { '2026-02-27': 0.3, '2026-02-28': 0, '2026-03-01': 0.01 };
    expect(rowOf({ losses }, '2026-03-02').map(({ mark }) => mark)).toEqual([
      'missed',
      'missed',
      'missed',
      'dear',
      'best',
      'near',
      'missed',
    ]);
    expect(streakOf({ losses }, '2026-03-02')).toBe(3);
    expect(streakOf({ losses }, '2026-03-01')).toBe(3);
    expect(streakOf({ losses }, '2026-03-03')).toBe(0);
    expect(markOf(undefined)).toBe('missed');
  });
});
