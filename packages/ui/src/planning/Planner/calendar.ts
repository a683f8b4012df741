import { type Day, dayOf, type Span, weekdayOf } from './days.ts';

/** Knows on which days is worked. */
export interface WorkCalendar {
  readonly isWorking: (day: Day) => boolean;
  /** Counts the days on which is worked before a day, from some day in the past: the difference of two counts is what lies between. */
  readonly countBefore: (day: Day) => number;
}

/** A Sunday long ago, from which whole weeks are counted. */
const origin = dayOf('0001-01-07');

/** Returns how many of sorted days are before a day. */
function countSorted(days: readonly Day[], before: Day): number {
  let [low, high] = [0, days.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((days[middle] ?? Infinity) < before) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Returns the calendar of a company.
 *
 * @param daysOff are the days of the week without work, 0 for Sunday to 6 for Saturday.
 * @param holidays are dates without work, `yyyy-MM-dd`.
 */
export function layCalendar(daysOff: readonly number[], holidays: readonly string[]): WorkCalendar {
  const isOff = Array.from({ length: 7 }, (_, weekday) => daysOff.includes(weekday));
  const free = [...new Set(holidays.map(dayOf))]
    .filter((day) => isOff[weekdayOf(day)] === false)
    .sort((a, b) => a - b);
  const known = new Set(free);
  const perWeek = isOff.filter((off) => !off).length;
  // how many days of a week that begins on Sunday are worked before each of its days
  const before = isOff.map((_, weekday) => isOff.slice(0, weekday).filter((off) => !off).length);
  return {
    isWorking: (day) => isOff[weekdayOf(day)] === false && !known.has(day),
    countBefore(day) {
      const weeks = Math.floor((day - origin) / 7);
      return weeks * perWeek + (before[weekdayOf(day)] ?? 0) - countSorted(free, day);
    },
  };
}

/** Returns how many days of a span are worked. */
export const workIn = ({ countBefore }: WorkCalendar, { start, end }: Span) =>
  countBefore(end + 1) - countBefore(start);
