/** Describes an amount: whole minor units (cents) and an ISO 4217 currency. */
export interface Money {
  readonly minor: number;
  readonly currency: string;
}

/** The currencies whose minor unit is not a hundredth, by the decimal places that they have. */
const others: readonly (readonly [digits: number, currencies: readonly string[]])[] = [
  [0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' ')],
  [3, 'BHD IQD JOD KWD LYD OMR TND'.split(' ')],
  [4, 'CLF UYW'.split(' ')],
];

/**
 * Returns how many decimal places a currency has, by ISO 4217: 2 for `EUR`, 0 for `JPY`, 3 for `KWD`. It is the same everywhere, so that stored amounts
 * are: what browsers and servers know follows from how people pay, and changes with their releases.
 */
export function currencyDigits(currency: string): number {
  return others.find(([, currencies]) => currencies.includes(currency.toUpperCase()))?.[0] ?? 2;
}

/** Formats an amount from its minor units as a locale writes it, exactly: 123456 of `EUR` is `€1,234.56` in `en`. */
export function formatMoney({ minor, currency }: Money, locale: string): string {
  const digits = currencyDigits(currency);
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return format.format(toDecimal(minor, currency));
}

/** Writes minor units as a decimal text, so that no binary fraction comes between. */
export function toDecimal(minor: number, currency: string): Intl.StringNumericLiteral {
  const digits = currencyDigits(currency);
  const figures = String(Math.abs(Math.trunc(minor))).padStart(digits + 1, '0');
  const whole = figures.slice(0, figures.length - digits);
  const decimal = digits === 0 ? whole : `${whole}.${figures.slice(-digits)}`;
  return `${minor < 0 ? '-' : ''}${decimal}` as Intl.StringNumericLiteral;
}
