import { assert, constantFrom, integer, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locales } from '../locales/index.ts';
import { formatWholeNumber, parseWholeNumber } from './numbers.ts';

/** Adds languages with digits and signs of their own to those that are translated. */
const notations = constantFrom<string[]>(...locales, 'de-CH', 'ar-EG', 'fa', 'hi-u-nu-deva');
const numbers = integer({ min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER });

describe('whole numbers', () => {
  it('are read back as they are written, in every language', () => {
    assert(
      property(numbers, notations, (value, locale) => {
        expect(parseWholeNumber(formatWholeNumber(value, locale), locale)).toBe(value);
        expect(parseWholeNumber(String(value), locale)).toBe(value);
        expect(parseWholeNumber(value.toLocaleString(locale, { useGrouping: 'always' }), locale)).toBe(value);
      }),
    );
  });

  it.each([
    ['1,234', 'en', 1234],
    ['1.234', 'de', 1234],
    ['1 234 567', 'fr', 1_234_567],
    ['1’234', 'de-CH', 1234],
    [' 42 ', 'en', 42],
    ['４２', 'ja', 42],
    ['−7', 'en', -7],
    ['+7', 'en', 7],
    ['٤٢', 'ar-EG', 42],
  ])('reads %s in %s', (text, locale, expected) => {
    expect(parseWholeNumber(text, locale)).toBe(expected);
  });

  it.each([
    ['', 'en'],
    ['1.5', 'en'],
    ['1,5', 'de'],
    ['1.234', 'en'],
    ['12,34', 'en'],
    ['1e3', 'en'],
    ['- 1', 'en'],
    ['twelve', 'en'],
    ['99999999999999999999', 'en'],
  ])('refuses "%s" in %s', (text, locale) => {
    expect(parseWholeNumber(text, locale)).toBeUndefined();
  });

  it('give a safe whole number, never minus zero, or nothing, whatever is typed', () => {
    expect(parseWholeNumber('-0', 'en')).toBe(0);
    assert(
      property(string({ unit: 'grapheme' }), notations, (text, locale) => {
        const value = parseWholeNumber(text, locale);
        expect(value === undefined || Number.isSafeInteger(value)).toBe(true);
      }),
    );
  });

  it('put a percent sign where the language has it', () => {
    expect(formatWholeNumber(45, 'en', true)).toBe('45%');
    expect(formatWholeNumber(45, 'tr', true)).toBe('%45');
    expect(formatWholeNumber(45, 'de', true)).toMatch(/^45\s%$/);
  });
});
