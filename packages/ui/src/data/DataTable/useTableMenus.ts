import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { DataTableProps, RowAction, RowKey } from './DataTable.types.ts';
import { findCell } from './gridCells.ts';
import { headerRow } from './gridKeys.ts';
import { rowInLine, type LineSource } from './lineKeys.ts';

interface TableMenuOptions<Row> extends Pick<DataTableProps<Row>, 'rowActions'> {
  root: RefObject<HTMLElement | null>;
  source: LineSource<Row>;
  columns: readonly { id: string; index: number }[];
  /** Runs when a menu has closed and left the focus nowhere: what it came from is gone. */
  onFocusLost: () => void;
}

/** Describes the menu that is open: that of a column, or that of a row with its actions. */
type OpenMenu = { readonly anchor: Element } & (
  | { readonly columnId: string; readonly rowKey?: never; readonly actions?: never }
  | { readonly rowKey: RowKey; readonly columnId?: never; readonly actions: readonly RowAction[] }
);

/** Keeps which menu of a table is open: one at most. */
export function useTableMenus<Row>(options: TableMenuOptions<Row>) {
  const { root, source, columns, rowActions, onFocusLost } = options;
  const [open, setOpen] = useState<OpenMenu>();
  const isOpen = open !== undefined;

  const recover = useEffectEvent(() => {
    if (!document.activeElement || document.activeElement === document.body) onFocusLost();
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    // The menu itself hands the focus back in the next frame.
    return () => {
      requestAnimationFrame(() => requestAnimationFrame(recover));
    };
  }, [isOpen]);

  return {
    open,
    close: () => setOpen(undefined),
    openColumn: (columnId: string) => {
      const column = columns.find(({ id }) => id === columnId);
      const anchor = column && findCell(root.current, headerRow, column.index - 1);
      if (anchor) setOpen({ columnId, anchor });
    },
    openRow: (line: number, anchor: Element) => {
      const row = rowInLine(source, line);
      if (row !== undefined && rowActions)
        setOpen({ rowKey: source.getRowKey(row), actions: rowActions(row), anchor });
    },
  };
}
