import { expect, it } from 'vitest';
import { addDays, startOfNextWeek } from './days.ts';

it('tomorrow follows across months, years and the change of the clocks', () => {
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
});

it.each([
  ['2026-03-16', 1, '2026-03-23'],
  ['2026-03-18', 1, '2026-03-23'],
  ['2026-03-22', 1, '2026-03-23'],
  ['2026-03-18', 0, '2026-03-22'],
  ['2026-03-20', 6, '2026-03-21'],
])('from %s, with weeks that begin on day %i, next week begins on %s', (day, first, expected) => {
  expect(startOfNextWeek(day, first)).toBe(expected);
});
