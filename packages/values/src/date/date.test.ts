import { assert, constantFrom, date, integer, property } from 'fast-check';
import { de } from 'date-fns/locale/de';
import { describe, expect, it } from 'vitest';
import { formatInstant, formatPlainDate, isPlainDate, parsePlainDate } from './index.ts';

const days = date({
  min: new Date('1900-01-01T00:00:00Z'),
  max: new Date('2199-12-31T00:00:00Z'),
  noInvalidDate: true,
});
const dateFormats = constantFrom('dd.MM.yyyy', 'MM/dd/yyyy', 'yyyy-MM-dd', 'd MMM yyyy', 'YYYY-MM-DD');
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
  ])('takes %s where dates are written %s', (text, dateFormat, expected) => {
    expect(parsePlainDate(text, dateFormat)).toBe(expected);
  });

  it.each(['', '31.02.2026', '29.02.2027', 'tomorrow', '9.3.', '9.3.202', '13/40/2026', '1e3'])(
    'refuses "%s"',
    (text) => {
      expect(parsePlainDate(text, 'dd.MM.yyyy')).toBeUndefined();
    },
  );

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
