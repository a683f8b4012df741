import {
  $findCellNode,
  $findTableNode,
  $isTableCellNode,
  $isTableRowNode,
  $isTableSelection,
  $setTableColumnIsHeader,
  $setTableRowIsHeader,
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

/** Returns the table that the selection is in. */
export function $selectedTable(): TableNode | null {
  const selection = $getSelection();
  const isInCell = $isTableSelection(selection) || $isRangeSelection(selection);
  const node = isInCell ? selection.anchor.getNode() : null;
  return node && $findCellNode(node) && $findTableNode(node);
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
