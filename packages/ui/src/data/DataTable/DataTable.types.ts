import type { ReactNode, Ref } from 'react';

/** Describes one column of a {@link DataTableProps} table. */
export interface DataTableColumn<Row> {
  /** Names the column in sort states; unique in its table. */
  id: string;
  /** Heads the column, and names its sort button and the announcement of a sort. */
  header: string;
  /** Gives the content of the column's cell. It runs for every drawn row: text, or few elements. */
  cell: (row: Row) => ReactNode;
  /** Fixes the width in pixels. Without it the column shares the free width by `grow`, never below `minWidth`. */
  width?: number;
  /** Gives the least width in pixels of a column without `width`; 120 when not given. */
  minWidth?: number;
  /** Weighs the share of the free width of a column without `width`; 1 when not given. */
  grow?: number;
  /** Aligns header and cells; figures go to the end. */
  align?: 'start' | 'center' | 'end';
  /** Makes the header a button that sorts. */
  isSortable?: boolean;
  /** Marks the column that names the row: its cells are row headers, links when `getRowHref` is given, and stay in view. */
  isRowHeader?: boolean;
}

export type SortDirection = 'ascending' | 'descending';

/** Describes one level of a sort; the first entry of a list is the primary one. */
export interface SortEntry {
  id: string;
  direction: SortDirection;
}

/** Describes the rows in view by their indexes in `rows`, both ends included. */
export interface VisibleRows {
  first: number;
  last: number;
}

export type RowKey = string | number;

/** Describes the props of a virtualised table. `columns`, `getRowKey` and `getRowHref` must be stable: made outside of rendering, or memoised. */
export interface DataTableProps<Row> {
  /** Names the table for assistive technology. */
  label: string;
  columns: readonly DataTableColumn<Row>[];
  /** Gives every row, loaded or not: one that is `undefined` is drawn as a skeleton until it is there. */
  rows: readonly (Row | undefined)[];
  /** Identifies a row through refetches and sorts, and with it focus and whatever is open in it. */
  getRowKey: (row: Row) => RowKey;
  /** Makes the row header a link to this address inside the application. */
  getRowHref?: (row: Row) => string;
  /** Shows by which columns the rows are sorted. The table sorts nothing itself. */
  sort?: readonly SortEntry[];
  /** Runs when a header is pressed: alone it sorts by that column only, with Shift it adds the column. */
  onSortChange?: (sort: readonly SortEntry[]) => void;
  /** Runs when other rows come into view, at most each 100 ms: to load them, and to remember the place. */
  onVisibleRowsChange?: (visible: VisibleRows) => void;
  /** Runs when a row is pressed, or Enter in a cell without a control. Without it Enter follows the row's link. */
  onRowAction?: (row: Row) => void;
  /** Says that rows are being loaded: skeletons when there are none yet, else a thin line after a moment. */
  isLoading?: boolean;
  /** Replaces what an empty table shows. */
  emptyState?: ReactNode;
  /** Puts this row at the top when the rows are first drawn. */
  initialRow?: number;
  /** Names what is listed, for instance the query: when it changes, the table starts at its top again. A change of `sort` does so too. */
  listKey?: string;
  /** Makes this table's rows compact whatever the theme's density. */
  isCompact?: boolean;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}
