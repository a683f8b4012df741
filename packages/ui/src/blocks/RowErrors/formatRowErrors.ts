import type { RowError } from './RowErrors.types.ts';

/** Makes a text one cell of a spreadsheet: it breaks no line, and begins no formula. */
function toCell(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return /^[=+\-@]/.test(line) ? `'${line}` : line;
}

/** Writes errors as a spreadsheet takes them from the clipboard: a line for each, with tabs between the cells. */
export function formatRowErrors(heads: readonly string[], errors: readonly RowError[]): string {
  const lines = errors.map(({ row, field = '', message }) => [String(row), field, message]);
  return [heads, ...lines].map((cells) => cells.map(toCell).join('\t')).join('\n');
}
