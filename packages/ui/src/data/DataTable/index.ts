export { DataTable } from './DataTable.tsx';
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
