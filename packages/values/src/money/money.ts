/** Describes an amount: whole minor units (cents) and an ISO 4217 currency. */
export interface Money {
  readonly minor: number;
  readonly currency: string;
}

/** Returns how many decimal places a currency has: 2 for `EUR`, 0 for `JPY`, 3 for `KWD`. */
export function currencyDigits(currency: string): number {
  const { maximumFractionDigits } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return maximumFractionDigits ?? 2;
}

/** Formats an amount from its minor units as a locale writes it, exactly: 123456 of `EUR` is `€1,234.56` in `en`. */
export function formatMoney({ minor, currency }: Money, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(toDecimal(minor, currency));
}

/** Writes minor units as a decimal text, so that no binary fraction comes between. */
export function toDecimal(minor: number, currency: string): Intl.StringNumericLiteral {
  const digits = currencyDigits(currency);
  const figures = String(Math.abs(Math.trunc(minor))).padStart(digits + 1, '0');
  const whole = figures.slice(0, figures.length - digits);
  const decimal = digits === 0 ? whole : `${whole}.${figures.slice(-digits)}`;
  return `${minor < 0 ? '-' : ''}${decimal}` as Intl.StringNumericLiteral;
}
