/** Counts the days since 1 January 1970. A day without a time never passes through a time zone. */
export type Day = number;

/** Describes days that follow each other, both ends included. */
export interface Span {
  readonly start: Day;
  readonly end: Day;
}

const millisecondsOfDay = 24 * 60 * 60 * 1000;

/** Days by their dates: the bars of a plan name the same few again and again. */
const knownDays = new Map<string, Day>();
const maxCached = 10_000;

/** Returns the day of a date, `yyyy-MM-dd`. */
export function dayOf(date: string): Day {
  const known = knownDays.get(date);
  if (known !== undefined) return known;
  if (knownDays.size >= maxCached) knownDays.clear();
  const day = Date.parse(`${date}T00:00:00Z`) / millisecondsOfDay;
  knownDays.set(date, day);
  return day;
}

/** The first and the last day that a date can name. */
const [firstDay, lastDay] = [dayOf('0001-01-01'), dayOf('9999-12-31')];

/** Returns a day as an instant in UTC, for formats. */
export const instantOf = (day: Day) => new Date(day * millisecondsOfDay);

/** Returns the date of a day, `yyyy-MM-dd`. One beyond all dates is the nearest of them. */
export function dateOf(day: Day): string {
  return instantOf(Math.min(Math.max(day, firstDay), lastDay))
    .toISOString()
    .slice(0, 10);
}

/** Returns which day of the week a day is, 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (day: Day) => (((day + 4) % 7) + 7) % 7;

/** Returns the first day of a month that is some months away. */
export function monthStart(day: Day, months = 0): Day {
  const date = instantOf(day);
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.getTime() / millisecondsOfDay;
}

/** Moves a day by months: to the same day of the month, or the last one of a shorter month. */
export function addMonths(day: Day, months: number): Day {
  const start = monthStart(day, months);
  const last = monthStart(start, 1) - 1;
  return Math.min(start + day - monthStart(day), last);
}
