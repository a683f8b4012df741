import type { Locale } from 'date-fns';
import { format } from 'date-fns/format';
import { toPlainDigits } from '../numbers/plainDigits.ts';
import { isoDateFormat, normaliseFormat } from './format.ts';
import { parseByFormat } from './parseByFormat.ts';
import { utc } from './utc.ts';

const separators = /[\s./\-–,年月日]+/g;

/** Puts a single space for whatever separates the parts of a date; digits of other scripts become plain ones. */
function unifySeparators(text: string): string {
  return toPlainDigits(text).replace(separators, ' ').trim();
}

/** Lists day, month and year as digits in the order of a format; nothing where a format has not each of them once. */
function listFields(dateFormat: string): string[] | undefined {
  const found = dateFormat.replace(/'[^']*'/g, '').match(/d+|[ML]+|y+/g) ?? [];
  const fields = found.map((field) => ({ d: 'dd', M: 'MM', L: 'MM', y: 'yyyy' })[field.charAt(0)] ?? '');
  return new Set(fields).size === 3 && fields.length === 3 ? fields : undefined;
}

/** Reads a date by one format. A year is written with four digits, or with two where the format says so. */
function read(typed: string, pattern: string, locale?: Locale): string | undefined {
  if (/yyy/.test(pattern) && !/\d{4}/.test(typed)) return undefined;
  const date = parseByFormat(typed, pattern, locale);
  return date && format(date, isoDateFormat, utc);
}

/** Reads digits without separators, `09032026` or `090326`, in the order of the fields. */
function readDigits(digits: string, fields: readonly string[]): string | undefined {
  const yearLength = digits.length - 4;
  if (yearLength !== 4 && yearLength !== 2) return undefined;
  const pattern = fields.map((field) => (field === 'yyyy' ? 'y'.repeat(yearLength) : field));
  let position = 0;
  const typed = pattern.map((field) => digits.slice(position, (position += field.length)));
  return read(typed.join(' '), pattern.join(' '));
}

/**
 * Parses a date that was typed or pasted, in the user's `date_format` or in ISO, into `yyyy-MM-dd`. Separators may be others or none,
 * leading zeros may be missing, a year may have two digits, and a month that the format names may be a number. Returns undefined for what
 * is no date that exists, and for digits that could be one date as well as another. `locale` knows the names of months, in English without
 * it.
 */
export function parsePlainDate(
  text: string,
  dateFormat: string = isoDateFormat,
  locale?: Locale,
): string | undefined {
  const userFormat = normaliseFormat(dateFormat, isoDateFormat);
  const isoFields = isoDateFormat.split('-');
  const fields = listFields(userFormat) ?? isoFields;
  const typed = unifySeparators(text);
  if (/^\d+$/.test(typed)) {
    const isIso = fields[0] === 'yyyy';
    const found = [fields, ...(isIso || typed.length < 8 ? [] : [isoFields])]
      .map((order) => readDigits(typed, order))
      .filter((date) => date !== undefined);
    return new Set(found).size === 1 ? found[0] : undefined;
  }
  const named = unifySeparators(userFormat);
  const numeric = fields.join(' ');
  const shortYear = (pattern: string) => pattern.replace(/y+/, 'yy');
  const patterns = [shortYear(named), named, shortYear(numeric), numeric, isoFields.join(' ')];
  for (const pattern of new Set(patterns)) {
    const date = read(typed, pattern, locale);
    if (date !== undefined) return date;
  }
  // as the format itself writes it, which may have other texts than separators
  return read(toPlainDigits(text), userFormat, locale);
}
