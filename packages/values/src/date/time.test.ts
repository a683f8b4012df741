import { assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatInstant,
  formatPlainTime,
  has12Hours,
  isInstant,
  isPlainTime,
  localDateTimeFormat,
  parseInstant,
  parsePlainTime,
  toInstant,
} from './index.ts';

describe('typing a time of day', () => {
  it.each([
    ['14:30', '14:30'],
    ['9:05', '09:05'],
    ['9', '09:00'],
    ['0', '00:00'],
    ['1430', '14:30'],
    ['14.30', '14:30'],
    ['14h30', '14:30'],
    ['2:30 pm', '14:30'],
    ['2:30PM', '14:30'],
    ['2 p.m.', '14:00'],
    ['2p', '14:00'],
    ['12:15 am', '00:15'],
    ['12 pm', '12:00'],
    [' １４：３０ ', '14:30'],
  ])('takes %s as %s', (text, time) => {
    expect(parsePlainTime(text)).toBe(time);
  });

  it.each(['', '24:00', '14:60', '14:3', '13 pm', '0 am', '930 000', 'noon', '-1:00', '1:2:3'])(
    'refuses "%s"',
    (text) => {
      expect(parsePlainTime(text)).toBeUndefined();
    },
  );

  it('reads back every time that it writes, with 12 hours and with 24', () => {
    for (let minute = 0; minute < 1440; minute += 1) {
      const time = new Date(minute * 60_000).toISOString().slice(11, 16);
      expect(isPlainTime(time)).toBe(true);
      expect(parsePlainTime(formatPlainTime(time, true))).toBe(time);
      expect(parsePlainTime(formatPlainTime(time, false))).toBe(time);
    }
    expect(formatPlainTime('00:05', true)).toBe('12:05 AM');
    expect(formatPlainTime('soon', true)).toBe('soon');
  });

  it.each([
    ['dd.MM.yyyy HH:mm', 'en', false],
    ["h 'Uhr' mm a", 'de', true],
    ["yyyy-MM-dd 'h' HH:mm", 'en', false],
    [undefined, 'en', true],
    [undefined, 'de', false],
  ])('knows of %s in %s whether it has 12 hours', (dateTimeFormat, locale, expected) => {
    expect(has12Hours(dateTimeFormat, locale)).toBe(expected);
  });
});

describe('typing a date with a time', () => {
  const timeZone = 'Europe/Berlin';

  it.each([
    ['09.03.2026 14:30', 'dd.MM.yyyy HH:mm'],
    ['9.3.26 1430', 'dd.MM.yyyy HH:mm'],
    ['9 3 26 2:30 pm', 'dd.MM.yyyy HH:mm'],
    ['9.3.2026, 14.30', 'dd.MM.yyyy HH:mm'],
    ['14:30 9.3.2026', 'dd.MM.yyyy HH:mm'],
    ['3/9/2026 2:30 PM', 'MM/dd/yyyy h:mm a'],
    ['2:30 PM 3/9/2026', 'h:mm a MM/dd/yyyy'],
    ['9. 3. 2026 14:30', 'dd. MM. yyyy HH:mm'],
    ['Mon, 9 Mar 2026 14:30', 'EEE, d MMM yyyy HH:mm'],
    ['2026-03-09 14:30', 'dd.MM.yyyy HH:mm'],
    ['2026-03-09T14:30', 'dd.MM.yyyy HH:mm'],
    ['2026-03-09T13:30:00Z', 'dd.MM.yyyy HH:mm'],
    ['2026-03-09T15:30+02:00', 'dd.MM.yyyy HH:mm'],
  ])('takes %s where it is written %s', (text, dateTimeFormat) => {
    expect(parseInstant(text, { timeZone, dateTimeFormat })).toBe('2026-03-09T13:30:00.000Z');
  });

  it.each([
    '',
    '09.03.2026',
    '14:30',
    '31.02.2026 14:30',
    '09.03.2026 25:00',
    '9 3 2026',
    '2026-02-31T14:30:00Z x',
  ])('refuses "%s"', (text) => {
    expect(parseInstant(text, { timeZone, dateTimeFormat: 'dd.MM.yyyy HH:mm' })).toBeUndefined();
  });

  it.each([
    ['14:30', '2026-03-09T13:30:00.000Z'],
    ['2:30 pm', '2026-03-09T13:30:00.000Z'],
    ['10.03.2026 14:30', '2026-03-10T13:30:00.000Z'],
    ['14', '2026-03-09T13:00:00.000Z'],
    ['14.3', undefined],
    ['25:00', undefined],
  ])('takes %s alone for a time of a day that is known', (text, instant) => {
    const options = { timeZone, dateTimeFormat: 'dd.MM.yyyy HH:mm', day: '2026-03-09' };
    expect(parseInstant(text, options)).toBe(instant);
  });

  it.each([
    'yyyy-MM-dd HH:mm:ss',
    'dd.MM.yyyy h:mm:ss a',
    "dd.MM.yyyy HH:mm:ss 'Uhr'",
    'PPPP pp',
    'yyyy-MM-dd HH:mm:ss xxx',
  ])('takes what is written %s, as it is written, with its seconds', (dateTimeFormat) => {
    const options = { timeZone, dateTimeFormat };
    const text = formatInstant('2026-03-09T13:30:07.000Z', options);
    expect([text, parseInstant(text, options)]).toEqual([text, '2026-03-09T13:30:07.000Z']);
    expect(parseInstant('2026-03-09 14:30', options)).toBe('2026-03-09T13:30:00.000Z');
    const early = formatInstant('1960-12-31T20:30:07.000Z', options);
    expect(parseInstant(early, options)).toBe('1960-12-31T20:30:07.000Z');
  });

  it('knows an instant from what only looks like one', () => {
    expect(isInstant('2026-03-09T13:30:00.000Z')).toBe(true);
    expect(isInstant('2026-13-09T13:30:00Z')).toBe(false);
    expect(isInstant('2026-03-09T13:30')).toBe(false);
  });

  it.each([
    '2026-02-29T10:00:00Z',
    '2026-04-31T10:00:00Z',
    '0000-01-01T00:00:00Z',
    '0001-01-01T00:00:00Z',
    '1000-01-01T00:00:00+01:00',
    '9999-12-31T23:59:59-14:00',
  ])('refuses "%s", which no calendar or database has', (text) => {
    expect(isInstant(text)).toBe(false);
    expect(parseInstant(text)).toBeUndefined();
  });

  it('takes the first and the last instant that can be stored, and none that a time zone puts beyond', () => {
    expect(isInstant('1000-01-01T00:00:00Z')).toBe(true);
    expect(isInstant('9999-12-31T23:59:59.999Z')).toBe(true);
    expect(toInstant('9999-12-31', '23:59', 'America/New_York')).toBeUndefined();
    expect(toInstant('0001-01-01', '00:00', 'UTC')).toBeUndefined();
  });

  it('is written as the language does', () => {
    expect(localDateTimeFormat('en')).toBe('MM/dd/yyyy h:mm a');
    expect(localDateTimeFormat('de')).toBe('dd.MM.yyyy HH:mm');
  });

  it('gives an hour that a clock change skips an hour later, and of two the first', () => {
    expect(toInstant('2026-03-29', '02:30', timeZone)).toBe('2026-03-29T01:30:00.000Z');
    expect(toInstant('2026-10-25', '02:30', timeZone)).toBe('2026-10-25T00:30:00.000Z');
    expect(toInstant('2026-03-09', '02:30', 'Mars/Base')).toBeUndefined();
    expect(toInstant('2026-02-29', '02:30', timeZone)).toBeUndefined();
    expect(toInstant('2026-03-09', '24:30', timeZone)).toBeUndefined();
    expect(toInstant('0026-03-09', '12:30', 'UTC')).toBeUndefined();
  });

  it('reads back an instant in any time zone, but for the hour that a clock shows twice', () => {
    assert(
      property(
        integer({ min: 0, max: 60_000_000 }),
        constantFrom('Asia/Tokyo', 'America/Sao_Paulo', 'Africa/Cairo', 'Asia/Kathmandu', 'Europe/Berlin'),
        constantFrom('dd.MM.yyyy HH:mm', 'MM/dd/yyyy h:mm a', 'yyyy-MM-dd HH:mm'),
        (minutes, zone, dateTimeFormat) => {
          const options = { timeZone: zone, dateTimeFormat };
          const instant = new Date(minutes * 60_000).toISOString();
          const read = parseInstant(formatInstant(instant, options), options) ?? '';
          expect(formatInstant(read, options)).toBe(formatInstant(instant, options));
          expect([0, 60 * 60_000]).toContain(Date.parse(instant) - Date.parse(read));
        },
      ),
    );
  });
});
