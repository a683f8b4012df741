import { describe, expect, it } from 'vitest';
import { localFirstDayOfWeek } from '../../provider/week/index.ts';
import { quickRanges } from './dateRanges.ts';

const rangesOn = (today: string, firstDayOfWeek = 1) =>
  Object.fromEntries(quickRanges(today, firstDayOfWeek).map(({ id, range }) => [id, range]));

describe('ranges that are chosen often', () => {
  it('are real dates around today', () => {
    expect(rangesOn('2026-03-17')).toEqual({
      today: { from: '2026-03-17', to: '2026-03-17' },
      thisWeek: { from: '2026-03-16', to: '2026-03-22' },
      thisMonth: { from: '2026-03-01', to: '2026-03-31' },
      last30Days: { from: '2026-02-16', to: '2026-03-17' },
      overdue: { to: '2026-03-16' },
    });
  });

  it('cross months and years, and know the 29th of February', () => {
    expect(rangesOn('2024-02-29')['thisMonth']).toEqual({ from: '2024-02-01', to: '2024-02-29' });
    expect(rangesOn('2027-01-01')['thisWeek']).toEqual({ from: '2026-12-28', to: '2027-01-03' });
    expect(rangesOn('2026-12-31')['thisMonth']).toEqual({ from: '2026-12-01', to: '2026-12-31' });
    expect(rangesOn('2024-03-01')['overdue']).toEqual({ to: '2024-02-29' });
  });

  it.each([
    [0, '2026-03-15'],
    [1, '2026-03-16'],
    [6, '2026-03-14'],
    [2, '2026-03-17'],
    [3, '2026-03-11'],
  ])('begin the week on day %d', (firstDay, from) => {
    expect(rangesOn('2026-03-17', firstDay)['thisWeek']).toMatchObject({ from });
  });

  it('take the first day of the week from the language where the browser knows it', () => {
    const days = ['en', 'de', 'ja'].map(localFirstDayOfWeek);
    expect(days.every((day) => day === 0 || day === 1)).toBe(true);
    expect(days[1]).toBe(1);
  });
});
