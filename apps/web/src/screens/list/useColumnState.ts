import type { ChoosableColumn, ColumnLayout, DataTableColumn } from '@bureau/ui';
import { useMemo } from 'react';
import { formatColumns, isAlwaysVisible, resolveColumns } from './columnLayout.ts';
import type { ListState } from './useListState.ts';

/** Describes which columns of a list are visible, and changes it. */
export interface ColumnState {
  /** The visible columns in their order. */
  readonly layout: readonly ColumnLayout[];
  readonly choices: readonly ChoosableColumn[];
  readonly change: (layout: readonly ColumnLayout[]) => void;
  /** Shows the columns that are visible at first. */
  readonly reset: () => void;
}

/** Keeps in the address which columns of a list are visible. */
export function useColumnState<Row>(
  columns: readonly DataTableColumn<Row>[],
  { changeColumns, columns: asked }: Pick<ListState, 'changeColumns' | 'columns'>,
): ColumnState {
  const layout = useMemo(() => resolveColumns(columns, asked), [columns, asked]);
  const atFirst = formatColumns(resolveColumns(columns, undefined));
  return {
    layout,
    choices: columns.map((column) => ({
      id: column.id,
      header: column.header,
      canHide: !isAlwaysVisible(column),
    })),
    change: (next) => changeColumns(formatColumns(next) === atFirst ? undefined : next),
    reset: () => changeColumns(undefined),
  };
}
