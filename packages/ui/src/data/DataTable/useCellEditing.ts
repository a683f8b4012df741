import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { DataTableColumn, RowKey } from './DataTable.types.ts';
import { focusWithin } from './gridCells.ts';

/** Describes the cell whose editor is open. */
export interface OpenCell<Row> {
  readonly key: RowKey;
  readonly columnId: string;
  /** The row as it was last there, so that the editor outlives a refetch. */
  readonly row: Row;
  /** Where the row is now. */
  readonly index: number;
}

interface CellEditingOptions<Row> {
  root: RefObject<HTMLElement | null>;
  rows: readonly (Row | undefined)[];
  columns: readonly { id: string; column: DataTableColumn<Row> }[];
  getRowKey: (row: Row) => RowKey;
  isRowDisabled: ((row: Row) => boolean) | undefined;
  /** Runs when an editor has closed and left the focus nowhere. */
  onFocusLost: () => void;
}

/** Finds the row of an open cell again: by its key, or as what is loaded again in its place. A row that is gone is `undefined`. */
function follow<Row>(
  open: OpenCell<Row>,
  rows: readonly (Row | undefined)[],
  getRowKey: (row: Row) => RowKey,
): OpenCell<Row> | undefined {
  const isOpen = (row: Row | undefined) => row !== undefined && getRowKey(row) === open.key;
  const index = isOpen(rows[open.index]) ? open.index : rows.findIndex(isOpen);
  const row = rows[index];
  if (row !== undefined) return row === open.row && index === open.index ? open : { ...open, row, index };
  const isLoadedAgain = open.index < rows.length && rows[open.index] === undefined;
  return isLoadedAgain ? open : undefined;
}

/** Returns whether the cell of a row can be edited. */
export function isEditable<Row>(column: DataTableColumn<Row>, row: Row): boolean {
  return column.renderEditor !== undefined && (column.canEdit?.(row) ?? true);
}

/** Keeps which cell's editor is open: one at most. It follows its row, and closes when that or its column is gone. */
export function useCellEditing<Row>(options: CellEditingOptions<Row>) {
  const { root, rows, columns, getRowKey, isRowDisabled, onFocusLost } = options;
  const [opened, setOpened] = useState<OpenCell<Row>>();
  const isShown = columns.some(({ id }) => id === opened?.columnId);
  const openCell = opened && isShown ? follow(opened, rows, getRowKey) : undefined;
  if (openCell !== opened) setOpened(openCell);

  const last = useRef(openCell);
  const drawn = useRef<Element>(null);
  useLayoutEffect(() => {
    if (openCell) last.current = openCell;
    const cell = root.current?.querySelector<HTMLElement>('.body [data-owns-keys][aria-colindex]') ?? null;
    if (cell === drawn.current) return;
    drawn.current = cell;
    const { activeElement } = document;
    // An editor that takes no focus of its own gets it in its first control.
    if (cell && (cell === activeElement || !cell.contains(activeElement))) focusWithin(cell);
    else if (!cell && (!activeElement || activeElement === document.body)) onFocusLost();
  });

  return {
    openCell,
    /** Opens the editor of a cell. Returns whether there is one. */
    open: (index: number | undefined, columnId: string | undefined): boolean => {
      const row = index === undefined ? undefined : rows[index];
      const shown = columns.find(({ id }) => id === columnId);
      if (index === undefined || row === undefined || !shown) return false;
      if (isRowDisabled?.(row) || !isEditable(shown.column, row)) return false;
      flushSync(() => setOpened({ key: getRowKey(row), columnId: shown.id, row, index }));
      return true;
    },
    /** Closes the editor, or opens the last one again when what it discarded is undone. */
    onEditingChange: useCallback((isEditing: boolean) => {
      setOpened(isEditing ? last.current : undefined);
    }, []),
  };
}
