import type { DashboardPeriod } from '@bureau/contract';
import { addDays, daysBetween } from '../../access/days.ts';
import { defaultPeriod } from './layout.ts';

/** Holds the first and the last day of a period, in the form in which lists are filtered. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** Returns the days of a period that ends today. */
export function readPeriod(today: string, period: `${DashboardPeriod}` | undefined): Period {
  return { from: addDays(today, 1 - Number(period ?? defaultPeriod)), to: today };
}

/** Counts the days of a period. */
const lengthOf = ({ from, to }: Period) => daysBetween(from, to) + 1;

/** Divides a period into parts that a chart can show apart: up to a month into days, up to a quarter into weeks that end today, else into months. */
export function splitPeriod(period: Period): Period[] {
  const days = Array.from({ length: lengthOf(period) }, (_, index) => addDays(period.to, -index));
  const partOf = (date: string, index: number) =>
    days.length <= 31 ? date : days.length <= 92 ? `${Math.floor(index / 7)}` : date.slice(0, 7);
  return [...Map.groupBy(days, partOf).values()]
    .map((part) => ({ from: part.at(-1) ?? period.from, to: part[0] ?? period.to }))
    .reverse();
}
