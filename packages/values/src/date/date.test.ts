import type { Locale as DateLocale } from 'date-fns';
import { cs } from 'date-fns/locale/cs';
import { da } from 'date-fns/locale/da';
import { de } from 'date-fns/locale/de';
import { el } from 'date-fns/locale/el';
import { enUS } from 'date-fns/locale/en-US';
import { es } from 'date-fns/locale/es';
import { fr } from 'date-fns/locale/fr';
import { id } from 'date-fns/locale/id';
import { it as italian } from 'date-fns/locale/it';
import { ja } from 'date-fns/locale/ja';
import { nl } from 'date-fns/locale/nl';
import { pt } from 'date-fns/locale/pt';
import { ru } from 'date-fns/locale/ru';
import { tr } from 'date-fns/locale/tr';
import { vi } from 'date-fns/locale/vi';
import { zhCN } from 'date-fns/locale/zh-CN';
import { assert, constantFrom, date, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Locale, locales } from '../locales/index.ts';
import { formatInstant, formatPlainDate, isPlainDate, localDateFormat, parsePlainDate } from './index.ts';

const days = date({
  min: new Date('1900-01-01T00:00:00Z'),
  max: new Date('2199-12-31T00:00:00Z'),
  noInvalidDate: true,
});
const dateFormats = constantFrom('dd.MM.yyyy', 'MM/dd/yyyy', 'yyyy-MM-dd', 'd MMM yyyy', 'YYYY-MM-DD');
const dateLocales: Record<Locale, DateLocale> = {
  en: enUS,
  cs,
  da,
  de,
  el,
  es,
  fr,
  id,
  it: italian,
  ja,
  nl,
  pt,
  ru,
  tr,
  vi,
  zh: zhCN,
};
const toPlainDate = (day: Date) => day.toISOString().slice(0, 10);

describe('showing a plain date', () => {
  it.each([
    ['2026-03-09', 'dd.MM.yyyy', '09.03.2026'],
    ['2026-03-09', 'MM/dd/yyyy', '03/09/2026'],
    ['2026-03-09', 'DD-MM-YYYY', '09-03-2026'],
    ['2026-03-09', 'not usable: ñ{', '2026-03-09'],
    ['2026-03-09', '', '2026-03-09'],
    ['someday', 'dd.MM.yyyy', 'someday'],
  ])('shows %s in the format %s as %s', (plainDate, dateFormat, shown) => {
    expect(formatPlainDate(plainDate, dateFormat)).toBe(shown);
  });

  it('names months in a language', () => {
    expect(formatPlainDate('2026-03-09', 'd. MMMM yyyy', de)).toBe('9. März 2026');
  });

  it('reads back whatever it shows, on every day and in every format', () => {
    assert(
      property(days.map(toPlainDate), dateFormats, (plainDate, dateFormat) => {
        expect(parsePlainDate(formatPlainDate(plainDate, dateFormat), dateFormat)).toBe(plainDate);
      }),
    );
  });
});

describe('dates in every language', () => {
  it.each(locales)('reads back what it writes in %s, with and without names of months', (locale) => {
    const numeric = localDateFormat(locale);
    expect(numeric).toMatch(/^(?=.*yyyy)(?=.*MM)(?=.*dd)/);
    assert(
      property(days.map(toPlainDate), (plainDate) => {
        expect(parsePlainDate(formatPlainDate(plainDate, numeric), numeric)).toBe(plainDate);
        const named = formatPlainDate(plainDate, 'd MMMM yyyy', dateLocales[locale]);
        expect(parsePlainDate(named, 'd MMMM yyyy', dateLocales[locale])).toBe(plainDate);
      }),
    );
  });

  it('writes a date as Intl does', () => {
    assert(
      property(days, constantFrom(...locales), (day, locale) => {
        const written = new Intl.DateTimeFormat(locale, {
          year: 'numeric',
          month: '2-digit',
          day: '2-digit',
          timeZone: 'UTC',
        });
        expect(formatPlainDate(toPlainDate(day), localDateFormat(locale))).toBe(written.format(day));
      }),
    );
  });
});

describe('typing a date', () => {
  it.each([
    ['9.3.2026', 'dd.MM.yyyy', '2026-03-09'],
    ['09/03/2026', 'dd.MM.yyyy', '2026-03-09'],
    ['9 3 26', 'dd.MM.yyyy', '2026-03-09'],
    ['3/9/2026', 'MM/dd/yyyy', '2026-03-09'],
    ['2026-03-09', 'dd.MM.yyyy', '2026-03-09'],
    [' 2026-3-9 ', 'MM/dd/yyyy', '2026-03-09'],
    ['9 Mar 2026', 'd MMM yyyy', '2026-03-09'],
    ['29.02.2028', 'dd.MM.yyyy', '2028-02-29'],
    ['9. 3. 2026', 'dd.MM.yyyy', '2026-03-09'],
    ['09032026', 'dd.MM.yyyy', '2026-03-09'],
    ['090326', 'dd.MM.yyyy', '2026-03-09'],
    ['030926', 'MM/dd/yyyy', '2026-03-09'],
    ['20260309', 'dd.MM.yyyy', '2026-03-09'],
    ['20260309', 'yyyy/MM/dd', '2026-03-09'],
    ['9.3.2026', 'd MMM yyyy', '2026-03-09'],
    ['９／３／２０２６', 'dd/MM/yyyy', '2026-03-09'],
    ['2026年3月9日', 'yyyy/MM/dd', '2026-03-09'],
  ])('takes %s where dates are written %s', (text, dateFormat, expected) => {
    expect(parsePlainDate(text, dateFormat)).toBe(expected);
  });

  it.each([
    '',
    '20121012',
    '31022026',
    '0903202',
    '31.02.2026',
    '29.02.2027',
    'tomorrow',
    '9.3.',
    '9.3.202',
    '13/40/2026',
    '1e3',
  ])('refuses "%s"', (text) => {
    expect(parsePlainDate(text, 'dd.MM.yyyy')).toBeUndefined();
  });

  it.each(['P', 'PP', 'PPPP', "d. MMMM yyyy 'Jahr'", "'am' dd.MM.yyyy", 'do MMM yyyy', 'EEEEEE dd.MM.yyyy'])(
    'takes what is written %s, as it is written',
    (dateFormat) => {
      const text = formatPlainDate('2026-03-09', dateFormat);
      expect([text, parsePlainDate(text, dateFormat)]).toEqual([text, '2026-03-09']);
      expect(parsePlainDate('2026-03-10', dateFormat)).toBe('2026-03-10');
    },
  );

  it('takes ISO where a format can only be written', () => {
    expect(formatPlainDate('2026-03-09', 'dd.MM.yyyy zzz')).toBe('09.03.2026 GMT+0');
    expect(parsePlainDate('09.03.2026 GMT+0', 'dd.MM.yyyy zzz')).toBeUndefined();
    expect(parsePlainDate('2026-03-09', 'dd.MM.yyyy zzz')).toBe('2026-03-09');
  });

  it('knows a date that exists from one that does not', () => {
    expect(isPlainDate('2026-02-28')).toBe(true);
    expect(isPlainDate('2026-02-29')).toBe(false);
    expect(isPlainDate('2026-2-8')).toBe(false);
    expect(isPlainDate('0000-01-01')).toBe(false);
    assert(property(days.map(toPlainDate), isPlainDate));
  });
});

describe('showing an instant', () => {
  it.each([
    ['UTC', '2026-03-09 23:30'],
    ['Asia/Tokyo', '2026-03-10 08:30'],
    ['America/Sao_Paulo', '2026-03-09 20:30'],
  ])('shows it in the time zone %s', (timeZone, shown) => {
    expect(formatInstant('2026-03-09T23:30:00.000Z', { timeZone })).toBe(shown);
  });

  it('shows the hour that a clock change skips in other places', () => {
    expect(formatInstant('2026-03-29T02:30:00Z', { timeZone: 'UTC' })).toBe('2026-03-29 02:30');
    expect(formatInstant('2026-03-29T01:30:00Z', { timeZone: 'Europe/Berlin' })).toBe('2026-03-29 03:30');
  });

  it('takes the format of the settings, and gives back what is no instant', () => {
    const dateTimeFormat = 'dd.MM.YYYY h:mm a';
    expect(formatInstant('2026-03-09T15:05:00Z', { timeZone: 'UTC', dateTimeFormat })).toBe(
      '09.03.2026 3:05 PM',
    );
    expect(formatInstant('never', { timeZone: 'UTC' })).toBe('never');
    expect(formatInstant('2026-03-09T15:05:00Z', { timeZone: 'Mars/Base' })).toBe('2026-03-09T15:05:00Z');
  });

  it('agrees with the clock of the place on any instant', () => {
    assert(
      property(
        integer({ min: 0, max: 4_000_000_000 }),
        constantFrom('Asia/Tokyo', 'America/Sao_Paulo', 'Africa/Cairo', 'Asia/Kathmandu'),
        (seconds, timeZone) => {
          const instant = new Date(seconds * 1000);
          const clock = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' });
          expect(formatInstant(instant.toISOString(), { timeZone })).toBe(clock.format(instant));
        },
      ),
    );
  });
});

describe('the dates of a language', () => {
  it.each([
    ['en', 'MM/dd/yyyy'],
    ['en-GB', 'dd/MM/yyyy'],
    ['de', 'dd.MM.yyyy'],
    ['cs', 'dd. MM. yyyy'],
    ['ja', 'yyyy/MM/dd'],
    ['nl', 'dd-MM-yyyy'],
  ])('are written in %s as %s', (locale, format) => {
    expect(localDateFormat(locale)).toBe(format);
  });
});
