import {
  $deleteTableColumnAtSelection,
  $deleteTableRowAtSelection,
  $findCellNode,
  $findTableNode,
  $getTableColumnIndexFromTableCellNode,
  $getTableRowIndexFromTableCellNode,
  $insertTableColumnAtNode,
  $isTableCellNode,
  $isTableRowNode,
  $isTableSelection,
  $setTableColumnIsHeader,
  $setTableRowIsHeader,
  type TableCellNode,
  TableCellHeaderStates,
  type TableNode,
} from '@lexical/table';
import { $getSelection, $isRangeSelection, type LexicalEditor } from 'lexical';
import { useEffect, useState } from 'react';

/** Describes the heads of the table at the selection. */
export interface TableHeads {
  readonly hasRow: boolean;
  readonly hasColumn: boolean;
}

function $selectedCell(): TableCellNode | null {
  const selection = $getSelection();
  const isInCell = $isTableSelection(selection) || $isRangeSelection(selection);
  return isInCell ? $findCellNode(selection.anchor.getNode()) : null;
}

/** Returns the table that the selection is in. */
export function $selectedTable(): TableNode | null {
  const cell = $selectedCell();
  return cell && $findTableNode(cell);
}

function $headsOf(table: TableNode): TableHeads {
  const first = table.getChildren().flatMap((row) => ($isTableRowNode(row) ? [row.getFirstChild()] : []));
  const has = (index: number, state: number) => {
    const cell = first.at(index);
    return $isTableCellNode(cell) && cell.hasHeaderState(state);
  };
  // the corner can be the head of either
  return { hasRow: has(0, TableCellHeaderStates.ROW), hasColumn: has(-1, TableCellHeaderStates.COLUMN) };
}

/** Makes heads of the first row of the table at the selection, or of its first column; or cells of them again. */
export function $toggleHeads(which: 'row' | 'column'): void {
  const table = $selectedTable();
  if (table === null) return;
  const { hasRow, hasColumn } = $headsOf(table);
  if (which === 'row') $setTableRowIsHeader(table, 0, !hasRow);
  else $setTableColumnIsHeader(table, 0, !hasColumn);
}

/** Adds a column beside the cell at the selection, which stays in it. */
export function $insertColumn(isAfter: boolean): void {
  const cell = $selectedCell();
  if (cell) $insertTableColumnAtNode(cell, isAfter, false);
}

/** Deletes the rows or columns at the selection. The caret goes to the cell that has come to their place. */
export function $deleteCells(which: 'row' | 'column'): void {
  const table = $selectedTable();
  const cell = $selectedCell();
  if (table === null || cell === null) return;
  const row = $getTableRowIndexFromTableCellNode(cell);
  const column = $getTableColumnIndexFromTableCellNode(cell);
  if (which === 'row') $deleteTableRowAtSelection();
  else $deleteTableColumnAtSelection();
  if (!table.isAttached()) return;
  const next = table.getChildAtIndex(Math.min(row, table.getChildrenSize() - 1));
  if ($isTableRowNode(next))
    next.getChildAtIndex(Math.min(column, next.getChildrenSize() - 1))?.selectStart();
}

/** Follows which table the selection is in; undefined for none. */
export function useTable(editor: LexicalEditor): TableHeads | undefined {
  const [heads, setHeads] = useState<TableHeads>();
  useEffect(
    () =>
      editor.registerUpdateListener(({ editorState }) => {
        const next = editorState.read(() => {
          const table = $selectedTable();
          return table ? $headsOf(table) : undefined;
        });
        setHeads((before) =>
          before?.hasRow === next?.hasRow && before?.hasColumn === next?.hasColumn ? before : next,
        );
      }),
    [editor],
  );
  return heads;
}
