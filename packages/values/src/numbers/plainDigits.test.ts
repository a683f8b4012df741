import { describe, expect, it } from 'vitest';
import { parseInstant, parsePlainDate, parsePlainTime } from '../date/index.ts';
import { parseDuration } from '../duration/index.ts';
import { parseNumber, parseWholeNumber } from './index.ts';

/** What a keyboard writes for 0 to 9. */
const scripts = {
  Arabic: '٠١٢٣٤٥٦٧٨٩',
  Persian: '۰۱۲۳۴۵۶۷۸۹',
  Devanagari: '०१२३४५६७८९',
  Thai: '๐๑๒๓๔๕๖๗๘๙',
  'full width': '０１２３４５６７８９',
};

describe.each(Object.entries(scripts))('somebody whose keyboard writes %s digits', (_, digits) => {
  const typed = (plain: string) => plain.replace(/\d/g, (digit) => digits.charAt(Number(digit)));

  it('types dates and times', () => {
    expect(parsePlainDate(typed('29/02/2028'), 'dd/MM/yyyy')).toBe('2028-02-29');
    expect(parsePlainDate(typed('290228'), 'dd/MM/yyyy')).toBe('2028-02-29');
    expect(parsePlainDate(typed('2028-02-29'), 'dd/MM/yyyy')).toBe('2028-02-29');
    expect(parsePlainTime(typed('14:30'))).toBe('14:30');
    expect(
      parseInstant(typed('29/02/2028 14:30'), { dateTimeFormat: 'dd/MM/yyyy HH:mm', timeZone: 'UTC' }),
    ).toBe('2028-02-29T14:30:00.000Z');
  });

  it('types durations and numbers, whatever digits the language shows', () => {
    expect(parseDuration(typed('1:30'))).toBe(90);
    expect(parseDuration(typed('90m'))).toBe(90);
    expect(parseWholeNumber(typed('1,234'), 'en')).toBe(1234);
    expect(parseNumber(typed('1.234,5'), 'de')).toBe(1234.5);
  });
});

it('a date is read with some of its marks of direction, or none of them', () => {
  const dateFormat = 'dd\u200f/MM\u200f/yyyy';
  for (const text of ['09\u200f/03\u200f/2026', '09/03\u200f/2026', '09/03/2026'])
    expect(parsePlainDate(text, dateFormat)).toBe('2026-03-09');
});
