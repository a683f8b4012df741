import { tz } from '@date-fns/tz';
import type { Locale } from 'date-fns';
import { format } from 'date-fns/format';
import { isValid } from 'date-fns/isValid';
import { parse } from 'date-fns/parse';
import { plainDatePattern } from '../patterns/index.ts';
import { isoDateFormat, normaliseFormat } from './format.ts';

/** Keeps plain dates out of every time zone: they are read and written in UTC alone. */
const utc = { in: tz('UTC') };
const reference = new Date(0);

/** Tells whether a text is a date that exists, written `yyyy-MM-dd`. There is no year 0000. */
export function isPlainDate(text: string): boolean {
  return (
    plainDatePattern.test(text) &&
    !text.startsWith('0000') &&
    isValid(parse(text, isoDateFormat, reference, utc))
  );
}

/**
 * Formats a plain date (`yyyy-MM-dd`) in the user's `date_format`; the day never moves with the time zone. Gives the text
 * as it is when it is no date. `locale` names months and weekdays, in English without it.
 */
export function formatPlainDate(
  plainDate: string,
  dateFormat: string = isoDateFormat,
  locale?: Locale,
): string {
  const date = parse(plainDate.slice(0, isoDateFormat.length), isoDateFormat, reference, utc);
  if (!isValid(date)) return plainDate;
  return format(date, normaliseFormat(dateFormat, isoDateFormat), { ...utc, ...(locale && { locale }) });
}

/**
 * Parses a date that was typed or pasted, in the user's `date_format` or in ISO, into `yyyy-MM-dd`. Separators may be
 * dots, slashes, hyphens or spaces, leading zeros may be missing and a year may have two digits. Gives undefined for
 * what is no date that exists.
 */
export function parsePlainDate(
  text: string,
  dateFormat: string = isoDateFormat,
  locale?: Locale,
): string | undefined {
  const userFormat = unifySeparators(normaliseFormat(dateFormat, isoDateFormat));
  const typed = unifySeparators(text);
  const formats = [userFormat.replace(/y+/, 'yy'), userFormat, unifySeparators(isoDateFormat)];
  for (const pattern of formats) {
    if (/yyy/.test(pattern) && !/\d{4}/.test(typed)) continue;
    const date = parse(typed, pattern, new Date(), { ...utc, ...(locale && { locale }) });
    if (isValid(date)) return format(date, isoDateFormat, utc);
  }
  return undefined;
}

function unifySeparators(text: string): string {
  return text
    .trim()
    .replace(/[\s./\-–,]+/g, ' ')
    .trim();
}
