import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
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

  it('loses no cent of any amount', () => {
    assert(
      property(integer(), (minor) => {
        const figures = formatMoney({ minor, currency: 'USD' }, 'en').replace(/[$,.]/g, '');
        expect(Number(figures)).toBe(minor === 0 ? 0 : minor);
      }),
    );
  });
});
