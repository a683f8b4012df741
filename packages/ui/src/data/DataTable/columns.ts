import type { DataTableColumn } from './DataTable.types.ts';

type ColumnSize = Pick<DataTableColumn<never>, 'width' | 'minWidth' | 'grow' | 'isRowHeader'>;

const defaultMinWidth = 120;

/** Says how much of a narrow screen the row header takes at most, so that the column beside it can be read. */
const rowHeaderShare = '55vw';

function leastWidth(column: ColumnSize): string {
  const width = `${column.width ?? column.minWidth ?? defaultMinWidth}px`;
  return column.isRowHeader ? `min(${width}, ${rowHeaderShare})` : width;
}

/** Gives the tracks of a table's columns as CSS; when all are of fixed width, the last one takes what is left. */
export function columnTracks(columns: readonly ColumnSize[]): string {
  const isFixed = columns.every((column) => column.width !== undefined);
  return columns
    .map((column, index) => {
      const isElastic = column.width === undefined || (isFixed && index === columns.length - 1);
      return isElastic ? `minmax(${leastWidth(column)}, ${column.grow ?? 1}fr)` : leastWidth(column);
    })
    .join(' ');
}

/** Gives the least width of a table as CSS; in a narrower container it scrolls sideways. */
export function leastTableWidth(columns: readonly ColumnSize[]): string {
  return `calc(${columns.map(leastWidth).join(' + ') || '0px'})`;
}

/** Gives the width as CSS that the row header covers while it stays in view. */
export function stickyWidth(columns: readonly ColumnSize[]): string {
  const rowHeader = columns.find((column) => column.isRowHeader);
  return rowHeader ? leastWidth(rowHeader) : '0px';
}
