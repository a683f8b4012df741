import { parseNumber } from '../numbers/index.ts';
import { currencyDigits, type Money, toDecimal } from './money.ts';

/** How far a product may be from a whole number of minor units: what binary fractions leave. */
const tolerance = 1e-6;

/** Formats an amount as it is edited, without its currency: 123456 of `EUR` is `1,234.56` in `en`. */
export function formatAmount({ minor, currency }: Money, locale: string): string {
  const digits = currencyDigits(currency);
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return format.format(toDecimal(minor, currency));
}

/**
 * Parses an amount of a currency as people of a locale type it into minor units, with or without groups and the currency, its code or its
 * symbol. Returns undefined for anything else, also for more decimals than the currency has.
 */
export function parseAmount(text: string, currency: string, locale: string): number | undefined {
  const value = parseNumber(withoutCurrency(text, currency, locale), locale);
  if (value === undefined) return undefined;
  const exact = value * 10 ** currencyDigits(currency);
  const minor = Math.round(exact);
  return Number.isSafeInteger(minor) && Math.abs(exact - minor) < tolerance * Math.max(1, Math.abs(value))
    ? minor + 0
    : undefined;
}

/** Returns whether a locale writes a currency before its amount. */
export function isCurrencyFirst(currency: string, locale: string): boolean {
  const parts = partsOf(currency, locale, 'code').map(({ type }) => type);
  return parts.indexOf('currency') < parts.indexOf('integer');
}

type CurrencyDisplay = 'code' | 'narrowSymbol' | 'symbol';

function partsOf(currency: string, locale: string, currencyDisplay: CurrencyDisplay) {
  return new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay }).formatToParts(1);
}

/** Matches what no keyboard has: the marks of direction that a locale writes around a currency. */
const directionMarks = /[\u200e\u200f\u061c]/g;

function withoutCurrency(text: string, currency: string, locale: string): string {
  const plain = text.replace(directionMarks, '').toUpperCase();
  const displays = ['code', 'symbol', 'narrowSymbol'] as const;
  for (const part of displays.flatMap((display) => partsOf(currency, locale, display))) {
    if (part.type !== 'currency') continue;
    const parts = plain.split(part.value.replace(directionMarks, '').toUpperCase()).map((one) => one.trim());
    // many languages write the sign of an amount before the currency
    if (parts.length === 2 && (!parts[1] || /^[-−–]?$/.test(parts[0] ?? ''))) return parts.join('');
  }
  return plain;
}
