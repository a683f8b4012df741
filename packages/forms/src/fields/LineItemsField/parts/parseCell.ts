import { parseAmount, parseDuration, parseNumber, parsePlainTime, parseWholeNumber } from '@bureau/values';
import type { LineItemColumn } from '../LineItemsField.types.ts';

type Parsed = string | number | boolean | null;

/** What a spreadsheet has in a cell that is ticked: a mark, or a truth value. */
const ticked = /^(?:[x✓✔1]|true)$/i;

/** Returns the value of a cell that was pasted; the text itself where it cannot be parsed, which its field then says. */
export function parseCell(column: LineItemColumn, text: string, locale: string): Parsed {
  switch (column.kind) {
    case 'text':
    case 'computed':
      return text;
    case 'checkbox':
      return ticked.test(text);
    default:
      return text === '' ? null : (parseValue(column, text, locale) ?? text);
  }
}

function parseValue(column: LineItemColumn, text: string, locale: string): Parsed | undefined {
  switch (column.kind) {
    case 'money':
      return parseAmount(text, column.currency, locale);
    case 'number': {
      const { hasDecimals = false, suffix = '' } = column;
      const plain = text.replace(suffix, '').trim();
      return hasDecimals ? parseNumber(plain, locale) : parseWholeNumber(plain, locale);
    }
    case 'duration':
      return parseDuration(text);
    case 'time':
      return parsePlainTime(text, locale);
    case 'choice':
      return column.options.find(({ label }) => isSameWord(label, text, locale))?.id;
    default:
      return undefined;
  }
}

const isSameWord = (one: string, other: string, locale: string) =>
  one.localeCompare(other.trim(), locale, { sensitivity: 'base' }) === 0;
