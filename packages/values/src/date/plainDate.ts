import type { Locale } from 'date-fns';
import { format } from 'date-fns/format';
import { isValid } from 'date-fns/isValid';
import { plainDatePattern } from '../patterns/index.ts';
import { isoDateFormat, normaliseFormat } from './format.ts';
import { utc } from './utc.ts';

/** Reads a date that exists, written `yyyy-MM-dd`. */
function readPlainDate(text: string): Date | undefined {
  if (!plainDatePattern.test(text) || text.startsWith('0000')) return undefined;
  const date = new Date(`${text}T00:00:00Z`);
  return isValid(date) && date.toISOString().startsWith(text) ? date : undefined;
}

/** Returns whether a text is a date that exists, written `yyyy-MM-dd`. There is no year 0000. */
export function isPlainDate(text: string): boolean {
  return readPlainDate(text) !== undefined;
}

/**
 * Formats a plain date (`yyyy-MM-dd`) in the user's `date_format`; the day never moves with the time zone. Returns the text as it is when
 * it is no date. `locale` names months and weekdays, in English without it.
 */
export function formatPlainDate(
  plainDate: string,
  dateFormat: string = isoDateFormat,
  locale?: Locale,
): string {
  const date = readPlainDate(plainDate.slice(0, isoDateFormat.length));
  if (!date) return plainDate;
  return format(date, normaliseFormat(dateFormat, isoDateFormat), { ...utc, ...(locale && { locale }) });
}
