/**
 * Where what is:
 *
 * - `DataTable.tsx` and `parts/` render; `useDataTable.ts` combines what the table does.
 * - Rows: `lines.ts` lays rows and headings out as lines, `lineKeys.ts` finds a line again by its key, `rowWindow.ts` and `useRowWindow.ts` choose
 *   which lines are drawn, `useVisibleRows.ts` reports them.
 * - Trees: `treeRows.ts` lays the rows of a tree out as rows, and nests those that name the one that they are below, `useTreeRows.ts` keeps which are expanded,
 *   `treeKeys.ts` says what a key does.
 * - Columns: `layout.ts` holds order, widths and pins, `columns.ts` turns them into CSS, `useColumnModel.ts` keeps them, `useColumnCommands.ts` and
 *   `useHeaderDrag.ts` change them, `useOverflow.ts` lets pins go where there is no room.
 * - Focus and keys: `gridKeys.ts` (where a key leads), `gridCells.ts` (cells in the document), `useGridFocus.ts` (one tab stop), `useGridCommands.ts`
 *   (all other keys), `useGridPress.ts` (presses).
 * - Selection: `selection.ts`, `useRowSelection.ts`. Editing: `useCellEditing.ts`. Menus: `useTableMenus.ts`.
 * - Sort: `sorting.ts`; the table sorts nothing itself. `useClientRows.ts` sorts and filters rows that are all in the browser, by `clientRows.ts`.
 * - `useStabilityWarning.ts` warns in development of props that are made anew in each rendering.
 * - Looks: `DataTable.styles.ts`, and `cards.styles.ts` for narrow tables.
 */
export { DataTable } from './DataTable.tsx';
export { nestRows } from './treeRows.ts';
export { useClientRows } from './useClientRows.ts';
export type { ClientFilter } from './clientRows.ts';
export type {
  CellEditing,
  ColumnLayout,
  DataTableColumn,
  DataTableProps,
  GroupId,
  RowAction,
  RowGroup,
  RowKey,
  SortDirection,
  SortEntry,
  RowRange,
  VisibleRows,
} from './DataTable.types.ts';
