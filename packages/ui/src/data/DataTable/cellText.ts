import type { DataTableColumn } from './DataTable.types.ts';

/** Returns the text of a row's cell, or `undefined` when it draws more than text and has no `toText`. */
export function textOf<Row>(
  column: Pick<DataTableColumn<Row>, 'cell' | 'toText'>,
  row: Row,
): string | undefined {
  if (column.toText) return column.toText(row);
  const content = column.cell(row);
  return typeof content === 'string' || typeof content === 'number' ? String(content) : undefined;
}
