import { assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locales } from '../locales/index.ts';
import {
  formatInstant,
  formatPlainDate,
  formatPlainTime,
  has12Hours,
  localDateFormat,
  localDateTimeFormat,
  parseInstant,
  parsePlainDate,
  parsePlainTime,
} from './index.ts';

const timeZone = 'UTC';
const languages = [...locales, 'ar', 'ar-EG', 'ar-SA', 'fa', 'hi', 'th'];

/** Draws a language, and an instant of a whole minute in the years 2000 to 2100. */
const drawn = [
  constantFrom(...languages),
  integer({ min: 15_778_080, max: 68_374_080 }).map((minutes) => new Date(minutes * 60_000).toISOString()),
] as const;

describe('typing a date or a time in any language', () => {
  it('reads every time that a browser writes, with 12 hours and with 24', () => {
    assert(
      property(...drawn, (locale, instant) => {
        const written = [true, false].map((hour12) =>
          new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', hour12, timeZone }).format(
            new Date(instant),
          ),
        );
        const time = instant.slice(11, 16);
        for (const text of [...written, formatPlainTime(time, has12Hours(undefined, locale))])
          expect([text, parsePlainTime(text, locale)]).toEqual([text, time]);
      }),
      { numRuns: 2000 },
    );
  });

  it('reads every date and every instant that it writes', () => {
    assert(
      property(...drawn, (locale, instant) => {
        const date = instant.slice(0, 10);
        const pattern = localDateFormat(locale);
        expect(parsePlainDate(formatPlainDate(date, pattern), pattern)).toBe(date);
        const dateTimeFormat = localDateTimeFormat(locale);
        const text = formatInstant(instant, { timeZone, dateTimeFormat });
        expect(parseInstant(text, { timeZone, dateTimeFormat, language: locale })).toBe(instant);
        const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone }).format(
          new Date(instant),
        );
        const joined = `${formatPlainDate(date, pattern)} ${time}`;
        expect([joined, parseInstant(joined, { timeZone, dateTimeFormat, language: locale })]).toEqual([
          joined,
          instant,
        ]);
      }),
      { numRuns: 1000 },
    );
  });

  it('takes the words of a language for the halves of the day in that language alone', () => {
    expect(parsePlainTime('٣:٠٥ م', 'ar')).toBe('15:05');
    expect(parsePlainTime('午前9時', 'ja')).toBeUndefined();
    expect(parsePlainTime('3:05 م', 'de')).toBeUndefined();
    expect(parsePlainTime('3:05 PM', 'ar')).toBe('15:05');
    expect(parsePlainTime('13:05 م', 'ar')).toBeUndefined();
    expect(parsePlainTime('9.', 'de')).toBeUndefined();
  });
});
