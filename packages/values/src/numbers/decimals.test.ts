import { assert, constantFrom, integer, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locales } from '../locales/index.ts';
import { formatNumber, parseNumber } from './decimals.ts';

const notations = constantFrom<string[]>(...locales, 'de-CH', 'ar-EG', 'fa', 'hi-u-nu-deva');
const thousandths = integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 });

describe('numbers', () => {
  it('are read back as they are written, in every language', () => {
    assert(
      property(thousandths, notations, (count, locale) => {
        expect(parseNumber(formatNumber(count / 1000, locale), locale)).toBe(count / 1000 + 0);
      }),
    );
  });

  it.each([
    ['1,234.5', 'en', 1234.5],
    ['1.234,5', 'de', 1234.5],
    ['1.234', 'de', 1234],
    ['1.5', 'de', 1.5],
    ['-0.25', 'de', -0.25],
    ['1 234,5', 'fr', 1234.5],
    ['１．５', 'ja', 1.5],
    ['٤٫٢', 'ar-EG', 4.2],
    ['7', 'en', 7],
    ['7.', 'en', 7],
    ['.5', 'en', 0.5],
    [',5', 'de', 0.5],
    ['-.25', 'en', -0.25],
    ['-0', 'en', 0],
  ])('reads %s in %s', (text, locale, expected) => {
    expect(parseNumber(text, locale)).toBe(expected);
  });

  it.each([
    ['', 'en'],
    ['1,5', 'en'],
    ['1.2.3', 'en'],
    ['.', 'en'],
    ['-.', 'en'],
    ['1,5,2', 'de'],
    ['1e3', 'en'],
    ['Infinity', 'en'],
    ['half', 'en'],
  ])('refuses "%s" in %s', (text, locale) => {
    expect(parseNumber(text, locale)).toBeUndefined();
  });

  it('give a number that is finite, or nothing, whatever is typed', () => {
    assert(
      property(string({ unit: 'grapheme' }), notations, (text, locale) => {
        const value = parseNumber(text, locale);
        expect(value === undefined || Number.isFinite(value)).toBe(true);
      }),
    );
  });
});
