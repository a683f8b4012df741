import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAmount } from './amount.ts';
import { currencyDigits, formatMoney } from './money.ts';

describe('showing money', () => {
  it.each([
    [123456, 'EUR', 'en', '€1,234.56'],
    [5, 'USD', 'en', '$0.05'],
    [-5, 'USD', 'en', '-$0.05'],
    [0, 'USD', 'en', '$0.00'],
    [1500, 'JPY', 'en', '¥1,500'],
    [1234567, 'KWD', 'en', 'KWD 1,234.567'],
    [Number.MAX_SAFE_INTEGER, 'USD', 'en', '$90,071,992,547,409.91'],
    [123456, 'EUR', 'de', '1.234,56 €'],
  ])('shows %d minor units of %s in %s', (minor, currency, locale, shown) => {
    expect(formatMoney({ minor, currency }, locale).replace(/\u00a0/g, ' ')).toBe(shown);
  });

  it('knows how many decimal places a currency has', () => {
    expect(['EUR', 'JPY', 'KWD'].map(currencyDigits)).toEqual([2, 0, 3]);
  });

  // releases of browsers and servers count less, each on its own, where people pay with whole units
  it.each([
    [1_500_050, 'IDR', 2, 'IDR 15,000.50'],
    [123_400, 'HUF', 2, 'HUF 1,234.00'],
    [1_234_567, 'IQD', 3, 'IQD 1,234.567'],
  ])('shows %d minor units of %s by the %d decimal places of ISO 4217', (minor, currency, digits, shown) => {
    expect(currencyDigits(currency)).toBe(digits);
    expect(formatMoney({ minor, currency }, 'en').replace(/\u00a0/g, ' ')).toBe(shown);
    expect(parseAmount(shown, currency, 'en')).toBe(minor);
  });

  it('loses no cent of any amount', () => {
    assert(
      property(integer(), (minor) => {
        const figures = formatMoney({ minor, currency: 'USD' }, 'en').replace(/[$,.]/g, '');
        expect(Number(figures)).toBe(minor === 0 ? 0 : minor);
      }),
    );
  });
});
