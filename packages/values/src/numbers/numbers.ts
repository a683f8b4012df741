import { toPlainDigits } from './plainDigits.ts';

interface ValueFormat {
  readonly format: Intl.NumberFormat;
  readonly formatPercent: Intl.NumberFormat;
  /** Matches a whole number, in groups (India's have two digits, but for the last) or without. */
  readonly pattern: RegExp;
}

const notations = new Map<string, ValueFormat>();

function createNotation(locale: string): ValueFormat {
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const group = format.formatToParts(1_000_000).find(({ type }) => type === 'group')?.value ?? ',';
  // Spaces and apostrophes can only be groups, in any language.
  const separator = `[ '’\\u${hex(group.normalize('NFKC'))}]`;
  return {
    format,
    formatPercent: new Intl.NumberFormat(locale, { style: 'unit', unit: 'percent' }),
    pattern: new RegExp(`^[+-]?(?:\\d+|\\d{1,3}(?:${separator}\\d{2,3})*${separator}\\d{3})$`),
  };
}

const hex = (character: string) => character.charCodeAt(0).toString(16).padStart(4, '0');

function notationOf(locale: string): ValueFormat {
  const known = notations.get(locale) ?? createNotation(locale);
  notations.set(locale, known);
  return known;
}

/** Formats a whole number as a locale writes it, with groups: 1234567 is `1,234,567` in `en`. A `%` stands where the locale puts it. */
export function formatWholeNumber(value: number, locale: string, isPercent = false): string {
  const { format, formatPercent } = notationOf(locale);
  return (isPercent ? formatPercent : format).format(value);
}

/** Writes the digits and signs of a text as 0 to 9 and `-`, without marks of direction. */
export function toPlainNumber(text: string): string {
  return toPlainDigits(text).replace(/[−–]/g, '-');
}

/** Takes the groups out of a whole number with plain digits; returns undefined for anything else. */
export function withoutGroups(plain: string, locale: string): string | undefined {
  return notationOf(locale).pattern.test(plain) ? plain.replace(/[^\d-]/g, '') : undefined;
}

/**
 * Parses a whole number as people of a locale type it: with the digits of any script, with or without groups and sign. Returns undefined for
 * anything else, a decimal number too.
 */
export function parseWholeNumber(text: string, locale: string): number | undefined {
  const value = Number(withoutGroups(toPlainNumber(text), locale) ?? NaN);
  // No minus zero, which would be another value than zero.
  return Number.isSafeInteger(value) ? value + 0 : undefined;
}
