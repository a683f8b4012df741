import { toPlainNumber, withoutGroups } from './numbers.ts';

interface ValueFormat {
  readonly format: Intl.NumberFormat;
  /** Stands before the fraction. */
  readonly decimal: string;
}

const notations = new Map<string, ValueFormat>();

function createNotation(locale: string): ValueFormat {
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 10 });
  const decimal = format.formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.';
  return { format, decimal: decimal.normalize('NFKC') };
}

function notationOf(locale: string): ValueFormat {
  const known = notations.get(locale) ?? createNotation(locale);
  notations.set(locale, known);
  return known;
}

/** Formats a number as a locale writes it, with groups and up to ten decimals: 1234.5 is `1.234,5` in `de`. */
export function formatNumber(value: number, locale: string): string {
  return notationOf(locale).format.format(value);
}

function parsePlain(plain: string, decimal: string, locale: string): number {
  const [before = '', ...behind] = plain.split(decimal);
  const fraction = behind.join(decimal);
  const whole = withoutGroups(fraction ? before.replace(/^[+-]?$/, '$&0') : before, locale);
  return whole !== undefined && /^\d*$/.test(fraction) ? Number(`${whole}.${fraction}`) : NaN;
}

/**
 * Parses a number as people of a locale type it: with the digits of any script, with or without groups, sign and decimals, which may follow a point
 * in every language where it cannot be a group; a zero before them may be left out. Returns undefined for anything else.
 */
export function parseNumber(text: string, locale: string): number | undefined {
  const plain = toPlainNumber(text);
  const value = [notationOf(locale).decimal, '.']
    .map((decimal) => parsePlain(plain, decimal, locale))
    .find(Number.isFinite);
  // No minus zero, which would be another value than zero.
  return value === undefined ? undefined : value + 0;
}
