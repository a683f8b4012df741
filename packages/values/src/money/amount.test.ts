import { assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locales } from '../locales/index.ts';
import { formatAmount, isCurrencyFirst, parseAmount } from './amount.ts';
import { formatMoney } from './money.ts';

const currencies = constantFrom('EUR', 'USD', 'JPY', 'KWD', 'CZK', 'GBP');
const minors = integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 });
const languages = constantFrom<string[]>(...locales, 'de-CH', 'ar-EG', 'he');

describe('editing an amount', () => {
  it.each([
    [123_456, 'EUR', 'en', '1,234.56'],
    [123_456, 'EUR', 'de', '1.234,56'],
    [100, 'EUR', 'en', '1.00'],
    [1234, 'JPY', 'ja', '1,234'],
    [1234, 'KWD', 'en', '1.234'],
    [-5, 'USD', 'en', '-0.05'],
  ])('shows %d of %s in %s as %s', (minor, currency, locale, shown) => {
    expect(formatAmount({ minor, currency }, locale)).toBe(shown);
  });

  it.each([
    ['1,234.5', 'EUR', 'en', 123_450],
    ['1.234,56 €', 'EUR', 'de', 123_456],
    ['EUR 12', 'EUR', 'en', 1200],
    ['12 eur', 'EUR', 'en', 1200],
    ['US$ 7.25', 'USD', 'de', undefined],
    ['$7.25', 'USD', 'en', 725],
    ['0.07', 'EUR', 'en', 7],
    ['.07', 'EUR', 'en', 7],
    ['-€1,234.56', 'EUR', 'en', -123_456],
    ['- € 5', 'EUR', 'en', -500],
    ['-5 €', 'EUR', 'de', -500],
    ['-€-5', 'EUR', 'en', undefined],
    ['1234', 'JPY', 'ja', 1234],
    ['1.005', 'EUR', 'en', undefined],
    ['1.5', 'JPY', 'en', undefined],
    ['', 'EUR', 'en', undefined],
    ['a lot', 'EUR', 'en', undefined],
  ])('reads %s of %s in %s as %s', (text, currency, locale, minor) => {
    expect(parseAmount(text, currency, locale)).toBe(minor);
  });

  it('reads back whatever it shows, with the currency or without', () => {
    assert(
      property(minors, currencies, languages, (minor, currency, locale) => {
        expect(parseAmount(formatAmount({ minor, currency }, locale), currency, locale)).toBe(minor);
        expect(parseAmount(formatMoney({ minor, currency }, locale), currency, locale)).toBe(minor);
      }),
    );
  });

  it('puts the currency on the side on which the language has it', () => {
    expect(isCurrencyFirst('EUR', 'en')).toBe(true);
    expect(isCurrencyFirst('EUR', 'de')).toBe(false);
  });
});
