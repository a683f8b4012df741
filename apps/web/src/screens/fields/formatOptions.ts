import { formatInstant, formatPlainDate } from '@bureau/values';

const dateFormats = ['dd.MM.yyyy', 'dd/MM/yyyy', 'MM/dd/yyyy', 'yyyy-MM-dd', 'd MMM yyyy', 'yyyy/MM/dd'];
const timeFormats = ['HH:mm', 'hh:mm a'];
const dateTimeFormats = dateFormats.flatMap((date) => timeFormats.map((time) => `${date} ${time}`));

/** The day that formats are shown by: it tells day, month and year apart. */
const day = '2026-12-31';
const instant = `${day}T17:45:00.000Z`;

const optionsOf = (formats: readonly string[], chosen: unknown, write: (format: string) => string) =>
  [...new Set([...formats, ...(typeof chosen === 'string' ? [chosen] : [])])].map((id) => ({
    id,
    label: `${write(id)} (${id})`,
  }));

/** Returns the usual formats of dates, and the chosen one, each by an example. */
export const dateFormatOptions = (chosen: unknown) =>
  optionsOf(dateFormats, chosen, (format) => formatPlainDate(day, format));

/** Returns the usual formats of dates with a time, and the chosen one, each by an example. */
export const dateTimeFormatOptions = (chosen: unknown) =>
  optionsOf(dateTimeFormats, chosen, (format) =>
    formatInstant(instant, { dateTimeFormat: format, timeZone: 'UTC' }),
  );

/** Returns the name of a day of the week in a language: 0 is Sunday. */
export const weekdayName = (dayOfWeek: number, locale: string) =>
  // the 1st of January 2023 was a Sunday
  new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2023, 0, 1 + dayOfWeek),
  );

/** Returns the days that a week begins with somewhere. */
export const firstDayOptions = (locale: string) =>
  [1, 6, 0].map((id) => ({ id, label: weekdayName(id, locale) }));
