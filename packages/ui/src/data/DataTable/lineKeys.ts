import type { RowGroup, RowKey } from './DataTable.types.ts';
import type { Lines } from './lines.ts';

/** Names what a line shows, so that it is found again where it has moved: the key of a row, or a group. */
export type LineKey = RowKey | RowGroup;

/** Describes the body of a table as its lines and the rows in them. */
export interface LineSource<Row> {
  readonly lines: Lines;
  readonly rows: readonly (Row | undefined)[];
  readonly getRowKey: (row: Row) => RowKey;
}

/** Returns the row in a line, if there is one and it is loaded. */
export function rowInLine<Row>({ lines, rows }: LineSource<Row>, line: number): Row | undefined {
  const index = lines.rowAt(line);
  return index === undefined ? undefined : rows[index];
}

/** Returns the key of a line; a row that is not loaded has none. */
export function keyOfLine<Row>(source: LineSource<Row>, line: number): LineKey | undefined {
  const heading = source.lines.groupAt(line);
  if (heading) return heading.group;
  const row = rowInLine(source, line);
  return row === undefined ? undefined : source.getRowKey(row);
}

/** Returns the line that has a key now, looking first where it was, or -1. A row in a collapsed group is found in its heading. */
export function lineOfKey<Row>(source: LineSource<Row>, key: LineKey, before: number): number {
  if (typeof key === 'object') return source.lines.lineOfGroup(key.id);
  if (keyOfLine(source, before) === key) return before;
  const index = source.rows.findIndex((row) => row !== undefined && source.getRowKey(row) === key);
  return index < 0 ? -1 : source.lines.lineOfRow(index);
}
