import type { ReactNode } from 'react';
import type { RootProps } from '../../primitives/root/index.ts';

export interface BulkActionBarProps extends RootProps<HTMLDivElement> {
  /** How many rows are selected; the bar is shown as long as it is not 0. */
  count: number;
  /** How many rows there are; "Select all" is offered while more than `count`. */
  total?: number;
  /** Runs when the selection is given up: by the cross, and by Escape in the bar and in the list around it. */
  onClear: () => void;
  /** Selects all rows, loaded or not; without it that is not offered. */
  onSelectAll?: () => void;
  /** Whether all rows are being selected. */
  isSelectingAll?: boolean;
  /** What can be done with the selected rows: Buttons, IconButtons and Menus. */
  children: ReactNode;
}
