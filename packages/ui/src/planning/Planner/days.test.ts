import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMonths, dateOf, dayOf, monthStart, weekdayOf } from './days.ts';

const days = integer({ min: dayOf('0001-01-01'), max: dayOf('9999-12-31') });

describe('days', () => {
  it('are counted from 1970, whatever the time zone, and read back as the same date', () => {
    expect(dayOf('1970-01-02')).toBe(1);
    expect(dateOf(dayOf('2028-02-29'))).toBe('2028-02-29');
    assert(property(days, (day) => dayOf(dateOf(day)) === day));
  });

  it('end where dates end', () => {
    expect(dateOf(dayOf('9999-12-31') + 40)).toBe('9999-12-31');
    expect(dateOf(dayOf('0001-01-01') - 40)).toBe('0001-01-01');
  });

  it('know their weekday', () => {
    assert(property(days, (day) => weekdayOf(day) === new Date(day * 86_400_000).getUTCDay()));
  });

  it('are moved by months to the same day, or the last of a shorter month', () => {
    expect(dateOf(addMonths(dayOf('2026-01-31'), 1))).toBe('2026-02-28');
    expect(dateOf(addMonths(dayOf('2026-03-15'), -3))).toBe('2025-12-15');
    expect(dateOf(monthStart(dayOf('2026-03-15'), 10))).toBe('2027-01-01');
  });
});
