import { addDays, startOfWeek } from './days.ts';

/** Names the periods that a capacity is looked at for. */
export const periods = ['this_week', 'next_week', 'four_weeks', 'this_month'] as const;

export type Period = (typeof periods)[number];

/**
 * Returns the first and the last day of a period, `yyyy-MM-dd`.
 *
 * @param firstDayOfWeek is the day that weeks begin on: 0 is Sunday.
 */
export function daysOf(period: Period, today: string, firstDayOfWeek: number) {
  if (period === 'this_month') {
    const [year = 0, month = 1] = today.split('-').map(Number);
    const last = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
    return { from: `${today.slice(0, 8)}01`, to: last };
  }
  const start = startOfWeek(today, firstDayOfWeek);
  if (period === 'next_week') return { from: addDays(start, 7), to: addDays(start, 13) };
  return { from: start, to: addDays(start, period === 'four_weeks' ? 27 : 6) };
}
