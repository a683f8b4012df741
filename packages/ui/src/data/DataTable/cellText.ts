import type { DataTableColumn } from './DataTable.types.ts';

/** Gives what a column says of a row as text, or `undefined` when it draws more than text and has no `toText`. */
export function textOf<Row>(
  column: Pick<DataTableColumn<Row>, 'cell' | 'toText'>,
  row: Row,
): string | undefined {
  if (column.toText) return column.toText(row);
  const content = column.cell(row);
  return typeof content === 'string' || typeof content === 'number' ? String(content) : undefined;
}
