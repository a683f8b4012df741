import type { ReactNode } from 'react';
import type { RootProps } from '../../primitives/root/index.ts';

/** Describes a column of a Table. */
export interface TableColumn {
  /** Names its cell in a row. */
  readonly id: string;
  /** Names the column. */
  readonly label: string;
  /** Lays numbers and amounts to the end of their column. Defaults to `start`. */
  readonly align?: 'start' | 'end';
  /** Keeps the column as narrow as what it holds, such as a check box. */
  readonly isNarrow?: boolean;
  /** Keeps the label from the eye, where what is in the column says enough. */
  readonly isLabelHidden?: boolean;
}

/** Describes a row of a Table: what stands in its cells, by the ids of the columns. */
export interface TableRow {
  /** Identifies the row. */
  readonly id: string | number;
  /** What the row shows, by the ids of columns. */
  readonly cells: Readonly<Record<string, ReactNode>>;
  /** Shows what is done, or does not count any more, struck through and muted. */
  readonly isDone?: boolean;
}

export interface TableProps extends RootProps<HTMLTableElement> {
  /** Names the table. */
  readonly label: string;
  /** Describes the columns, in order. */
  readonly columns: readonly TableColumn[];
  /** Lists the rows, in order. */
  readonly rows: readonly TableRow[];
  /** Names the column whose cells name the rows. Defaults to the first. */
  readonly rowHeader?: string;
  /** Stands below the rows, by the ids of the columns: sums. */
  readonly footer?: Readonly<Record<string, ReactNode>>;
}
