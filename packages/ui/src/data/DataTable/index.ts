export { DataTable } from './DataTable.tsx';
export type {
  DataTableColumn,
  DataTableProps,
  RowKey,
  SortDirection,
  SortEntry,
  VisibleRows,
} from './DataTable.types.ts';
