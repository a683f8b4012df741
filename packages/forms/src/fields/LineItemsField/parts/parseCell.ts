import { parseAmount, parseNumber, parseWholeNumber } from '@bureau/values';
import type { LineItemColumn } from '../LineItemsField.types.ts';

/** Returns the value of a cell that was pasted; the text itself where it cannot be parsed, which its field then says. */
export function parseCell(column: LineItemColumn, text: string, locale: string): string | number | null {
  if (column.kind === 'text') return text;
  if (text === '') return null;
  if (column.kind === 'money') return parseAmount(text, column.currency, locale) ?? text;
  if (column.kind === 'number') {
    const { hasDecimals = false, suffix = '' } = column;
    const plain = text.replace(suffix, '').trim();
    return (hasDecimals ? parseNumber(plain, locale) : parseWholeNumber(plain, locale)) ?? text;
  }
  return text;
}
