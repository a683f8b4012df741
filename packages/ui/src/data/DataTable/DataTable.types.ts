import type { ReactNode, Ref } from 'react';

/** Describes one column of a {@link DataTableProps} table. */
export interface DataTableColumn<Row> {
  /** Names the column in sort states; unique in its table. */
  readonly id: string;
  /** Heads the column; it also names the sort button and the announcement of a sort. */
  readonly header: string;
  /** Gives the content of the column's cell. It runs for each drawn row: return text or few elements. */
  cell: (row: Row) => ReactNode;
  /** Fixes the width in pixels. A column without it shares what is left, by `grow`, and is never narrower than `minWidth`. */
  readonly width?: number;
  /** Gives the least width in pixels of a column without `width`; 120 when not given. */
  readonly minWidth?: number;
  /** Weighs how much of the free width a column without `width` takes; 1 when not given. */
  readonly grow?: number;
  /** Aligns header and cells; figures go to the end. */
  readonly align?: 'start' | 'center' | 'end';
  /** Makes the header a button that sorts. */
  readonly isSortable?: boolean;
  /** Marks the column that names the row: its cells are row headers, and links when `getRowHref` is given. */
  readonly isRowHeader?: boolean;
}

export type SortDirection = 'ascending' | 'descending';

/** Describes one level of a sort; the first entry of a list is the primary one. */
export interface SortEntry {
  readonly id: string;
  readonly direction: SortDirection;
}

/** Describes the rows in view by their indexes in `rows`, both ends included. */
export interface VisibleRows {
  readonly first: number;
  readonly last: number;
}

/** Describes the props of a virtualised table. Keep `columns`, `getRowKey` and `getRowHref` stable (outside the component or memoised). */
export interface DataTableProps<Row> {
  /** Names the table for assistive technology. */
  readonly label: string;
  readonly columns: readonly DataTableColumn<Row>[];
  /** Gives every row, loaded or not: an entry that is `undefined` is drawn as a skeleton until it is there. */
  readonly rows: readonly (Row | undefined)[];
  /** Identifies a row over refetches and sorts. */
  getRowKey: (row: Row) => string | number;
  /** Shows by which columns the rows are sorted; the table does not sort by itself. */
  readonly sort?: readonly SortEntry[];
  /** Runs when a person sorts by a header: a press sorts by that column alone, a press with Shift adds it. */
  onSortChange?: (sort: readonly SortEntry[]) => void;
  /** Runs when other rows come into view, so that they can be loaded and the place be remembered. */
  onVisibleRowsChange?: (visible: VisibleRows) => void;
  /** Runs when a row is pressed, or Enter is pressed in a cell that has no control of its own. */
  onRowAction?: (row: Row) => void;
  /** Makes the row header a link to this address. */
  getRowHref?: (row: Row) => string;
  /** Says that rows are being loaded: skeletons when there are none yet, else a thin line that waits a moment. */
  readonly isLoading?: boolean;
  /** Replaces what an empty table says. */
  readonly emptyState?: ReactNode;
  /** Puts this row at the top on the first drawing that has it. */
  readonly initialRow?: number;
  /** Overrides the density of the theme for this table. */
  readonly density?: 'comfortable' | 'compact';
  readonly className?: string;
  readonly ref?: Ref<HTMLDivElement>;
}
