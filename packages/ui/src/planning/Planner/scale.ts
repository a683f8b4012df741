import { type Day, instantOf, monthStart, type Span, weekdayOf } from './days.ts';

/** Lists how close a planner shows its days, from near to far. */
export const plannerZooms = ['day', 'week', 'month', 'quarter'] as const;

/** Names how close a planner shows its days. */
export type PlannerZoom = (typeof plannerZooms)[number];

/** What days are grouped by above a timeline. */
export type TimeUnit = 'day' | 'week' | 'month' | 'quarter' | 'year';

/** How wide a day is, in pixels, and what the upper and the lower line of the header divide. */
const zooms: Readonly<Record<PlannerZoom, { dayWidth: number; upper: TimeUnit; lower: TimeUnit }>> = {
  day: { dayWidth: 36, upper: 'month', lower: 'day' },
  week: { dayWidth: 16, upper: 'month', lower: 'week' },
  month: { dayWidth: 5, upper: 'year', lower: 'month' },
  quarter: { dayWidth: 1.75, upper: 'year', lower: 'quarter' },
};

/** Describes where the days of a timeline are, in pixels from its start. */
export interface Scale extends Span {
  readonly zoom: PlannerZoom;
  readonly dayWidth: number;
  readonly upper: TimeUnit;
  readonly lower: TimeUnit;
  /** The width of all days. */
  readonly width: number;
}

/** Keeps a timeline below the width at which browsers stop, some 33 million pixels. */
const maxDays = 900_000;

/**
 * Lays days along a timeline. Days that are too many for it are cut off behind.
 *
 * @param room is how much of it there is beyond them on either side at least, in pixels.
 */
export function layScale(zoom: PlannerZoom, days: Span, room: number): Scale {
  const { dayWidth } = zooms[zoom];
  const padding = Math.ceil(room / dayWidth);
  const start = days.start - padding;
  const end = Math.min(days.end + padding, start + maxDays);
  return { zoom, ...zooms[zoom], start, end, width: (end - start + 1) * dayWidth };
}

/** Returns where a day begins, in pixels. */
export const xOf = ({ start, dayWidth }: Scale, day: Day) => (day - start) * dayWidth;

/** Returns the day at a place in pixels, no other than those of the timeline. */
export function dayAt({ start, end, dayWidth }: Scale, x: number): Day {
  return Math.min(Math.max(start + Math.floor(x / dayWidth), start), end);
}

/** Returns the first day of the unit that a day is in. */
function unitStart(unit: TimeUnit, day: Day, firstDayOfWeek: number): Day {
  const month = instantOf(day).getUTCMonth();
  switch (unit) {
    case 'day':
      return day;
    case 'week':
      return day - ((weekdayOf(day) - firstDayOfWeek + 7) % 7);
    case 'month':
      return monthStart(day);
    case 'quarter':
      return monthStart(day, -(month % 3));
    case 'year':
      return monthStart(day, -month);
  }
}

const unitMonths: Readonly<Record<'month' | 'quarter' | 'year', number>> = { month: 1, quarter: 3, year: 12 };

/** Returns the first day of the unit behind one that begins at a day. */
function nextUnit(unit: TimeUnit, start: Day): Day {
  if (unit === 'day') return start + 1;
  if (unit === 'week') return start + 7;
  return monthStart(start, unitMonths[unit]);
}

/** Lists the units of days that follow each other, whole ones: the first may begin before, and the last end behind. */
export function unitsIn(unit: TimeUnit, { start, end }: Span, firstDayOfWeek: number): readonly Span[] {
  const units: Span[] = [];
  let at = unitStart(unit, start, firstDayOfWeek);
  while (at <= end) {
    const next = nextUnit(unit, at);
    units.push({ start: at, end: next - 1 });
    at = next;
  }
  return units;
}

/** How many pixels of a timeline are drawn beyond those in view, on either side. */
const overscan = 400;

/** Returns the days to draw where this much of a timeline is in view. It changes in steps, so that little is drawn again. */
export function daysInView(scale: Scale, left: number, width: number): Span {
  const from = Math.floor(left / overscan) * overscan - overscan;
  const to = Math.ceil((left + width) / overscan) * overscan + overscan;
  return { start: dayAt(scale, from), end: dayAt(scale, to) };
}
