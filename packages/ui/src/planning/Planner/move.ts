import { addMonths, dateOf, type Day, dayOf, type Span } from './days.ts';
import type { PlannerZoom } from './scale.ts';

/** Describes the dates of an item, `yyyy-MM-dd`, both ends included. */
export interface PlannerDates {
  /** The first day (`yyyy-MM-dd`), or null for none. */
  readonly start: string | null;
  /** The last day (`yyyy-MM-dd`), or null for none. */
  readonly end: string | null;
}

/** Which part of a bar is dragged. */
export type BarPart = 'start' | 'end' | 'whole';

/** Returns the days that dates stand for: with one of them alone it is that day. A text that is no date is none. */
export function spanOf({ start, end }: PlannerDates): Span | undefined {
  const days = [start, end].map((date) => (date === null ? NaN : dayOf(date)));
  const [from, to = from] = days.filter((day) => !Number.isNaN(day));
  return from === undefined || to === undefined ? undefined : { start: from, end: Math.max(from, to) };
}

/** Returns the dates of an item that takes up other days. An item of one day that had one date keeps it so. */
export function datesOf(before: PlannerDates, { start, end }: Span): PlannerDates {
  const dates = { start: dateOf(start), end: dateOf(end) };
  if (start !== end) return dates;
  if (before.start === null && before.end !== null) return { ...dates, start: null };
  if (before.end === null && before.start !== null) return { ...dates, end: null };
  return dates;
}

/** Moves days, or one end of them, by a number of days. Neither end passes the other. */
export function dragSpan({ start, end }: Span, part: BarPart, days: number): Span {
  if (part === 'whole') return { start: start + days, end: end + days };
  if (part === 'start') return { start: Math.min(start + days, end), end };
  return { start, end: Math.max(end + days, start) };
}

/** Moves a day by a unit of the zoom: forwards by 1, backwards by -1. */
function step(day: Day, zoom: PlannerZoom, direction: 1 | -1): Day {
  if (zoom === 'day') return day + direction;
  if (zoom === 'week') return day + 7 * direction;
  return addMonths(day, (zoom === 'month' ? 1 : 3) * direction);
}

/** Moves days by a unit of the zoom, as many as they are, or their end alone. */
export function nudgeSpan(span: Span, zoom: PlannerZoom, direction: 1 | -1, part: 'end' | 'whole'): Span {
  const from = part === 'whole' ? span.start : span.end;
  return dragSpan(span, part, step(from, zoom, direction) - from);
}
