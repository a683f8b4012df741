import { describe, expect, it } from 'vitest';
import { findNextOccurrence } from './occurrences.ts';

const after = async (rule: string, day: string, today = day) =>
  (await findNextOccurrence(rule, day, today))?.date;

describe('what recurs', () => {
  it.each([
    ['daily', 'FREQ=DAILY', '2026-03-01', '2026-03-02'],
    ['every weekday', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', '2026-01-02', '2026-01-05'],
    ['on chosen days', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH', '2026-01-08', '2026-01-19'],
    ['daily, as clocks go forward', 'FREQ=DAILY', '2026-03-28', '2026-03-29'],
    ['daily, after clocks went forward', 'FREQ=DAILY', '2026-03-29', '2026-03-30'],
    ['weekly, as clocks go back', 'FREQ=WEEKLY', '2026-10-25', '2026-11-01'],
    ['on the 31st', 'FREQ=MONTHLY', '2026-01-31', '2026-03-31'],
    ['on the last day of the month', 'FREQ=MONTHLY;BYMONTHDAY=-1', '2026-01-31', '2026-02-28'],
    ['on the second Tuesday', 'FREQ=MONTHLY;BYDAY=2TU', '2026-01-13', '2026-02-10'],
    ['on the last Friday', 'FREQ=MONTHLY;BYDAY=-1FR', '2026-01-30', '2026-02-27'],
    ['on the last Sunday, when clocks change', 'FREQ=MONTHLY;BYDAY=-1SU', '2026-02-22', '2026-03-29'],
    ['on the fifth Monday, where there is one', 'FREQ=MONTHLY;BYDAY=5MO', '2026-03-30', '2026-06-29'],
    ['on the last working day', 'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1', '2026-01-30', '2026-02-27'],
    ['on a leap day', 'FREQ=YEARLY', '2024-02-29', '2028-02-29'],
    ['yearly', 'FREQ=YEARLY', '2026-05-01', '2027-05-01'],
  ])('is due %s', async (_, rule, day, expected) => {
    expect(await after(rule, day)).toBe(expected);
  });

  it('is due today or later when it was completed late, and keeps its step', async () => {
    expect(await after('FREQ=DAILY;INTERVAL=2', '2026-01-01', '2026-01-07')).toBe('2026-01-07');
    expect(await after('FREQ=DAILY;INTERVAL=2', '2026-01-01', '2026-01-08')).toBe('2026-01-09');
    expect(await after('FREQ=WEEKLY', '2026-01-05', '2026-01-01')).toBe('2026-01-12');
  });

  it('comes as often as its rule says', async () => {
    expect(await findNextOccurrence('FREQ=DAILY;COUNT=3', '2026-01-01', '2026-01-01')).toEqual({
      date: '2026-01-02',
      recurrence: 'FREQ=DAILY;COUNT=2',
    });
    expect(await after('FREQ=DAILY;COUNT=1', '2026-01-01')).toBeUndefined();
  });

  it('comes until a day, on that day for the last time', async () => {
    const rule = 'FREQ=WEEKLY;UNTIL=20260108';
    expect(await findNextOccurrence(rule, '2026-01-01', '2026-01-01')).toEqual({
      date: '2026-01-08',
      recurrence: rule,
    });
    expect(await after(rule, '2026-01-08')).toBeUndefined();
    expect(await after(rule, '2026-01-01', '2026-01-09')).toBeUndefined();
  });

  it('has ended where its rule names no day at all', async () => {
    expect(await after('FREQ=MONTHLY;INTERVAL=12;BYMONTHDAY=30', '2026-02-01')).toBeUndefined();
  });
});
