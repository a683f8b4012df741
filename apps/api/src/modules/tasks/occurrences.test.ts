import { describe, expect, it } from 'vitest';
import { findNextOccurrence } from './occurrences.ts';

const after = (rule: string, day: string, today = day) => findNextOccurrence(rule, day, today)?.date;

describe('what comes again', () => {
  it.each([
    ['daily', 'FREQ=DAILY', '2026-03-01', '2026-03-02'],
    ['every weekday', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', '2026-01-02', '2026-01-05'],
    ['on chosen days', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH', '2026-01-08', '2026-01-19'],
    ['daily, as clocks go forward', 'FREQ=DAILY', '2026-03-28', '2026-03-29'],
    ['daily, after clocks went forward', 'FREQ=DAILY', '2026-03-29', '2026-03-30'],
    ['weekly, as clocks go back', 'FREQ=WEEKLY', '2026-10-25', '2026-11-01'],
    ['on the 31st', 'FREQ=MONTHLY', '2026-01-31', '2026-03-31'],
    ['on the last day of the month', 'FREQ=MONTHLY;BYMONTHDAY=-1', '2026-01-31', '2026-02-28'],
    ['on a leap day', 'FREQ=YEARLY', '2024-02-29', '2028-02-29'],
    ['yearly', 'FREQ=YEARLY', '2026-05-01', '2027-05-01'],
  ])('is due %s', (_, rule, day, expected) => {
    expect(after(rule, day)).toBe(expected);
  });

  it('is due today or later when it was completed late, and keeps its step', () => {
    expect(after('FREQ=DAILY;INTERVAL=2', '2026-01-01', '2026-01-07')).toBe('2026-01-07');
    expect(after('FREQ=DAILY;INTERVAL=2', '2026-01-01', '2026-01-08')).toBe('2026-01-09');
    expect(after('FREQ=WEEKLY', '2026-01-05', '2026-01-01')).toBe('2026-01-12');
  });

  it('comes as often as its rule says', () => {
    expect(findNextOccurrence('FREQ=DAILY;COUNT=3', '2026-01-01', '2026-01-01')).toEqual({
      date: '2026-01-02',
      recurrence: 'FREQ=DAILY;COUNT=2',
    });
    expect(after('FREQ=DAILY;COUNT=1', '2026-01-01')).toBeUndefined();
  });

  it('comes until a day, on that day for the last time', () => {
    const rule = 'FREQ=WEEKLY;UNTIL=20260108';
    expect(findNextOccurrence(rule, '2026-01-01', '2026-01-01')).toEqual({
      date: '2026-01-08',
      recurrence: rule,
    });
    expect(after(rule, '2026-01-08')).toBeUndefined();
    expect(after(rule, '2026-01-01', '2026-01-09')).toBeUndefined();
  });

  it('has ended where its rule names no day at all', () => {
    expect(after('FREQ=MONTHLY;INTERVAL=12;BYMONTHDAY=30', '2026-02-01')).toBeUndefined();
  });
});
