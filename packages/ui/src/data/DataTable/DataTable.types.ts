import type { ReactNode } from 'react';
import type { RootProps } from '../../primitives/root/index.ts';

/** Describes one column of a {@link DataTableProps} table. */
export interface DataTableColumn<Row> {
  /** Names the column in sort states; unique in its table. */
  id: string;
  /** Names the column: in its header, unless `renderHeader` does, in menus, and in announcements. */
  header: string;
  /** Returns what the header shows in place of its text, such as an icon. It is named by `header` all the same. */
  renderHeader?: () => ReactNode;
  /** Returns the content of the column's cell. It runs for every drawn row: text, or few elements. */
  cell: (row: Row) => ReactNode;
  /** Fixes the width, in pixels at the usual size of texts, with which it grows. Without it the column shares the free width by `grow`, never below `minWidth`. */
  width?: number;
  /** The least width of a column without `width`, in pixels at the usual size of texts. Defaults to 120. */
  minWidth?: number;
  /** Weighs the share of the free width of a column without `width`. Defaults to 1. */
  grow?: number;
  /** Shows what the rows come to in this column, such as a total, in a row below them that stays in view; the table has it as soon as one column gives something. */
  footer?: ReactNode;
  /** Aligns header and cells; figures go to the end. */
  align?: 'start' | 'center' | 'end';
  /** Writes the header before the value where cards stand in place of rows: what says nothing alone, such as a figure or 'yes', needs it. */
  isLabelledInCards?: boolean;
  /** Keeps the cell at an edge of the card where cards stand in place of rows, beside all of its lines: for what is pressed there, in a table without selection or row actions at that edge. */
  cardEdge?: 'start' | 'end';
  /** Makes the header a button that sorts. */
  isSortable?: boolean;
  /** Returns what `useClientRows` sorts the row by; its text when not given. Rows without a value come last. */
  getSortValue?: (row: Row) => string | number | null | undefined;
  /** Marks the column that names the row: its cells are row headers, links when `getRowHref` is given, and stay in view. */
  isRowHeader?: boolean;
  /** Leaves the column out until a layout names it. */
  isHidden?: boolean;
  /** Lets a person hide the column. Defaults to true. The row header can never be hidden. */
  canHide?: boolean;
  /** Lets a person change the width. Defaults to true. */
  canResize?: boolean;
  /** Returns the text of the cell: for copying, and in the row header for the search by typing. Without it the drawn text counts. */
  toText?: (row: Row) => string;
  /** Returns whether the cell of a row can be edited, where there is a `renderEditor`; all can when not given. */
  canEdit?: (row: Row) => boolean;
  /** Names the letter that opens the editor of this column in the row with the focus, whichever of its cells has it. The search by typing does not begin with it. */
  editKey?: string;
  /** Renders the editor of a cell: in place of its content, in the one cell that is open. */
  renderEditor?: (row: Row, editing: CellEditing) => ReactNode;
}

/** Describes the props that the editor of an open cell gets; an inline editor takes them as they are. */
export interface CellEditing {
  /** Opens the editor at once. */
  isEditing: true;
  /** Runs with `false` when the editor has saved or was left: the cell is read again, and has the focus. */
  onEditingChange: (isEditing: boolean) => void;
  /** Makes the editor as low as a row. */
  isInTableCell: true;
}

/** Describes the place of one visible column in a {@link DataTableProps.columnLayout}. It can be kept as JSON. */
export interface ColumnLayout {
  /** Names the column. */
  id: string;
  /** The width in pixels that a person chose; without it the column has the width of its definition. */
  width?: number;
  /** Keeps the column at the start or end of the table while the others scroll. */
  pin?: 'start' | 'end';
}

/** Describes what can be done with one row, as an item of the menu at its end. */
export interface RowAction {
  /** Identifies the action. */
  id: string;
  /** Names what it does: “Duplicate”. */
  label: string;
  /** Shows an icon before the label. */
  icon?: ReactNode;
  /** Marks an action that takes something away. */
  tone?: 'neutral' | 'danger';
  /** Runs when it is chosen. */
  onAction: () => void;
}

/** Identifies a group of a table. */
export type GroupId = string | number;

/** Describes rows that follow each other under one heading. */
export interface RowGroup {
  /** Identifies the group. */
  id: GroupId;
  /** Names what its rows have in common. */
  label: string;
  /** How many of the table's rows belong to the group, loaded or not. */
  count: number;
  /** Stands behind the count: what the rows add up to. */
  detail?: string | undefined;
}

export type SortDirection = 'ascending' | 'descending';

/** Describes one level of a sort; the first entry of a list is the primary one. */
export interface SortEntry {
  /** Names the column. */
  id: string;
  /** Whether small values or large ones come first. */
  direction: SortDirection;
}

/** Describes rows that follow each other by their indexes in `rows`, both ends included. */
export interface RowRange {
  /** The index of the first row in sight. */
  first: number;
  /** The index of the last row in sight. */
  last: number;
}

/** Describes the rows in view: from the first to the last of them. */
export interface VisibleRows extends RowRange {
  /** Which of these are in view, where folded groups between them hide others. */
  parts?: readonly RowRange[];
  /** The first row of the folded group whose heading is at the top, where one is. */
  top?: number;
}

/** Identifies a row of a table. */
export type RowKey = string | number;

/**
 * Describes the props of a virtualised table. `columns`, `getRowKey`, `getRowHref`, `getSubRows` and `isRowDisabled` must be stable: made
 * outside of rendering, or memoised.
 */
export interface DataTableProps<Row> extends RootProps<HTMLDivElement> {
  /** Names the table for assistive technology. */
  label: string;
  /** Describes the columns, in their usual order. Keep it the same between renders. */
  columns: readonly DataTableColumn<Row>[];
  /** Every row, loaded or not: one that is `undefined` is rendered as a skeleton until it is there. */
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
  /** Whether rows are being loaded: skeletons when there are none yet, else a thin line after a moment. */
  isLoading?: boolean;
  /** Replaces what an empty table shows. */
  emptyState?: ReactNode;
  /** Puts this row at the top when the rows are first drawn. */
  initialRow?: number;
  /** Names what is listed, for instance the query: when it changes, the table starts at its top again. A change of `sort` does so too. */
  listKey?: string;
  /**
   * The visible columns in their order, with their widths and pins; the table keeps a layout itself when not given. Columns that do not
   * exist are passed over, those that cannot be hidden are shown all the same.
   */
  columnLayout?: readonly ColumnLayout[];
  /** Runs when a person has moved, resized, pinned, hidden or shown a column. */
  onColumnLayoutChange?: (layout: readonly ColumnLayout[]) => void;
  /**
   * Shows which rows are selected, and lets a person select: a column of boxes, Space, Shift with a press, Space or an arrow for ranges,
   * Ctrl or Cmd with A.
   * Only rows that are loaded can be selected, "all" means all of them. A row that disappears stays selected until the parent drops it.
   */
  selectedKeys?: ReadonlySet<RowKey>;
  /** Runs with the keys of all rows that are selected now. */
  onSelectedKeysChange?: (keys: ReadonlySet<RowKey>) => void;
  /** Whether any number of rows can be selected, or one at a time, by radio buttons. Defaults to `multiple`. */
  selectionMode?: 'single' | 'multiple';
  /** Returns whether a row is disabled: it can be read and reached by keyboard, but not selected, opened, edited or acted on. */
  isRowDisabled?: (row: Row) => boolean;
  /** Names the row whose record is open beside the table. */
  currentKey?: RowKey | undefined;
  /** Returns the actions of a row, shown in a menu at its end. It runs when the menu opens. */
  rowActions?: (row: Row) => readonly RowAction[];
  /** Divides the rows, which come in the order of the groups, under headings. */
  groups?: readonly RowGroup[];
  /** Shows which groups are folded to their headings. Uncontrolled when not given. */
  collapsedGroups?: ReadonlySet<GroupId>;
  /** Runs with the groups that are collapsed now. */
  onCollapsedGroupsChange?: (groups: ReadonlySet<GroupId>) => void;
  /**
   * Returns the rows below a row, which stand there once it is expanded: `undefined` where there are none, and in the place of one that is being loaded. It makes
   * the table a tree, and must be stable until other rows are there. `rows` holds those that are below no other.
   */
  getSubRows?: (row: Row) => readonly (Row | undefined)[] | undefined;
  /** Shows which rows are expanded, where `getSubRows` is given. Uncontrolled when not given. */
  expandedKeys?: ReadonlySet<RowKey>;
  /** Runs with the keys of the rows that are expanded now, and is where the rows below them are loaded. */
  onExpandedKeysChange?: (keys: ReadonlySet<RowKey>) => void;
  /** Makes this table's rows compact whatever the theme's density. */
  isCompact?: boolean;
}
