import { memo } from 'react';
import type { DataTableColumn } from '../DataTable.types.ts';
import { RowLink } from './RowLink.tsx';

interface TableRowProps<Row> {
  row: Row;
  index: number;
  top: number;
  columns: readonly DataTableColumn<Row>[];
  getRowHref: ((row: Row) => string) | undefined;
}

function drawCell<Row>(column: DataTableColumn<Row>, row: Row, getRowHref: TableRowProps<Row>['getRowHref']) {
  if (!column.isRowHeader || !getRowHref) return column.cell(row);
  return <RowLink href={getRowHref(row)}>{column.cell(row)}</RowLink>;
}

function PlainRow<Row>({ row, index, top, columns, getRowHref }: TableRowProps<Row>) {
  return (
    <div className="row" role="row" aria-rowindex={index + 2} style={{ insetBlockStart: top }}>
      {columns.map((column, place) => (
        <div
          key={column.id}
          className={column.isRowHeader ? 'cell sticky' : 'cell'}
          role={column.isRowHeader ? 'rowheader' : 'gridcell'}
          aria-colindex={place + 1}
          data-align={column.align}
        >
          {drawCell(column, row, getRowHref)}
        </div>
      ))}
    </div>
  );
}

/** Draws a loaded row. It renders again only when its own data or place change; its cells are plain elements. */
export const TableRow = memo(PlainRow) as typeof PlainRow;
