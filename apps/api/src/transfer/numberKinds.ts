import type { Money } from '@bureau/contract';
import { currencyDigits, locales, toDecimal } from '@bureau/values';
import type { Cell } from './cells.ts';
import { type Kind, ParseError, quoted, type Reader } from './fieldKinds.ts';

/** Takes off one of some units that stands behind a number, or before it: `20 %`, in Turkish `%20`. */
function withoutUnit(text: string, units: readonly string[]): string {
  const plain = text.normalize('NFKC');
  const before = units.find((unit) => plain.startsWith(unit));
  if (before !== undefined) return plain.slice(before.length);
  const behind = units.find((unit) => plain.endsWith(unit));
  return behind === undefined ? plain : plain.slice(0, -behind.length);
}

/** The kind of whole percent from 0 to 100. */
export const percentKind: Kind<number> = {
  read: (text) => {
    const [, digits] = /^(\d{1,3})(?:[.,]0{1,9})?$/.exec(withoutUnit(text, ['%']).trim()) ?? [];
    const value = digits === undefined ? 101 : Number(digits);
    return value > 100 ? new ParseError('import.value.percent', { value: quoted(text) }) : value;
  },
  write: (value) => ({ kind: 'percent', value }),
  recognises: (text) => /^(?:\d{1,3}\s?%|%\s?\d{1,3})$/.test(text),
};

/** Matches numbers with a point or a comma before their decimals; small ones with an exponent, as they are exported. */
const plainNumber = /^[-−]?\d{1,13}(?:[.,]\d{1,20})?(?:e-\d{1,3})?$/i;

/** Matches numbers whose point or comma stands between thousands to others. Exports have points, and no zero at the end of decimals. */
const thousandsWithComma = /^[-−]?[1-9]\d{0,2},\d{3}$/;
const thousandsWithPoint = /^[-−]?[1-9]\d{0,2}\.\d\d0$/;

/** Matches numbers with what can be nothing but thousands: apostrophes, several points or commas, or one kind of them before the other. */
const withThousands =
  /^[-−]?[1-9]\d{0,2}(?:(?:['’]\d{3})+(?:[.,]\d+)?|(?:,\d{3})+\.\d+|(?:\.\d{3})+,\d+|(?:,\d{3}){2,}|(?:\.\d{3}){2,})$/;

/** Takes off what stands between thousands, where it is nothing else. */
function withoutThousands(plain: string): string {
  const [mark = ''] = withThousands.test(plain) ? (/[.,'’]/.exec(plain) ?? []) : [];
  return plain.replaceAll(mark, '');
}

/** Reads a number that may have so many decimals: three of them are no thousands then. A unit may stand beside it. */
function readNumber(text: string, decimals = 0, units: readonly string[] = []): number | ParseError {
  const plain = withoutThousands(withoutUnit(text, units).replaceAll(/\s/g, ''));
  const isAmbiguous = thousandsWithComma.test(plain) || (decimals < 3 && thousandsWithPoint.test(plain));
  if (!plainNumber.test(plain) || isAmbiguous)
    return new ParseError('import.value.number', { value: quoted(text) });
  return Number(plain.replace('−', '-').replace(',', '.'));
}

/** Returns the kind of numbers from `min` to `max`, with at most so many decimals, beside which a unit may stand. */
export const numberKind = (
  min = 0,
  max = Number.MAX_SAFE_INTEGER,
  decimals?: number,
  unit?: string,
): Kind<number> => ({
  read(text) {
    const value = readNumber(text, decimals, unit === undefined ? [] : [unit]);
    if (value instanceof ParseError) return value;
    if (decimals !== undefined && Number(value.toFixed(decimals)) !== value)
      return new ParseError(decimals === 0 ? 'validation.integer' : 'validation.decimals', { decimals });
    if (value > max) return new ParseError('validation.max.number', { max });
    return value < min ? new ParseError('validation.min.number', { min }) : value;
  },
  write: (value) => ({ kind: 'number', value }),
});

/** The kind of amounts, which files hold as decimal numbers: their currency stands in a column of its own, and says how they are read. */
export const moneyKind: Reader<string> & { readonly write: (value: Money) => Cell } = {
  read: (text) => text,
  write: ({ amount, currency }) => ({ kind: 'number', value: Number(toDecimal(amount, currency)) }),
};

const signs = new Map<string, readonly string[]>();

/** Lists what stands for a currency beside amounts: its code, and its signs in all languages, the longest first. */
function signsOf(currency: string): readonly string[] {
  const known = signs.get(currency);
  if (known !== undefined) return known;
  const found = locales.flatMap((locale) =>
    (['symbol', 'narrowSymbol'] as const).map((currencyDisplay) => {
      const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay });
      const sign = format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
      return sign.normalize('NFKC');
    }),
  );
  const own = [...new Set([currency, ...found])].toSorted((one, other) => other.length - one.length);
  signs.set(currency, own);
  return own;
}

/** Returns an amount of at most `max` minor units, from the decimal number that a file holds of it. */
export function readAmount(text: string, currency: string, max: number): Money | ParseError {
  const digits = currencyDigits(currency);
  const value = readNumber(text, digits, signsOf(currency));
  if (value instanceof ParseError) return value;
  if (value < 0) return new ParseError('validation.min.number', { min: 0 });
  if (Number(value.toFixed(digits)) !== value)
    return new ParseError('validation.decimals', { decimals: digits });
  const amount = Math.round(value * 10 ** digits);
  if (amount > max) return new ParseError('validation.max.number', { max: Number(toDecimal(max, currency)) });
  return { amount, currency };
}
