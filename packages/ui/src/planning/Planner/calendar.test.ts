import { array, assert, integer, property, subarray } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layCalendar, workIn } from './calendar.ts';
import { dateOf, dayOf } from './days.ts';

describe('a calendar', () => {
  it('counts the days that are worked as somebody does who counts them one by one', () => {
    const weekdays = subarray([0, 1, 2, 3, 4, 5, 6]);
    const starts = integer({ min: 0, max: 30_000 });
    const holidays = array(integer({ min: 0, max: 100 }), { maxLength: 8 });
    assert(
      property(weekdays, starts, integer({ min: 0, max: 90 }), holidays, (off, start, length, free) => {
        const calendar = layCalendar(
          off,
          free.map((days) => dateOf(start + days)),
        );
        const days = Array.from({ length: length + 1 }, (_, place) => start + place);
        expect(workIn(calendar, { start, end: start + length })).toBe(days.filter(calendar.isWorking).length);
      }),
    );
  });

  it('takes weekends and holidays for no work', () => {
    const { isWorking } = layCalendar([0, 6], ['2026-04-03', '2026-04-04']);
    const dates = ['2026-04-02', '2026-04-03', '2026-04-04', '2026-04-05', '2026-04-06'];
    expect(dates.map((date) => isWorking(dayOf(date)))).toEqual([true, false, false, false, true]);
  });
});
