import type { ColumnLayout } from '../DataTable/index.ts';
import type { RootProps } from '../../primitives/root/index.ts';

/** Describes a column that can be chosen. */
export interface ChoosableColumn {
  /** Identifies the column. */
  id: string;
  /** Names the column. */
  header: string;
  /** Allows the column to be hidden. Defaults to true. */
  canHide?: boolean;
}

/** Describes what rows can be grouped by. */
export interface Grouping {
  /** Identifies the grouping. */
  id: string;
  /** Names what rows are grouped by. */
  label: string;
}

export interface ColumnChooserProps extends RootProps<HTMLButtonElement> {
  /** All columns, in the order in which they stand when nobody has changed it. */
  columns: readonly ChoosableColumn[];
  /** The visible columns in their order. */
  layout: readonly ColumnLayout[];
  /** Runs at once when a column is shown, hidden or moved. A column that is shown has neither width nor pin. */
  onLayoutChange: (layout: readonly ColumnLayout[]) => void;
  /** Whether rows are compact; the choice is offered with `onCompactChange`. */
  isCompact?: boolean;
  /** Runs when a person asks for lower rows or for the usual ones. */
  onCompactChange?: (isCompact: boolean) => void;
  /** Whether rows stand below those that they belong to; the choice is offered with `onTreeChange`. */
  isTree?: boolean;
  /** Runs when a person asks for rows below those that they belong to, or for none. */
  onTreeChange?: ((isTree: boolean) => void) | undefined;
  /** What rows can be grouped by; the choice is offered with `onGroupChange`. */
  groupings?: readonly Grouping[];
  /** What rows are grouped by; null for nothing. */
  groupedBy?: string | null;
  /** Runs with the grouping that a person chooses, or null for none. */
  onGroupChange?: (id: string | null) => void;
  /** Brings the columns back as they were at first; without it that is not offered. */
  onReset?: () => void;
}
