import { isPlainDate, orderOfFormat, readDate } from '@bureau/values';
import { fold } from './fold.ts';

/** Reads the day that the first of some words name; `count` is how many of them do. */
export type ParseDay = (
  words: readonly string[],
) => { readonly value: string; readonly count: number } | undefined;

interface DayOptions {
  /** The language in which days are named; English is always understood beside it. */
  readonly locale: string;
  /** The day that it is, `yyyy-MM-dd`. */
  readonly today: string;
  /** How the reader writes dates. */
  readonly dateFormat: string;
  /** The day on which a week begins: 0 is Sunday. */
  readonly firstDayOfWeek: number;
}

/** The most words that name a day: "in 3 working days" has four. */
const maxWords = 5;
const dayLength = 86_400_000;

const timeOf = (date: string) => Date.parse(`${date}T00:00:00Z`);
const toDate = (time: number) => new Date(time).toISOString().slice(0, 10);

function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return toDate(Date.UTC(year, month - 1 + months, Math.min(day, lastDay)));
}

const escape = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** Returns a folded text as it is compared, with one space between its words. */
const phraseOf = (text: string) => fold(text).trim().replaceAll(/\s+/g, ' ');

type Unit = 'day' | 'week' | 'month';
const units: readonly Unit[] = ['day', 'week', 'month'];
/** Have each of the forms that a language has of a number. */
const examples = [1, 2, 3, 5, 11, 21, 100];

/** Returns how a language says "in 3 days", as patterns whose first group is the number. */
function writeDistances(locale: string): readonly (readonly [RegExp, Unit])[] {
  const format = new Intl.RelativeTimeFormat(locale);
  return units.flatMap((unit) => {
    const written = examples.map((count) =>
      format
        .formatToParts(count, unit)
        .map(({ type, value }) => (type === 'literal' ? escape(fold(value)) : String.raw`(\d{1,3})`))
        .join('')
        .replaceAll(/\s+/g, ' ?')
        .trim(),
    );
    return [...new Set(written)].map((pattern) => [new RegExp(`^${pattern}$`, 'u'), unit] as const);
  });
}

/** Returns how a language writes a day of each month without a year, as patterns whose first group is the day. */
function writeMonths(locale: string): readonly (readonly [RegExp, number])[] {
  return (['long', 'short'] as const).flatMap((month) => {
    const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month, timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, index) => {
      const pattern = format
        .formatToParts(Date.UTC(2026, index, 17))
        .map(({ type, value }) => (type === 'day' ? String.raw`(\d{1,2})` : escape(fold(value))))
        .join('')
        .replaceAll(/\s+/g, ' ?');
      return [new RegExp(`^${pattern}$`, 'u'), index + 1] as const;
    });
  });
}

/** Creates what reads days as people say them: "tomorrow", "Friday", "next week", "in 3 days", "12 December", and dates as they are written. */
export function createDayParser({ dateFormat, firstDayOfWeek, locale, today }: DayOptions): ParseDay {
  const now = timeOf(today);
  const weekday = new Date(now).getUTCDay();
  const startOfWeek = now - ((weekday - firstDayOfWeek + 7) % 7) * dayLength;
  // the week of work begins on Monday, whichever day the calendar begins with
  const nextMonday = startOfWeek + (7 + ((1 - firstDayOfWeek + 7) % 7)) * dayLength;
  const locales = [...new Set([locale, 'en', 'en-GB'])];

  const phrases = new Map<string, string>();
  for (const one of locales.toReversed()) {
    const relative = new Intl.RelativeTimeFormat(one, { numeric: 'auto' });
    const weekdays = new Intl.DateTimeFormat(one, { weekday: 'long', timeZone: 'UTC' });
    for (let days = 1; days <= 7; days += 1)
      phrases.set(phraseOf(weekdays.format(now + days * dayLength)), toDate(now + days * dayLength));
    for (const days of [0, 1, 2])
      phrases.set(phraseOf(relative.format(days, 'day')), toDate(now + days * dayLength));
    phrases.set(phraseOf(relative.format(1, 'week')), toDate(nextMonday));
    phrases.set(phraseOf(relative.format(1, 'month')), `${addMonths(today, 1).slice(0, 8)}01`);
  }
  const distances = locales.flatMap(writeDistances);
  const months = locales.flatMap(writeMonths);

  function readDistance(phrase: string): string | undefined {
    for (const [pattern, unit] of distances) {
      const count = Number(pattern.exec(phrase)?.[1]);
      if (count > 0)
        return unit === 'month'
          ? addMonths(today, count)
          : toDate(now + count * dayLength * (unit === 'week' ? 7 : 1));
    }
    return undefined;
  }

  /** Reads a day without a year: the next one that there is. */
  function readMonthDay(phrase: string): string | undefined {
    for (const [pattern, month] of months) {
      const day = pattern.exec(phrase)?.[1];
      if (day === undefined) continue;
      const ends = `-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
      const year = Number(today.slice(0, 4));
      return [year, year + 1]
        .map((one) => `${one}${ends}`)
        .find((date) => isPlainDate(date) && date >= today);
    }
    return undefined;
  }

  const order = orderOfFormat(dateFormat);
  const read = (text: string): string | undefined => {
    const phrase = phraseOf(text);
    return (
      phrases.get(phrase) ??
      readDistance(phrase) ??
      readMonthDay(phrase) ??
      readDate(text, order) ??
      undefined
    );
  };

  return (words) => {
    for (let count = Math.min(words.length, maxWords); count > 0; count -= 1) {
      const date = read(words.slice(0, count).join(' '));
      if (date !== undefined) return { value: date, count };
    }
    return undefined;
  };
}
