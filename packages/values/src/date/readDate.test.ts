import { describe, expect, it } from 'vitest';
import { locales } from '../locales/index.ts';
import { localDateFormat } from './localDateFormat.ts';
import { createOrderGuess, orderOfFormat, readDate } from './readDate.ts';

describe('a date in a file', () => {
  it.each([
    ['18.03.2026', 'dmy'],
    ['3/18/2026', 'mdy'],
    ['2026-03-18', 'dmy'],
    ['2026-03-18T23:59:59.999Z', 'mdy'],
    ['20260318', 'dmy'],
    ['18/Mar/26 10:00 AM', 'mdy'],
    ['18. März 2026', 'dmy'],
    ['March 18, 2026', 'dmy'],
    ['18-мар-26', 'mdy'],
    ['18-03-26 10:38:38', 'dmy'],
    ['2026年3月18日', 'dmy'],
    ['２０２６／３／１８', 'dmy'],
    ['18th March 2026', 'mdy'],
    ['Wed, 18 Mar 2026 10:00:00 +0100', 'mdy'],
  ] as const)('%s in the order %s is the 18th of March 2026', (written, order) => {
    expect(readDate(written, order)).toBe('2026-03-18');
  });

  it.each([
    ['18.03.69', '2069-03-18'],
    ['18.03.70', '1970-03-18'],
  ])('whose year has two digits, %s, is %s', (written, date) => {
    expect(readDate(written, 'dmy')).toBe(date);
  });

  it.each([
    ['18. Mrz 26', '2026-03-18'],
    ['18-фев-26', '2026-02-18'],
    ['18.май.2026', '2026-05-18'],
    ['18-сен-26', '2026-09-18'],
    ['18-ноя-26', '2026-11-18'],
  ])('whose month has the short name that spreadsheets give it, %s, is %s', (written, date) => {
    expect(readDate(written, 'dmy')).toBe(date);
  });

  it.each(locales)('is read as it is written in %s', (locale) => {
    for (const dateStyle of ['long', 'medium'] as const) {
      const { format } = new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' });
      const order = orderOfFormat(localDateFormat(locale));
      for (let month = 1; month <= 12; month += 1) {
        const date = `2026-${String(month).padStart(2, '0')}-03`;
        const written = format(new Date(date));
        expect([written, readDate(written, order)]).toEqual([written, date]);
      }
    }
  });

  it.each([
    '31.02.2026',
    '0.1.2026',
    'soon',
    'soon 18.03.2026',
    '18.03.2026 whenever',
    '',
    '1.1',
    '99999999',
    '2026-13-01',
  ])('%j is none', (written) => {
    expect(readDate(written, 'dmy')).toBeNull();
  });

  it.each([
    [['01.02.2026', '13.02.2026'], 'dmy'],
    [['01/02/2026', '01/13/2026'], 'mdy'],
    [['01/02/2026'], 'ymd'],
    [['2026-01-02'], 'ymd'],
  ] as const)('like %j is read in the order that a value decides', (written, order) => {
    const guess = createOrderGuess();
    for (const one of written) guess.add(one);
    expect(guess.best('ymd')).toBe(order);
  });

  it.each([
    ['dd.MM.yyyy', 'dmy'],
    ['MM/dd/yyyy', 'mdy'],
    ["yyyy 'd' MM-dd", 'ymd'],
    ['MMM d, y', 'mdy'],
  ])('in the format %s has the order %s', (format, order) => {
    expect(orderOfFormat(format)).toBe(order);
  });
});
