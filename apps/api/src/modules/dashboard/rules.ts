import { type DashboardPeriod, formatListQuery, type ListQuery, type ListSpec } from '@bureau/contract';
import { defaultPeriod } from './layout.ts';

const day = 24 * 60 * 60 * 1000;

/** Gives the day that it is at an instant in a time zone, `yyyy-MM-dd`. */
export function dayIn(timeZone: string, now: Date): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const {
    year,
    month,
    day: date,
  } = Object.fromEntries(parts.formatToParts(now).map(({ type, value }) => [type, value]));
  return `${year}-${month}-${date}`;
}

/** Gives the day that lies so many days before another. */
export const daysBefore = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) - days * day).toISOString().slice(0, 10);

/** Gives the days of a period that ends today, in the form in which lists are filtered. */
export function readPeriod(today: string, period: `${DashboardPeriod}` | undefined) {
  return { from: daysBefore(today, Number(period ?? defaultPeriod) - 1), to: today };
}

/** Gives the address of a list that shows what a query finds. */
export const routeTo = <Spec extends ListSpec>(path: string, query: ListQuery<Spec>): string =>
  `${path}?${new URLSearchParams(formatListQuery(query)).toString()}`;
