import { describe, expect, it } from 'vitest';
import { parseQuantity, formatQuantity } from './quantity.ts';

describe('numbers of a filter', () => {
  it.each([
    [25, 'en', '%', '25%'],
    [57, 'de', '%', '57\u00a0%'],
    [40, 'tr', '%', '%40'],
    [1234, 'en', 'h', '1,234\u00a0h'],
    [8432, 'en', undefined, '8,432'],
  ])('%d reads in %s with the unit %s as "%s"', (number, locale, unit, text) => {
    expect(formatQuantity(number, locale, unit)).toBe(text);
  });

  it.each(['en', 'de', 'fr', 'tr', 'ru', 'ja'])('are read back in %s as they were written', (locale) => {
    for (const number of [0, -12, 1_234_567]) {
      expect(parseQuantity(formatQuantity(number, locale, '%'), locale, '%')).toBe(number);
      expect(parseQuantity(formatQuantity(number, locale, 'h'), locale, 'h')).toBe(number);
    }
  });

  it.each(['en', 'de', 'fr', 'tr', 'ru', 'ja'])('have decimals in %s where they may', (locale) => {
    for (const number of [0.5, -12.25, 1_234_567.125]) {
      expect(parseQuantity(formatQuantity(number, locale, 'h'), locale, 'h', true)).toBe(number);
      expect(parseQuantity(formatQuantity(number, locale), locale)).toBeUndefined();
    }
    expect(parseQuantity('2.5', locale, '', true)).toBe(2.5);
  });

  it.each(['', 'ten', '1e3', '2.5', '--1', '9'.repeat(16)])('are not in "%s"', (text) => {
    expect(parseQuantity(text, 'en')).toBeUndefined();
  });
});
