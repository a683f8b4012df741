import { locales } from '../locales/index.ts';
import { toPlainDigits } from '../numbers/plainDigits.ts';
import { isPlainDate } from './plainDate.ts';

/** Names the order of day, month and year in a column of dates. */
export const dateOrders = ['dmy', 'mdy', 'ymd'] as const;
export type DateOrder = (typeof dateOrders)[number];

/** Two digits of a year up to this one are of this century. */
const lastShortYear = 69;

/** Returns the name of a month without case, accents and a point behind it. */
const fold = (name: string) =>
  name
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/\.$/, '');

/** What spreadsheets write of months beside the short names of our languages. */
const spreadsheetNames = { фев: 2, mrz: 3, май: 5, сен: 9, ноя: 11 };

function readMonthNames(): ReadonlyMap<string, number> {
  const names = new Map(Object.entries(spreadsheetNames).map(([name, month]) => [fold(name), month]));
  for (const locale of locales) {
    for (const month of ['long', 'short'] as const) {
      const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month, timeZone: 'UTC' });
      for (let index = 0; index < 12; index += 1) {
        const parts = format.formatToParts(Date.UTC(2026, index, 1));
        const name = fold(parts.find(({ type }) => type === 'month')?.value ?? '');
        if (/^\p{L}+$/u.test(name) && !names.has(name)) names.set(name, index + 1);
      }
    }
  }
  return names;
}

let monthNames: ReadonlyMap<string, number> | undefined;

interface Parts {
  readonly texts: readonly [string, string, string];
  /** In which order the parts must be, where they tell it themselves. */
  readonly order: DateOrder | null;
}

const time = String.raw`(?:[T\s,]+\d{1,2}[:.]\d{2}(?:[:.]\d{2}(?:[.,]\d{1,9})?)?(?:\s?[ap]\.?m\.?)?(?:\s?(?:Z|UTC|GMT|[+-]\d{2}:?\d{2}))?)?`;
const separator = String.raw`[\s./\-–,年月]{1,3}`;
const pattern = new RegExp(
  String.raw`^(\d{1,4}|\p{L}{3,20}\.?)${separator}(\d{1,2}|\p{L}{3,20}\.?)${separator}(\d{1,4})日?${time}$`,
  'iu',
);
const compactPattern = new RegExp(String.raw`^(\d{4})(\d{2})(\d{2})${time}$`, 'i');

/** Returns the number of a month that is named in one of our languages. */
function readMonth(text: string): string {
  if (/^\d/.test(text)) return text;
  monthNames ??= readMonthNames();
  const month = monthNames.get(fold(text));
  return month === undefined ? text : String(month);
}

/** Matches what stands in written dates beside their parts: a weekday, the ending of an ordinal, words such as "de". */
const filling =
  /^\p{L}{2,12}\.?,\s+|(?<=\d)(?:st|nd|rd|th)(?![\p{L}\d])|\s(?:de|tháng|thg)(?=\s)|(?<=\d{4})\s?г\.?/gu;

function splitDate(text: string): Parts | null {
  if (text.length > 100) return null;
  const plain = toPlainDigits(text).replaceAll(filling, '');
  if (plain.length > 60) return null;
  const compact = compactPattern.exec(plain);
  const [, first = '', second = '', third = ''] = compact ?? pattern.exec(plain) ?? [];
  if (third === '') return null;
  const isNamed = (part: string) => !/^\d/.test(part);
  const order =
    first.length > 2 && !isNamed(first) ? 'ymd' : isNamed(first) ? 'mdy' : isNamed(second) ? 'dmy' : null;
  return { texts: [readMonth(first), readMonth(second), third], order };
}

const readYear = (text: string) => {
  const year = Number(text);
  if (text.length > 2) return year;
  return year <= lastShortYear ? 2000 + year : 1900 + year;
};

/**
 * Reads a date whose day, month and year stand in an order, with a time behind or without, as `yyyy-MM-dd`. Returns null for what is none.
 */
export function readDate(text: string, order: DateOrder): string | null {
  const parts = splitDate(text);
  if (parts === null) return null;
  const fields = parts.order ?? order;
  const at = (field: string) => parts.texts[fields.indexOf(field)] ?? '';
  const pad = (value: string | number, length: number) => String(value).padStart(length, '0');
  const date = `${pad(readYear(at('y')), 4)}-${pad(at('m'), 2)}-${pad(at('d'), 2)}`;
  return isPlainDate(date) ? date : null;
}

/** Returns the order of day, month and year in a format such as `dd.MM.yyyy`. */
export function orderOfFormat(format: string): DateOrder {
  const letters = format.replaceAll(/'[^']*'/g, '').replaceAll(/[^dMLy]/g, '');
  const order = [...new Set(letters.replaceAll(/[ML]/g, 'm'))].join('');
  return dateOrders.find((known) => known === order) ?? 'ymd';
}

/** Guesses the order of a column's dates from its values, one after the other. */
export interface OrderGuess {
  add(text: string): void;
  /** Returns the order that most values decide; a value above 12 is no month. Where none decides, the fallback does. */
  best(fallback: DateOrder): DateOrder;
}

/** Returns the order that a date must have, or null where it could be written in several. */
function decide({ texts, order }: Parts): DateOrder | null {
  if (order !== null) return order;
  const [first, second] = texts.map(Number);
  if ((first ?? 0) > 31) return 'ymd';
  if ((first ?? 0) > 12) return texts[2].length > 2 || Number(texts[2]) > 31 ? 'dmy' : null;
  return (second ?? 0) > 12 ? 'mdy' : null;
}

export function createOrderGuess(): OrderGuess {
  const votes = { dmy: 0, mdy: 0, ymd: 0 };
  return {
    add(text) {
      const parts = splitDate(text);
      const order = parts === null ? null : decide(parts);
      if (order !== null) votes[order] += 1;
    },
    best(fallback) {
      const [best = fallback] = dateOrders.toSorted((a, b) => votes[b] - votes[a]);
      return votes[best] === 0 ? fallback : best;
    },
  };
}
