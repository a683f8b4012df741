import { useLayoutEffect, useRef, type Ref } from 'react';
import type { DataTableProps, RowKey } from '../DataTable.types.ts';
import { bodyHeight, drawnRows } from '../rowWindow.ts';
import { useRowWindow, type BodyHandle } from '../useRowWindow.ts';
import { useVisibleRows } from '../useVisibleRows.ts';
import { SkeletonRow } from './SkeletonRow.tsx';
import { TableRow } from './TableRow.tsx';

interface TableBodyProps<Row> extends Pick<
  DataTableProps<Row>,
  'columns' | 'rows' | 'getRowKey' | 'getRowHref' | 'onVisibleRowsChange' | 'initialRow'
> {
  handle: Ref<BodyHandle>;
  listKey: string;
  /** Says that the rows are skeletons. */
  isWaiting: boolean;
  /** Names the row that stays drawn when it is scrolled away, because the focus is in it. */
  keptRow: number | undefined;
  /** Runs when rows have been drawn. */
  onDraw: () => void;
}

/** Draws the rows in view. It alone renders while a person scrolls. */
export function TableBody<Row>(props: TableBodyProps<Row>) {
  const { columns, rows, getRowKey, getRowHref, onVisibleRowsChange, keptRow, onDraw } = props;
  const { handle, listKey, initialRow = 0, isWaiting } = props;
  const body = useRef<HTMLDivElement>(null);
  const view = useRowWindow({ handle, body, count: rows.length, initialRow, isWaiting, listKey });
  useVisibleRows(view, onVisibleRowsChange);
  useLayoutEffect(onDraw);

  const keys = new Set<RowKey>();
  const keyOf = (row: Row, index: number): RowKey => {
    const key = getRowKey(row);
    // A list that shifts on the server while it is loaded in parts can hold a record twice.
    const unique = keys.has(key) ? `${key}@${index}` : key;
    keys.add(unique);
    return unique;
  };

  return (
    <div ref={body} className="body" role="rowgroup" style={view && { blockSize: bodyHeight(view) }}>
      {view &&
        drawnRows(view, rows.length, keptRow).map((index) => {
          const row = rows[index];
          const top = index * view.rowHeight + view.shift;
          return row === undefined ? (
            <SkeletonRow key={`skeleton@${index}`} index={index} top={top} columns={columns} />
          ) : (
            <TableRow key={keyOf(row, index)} {...{ row, index, top, columns, getRowHref }} />
          );
        })}
    </div>
  );
}
