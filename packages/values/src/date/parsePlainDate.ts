import { tz } from '@date-fns/tz';
import type { Locale } from 'date-fns';
import { format } from 'date-fns/format';
import { isValid } from 'date-fns/isValid';
import { parse } from 'date-fns/parse';
import { isoDateFormat, normaliseFormat } from './format.ts';

/** Keeps plain dates out of every time zone: they are read and written in UTC alone. */
const utc = { in: tz('UTC') };

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
