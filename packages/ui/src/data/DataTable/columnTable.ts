import {
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  constructTable,
  functionalUpdate,
  tableFeatures,
  type Updater,
} from '@tanstack/table-core';
import { storeReactivityBindings } from '@tanstack/table-core/store-reactivity-bindings';
import type { ColumnLayout, DataTableColumn } from './DataTable.types.ts';
import { canHide, toLayout, toLayoutState, type LayoutState } from './layout.ts';

const noData: readonly Record<string, never>[] = [];

/**
 * Makes TanStack Table's model of the columns for one layout: what is visible in which order, how wide, and where pinned. What is changed
 * in it comes out as the next layout. It is made when there is a change to make, and not to draw a table;
 * rows stay out of it (docs/adr/0015).
 */
export function makeColumnTable(
  columns: readonly Pick<DataTableColumn<never>, 'id' | 'isHidden' | 'canHide' | 'isRowHeader'>[],
  layout: readonly ColumnLayout[] | undefined,
  onChange: (layout: readonly ColumnLayout[]) => void,
) {
  const state = toLayoutState(columns, layout);
  const change =
    <Slice extends keyof LayoutState>(slice: Slice) =>
    (updater: Updater<LayoutState[Slice]>) =>
      onChange(toLayout({ ...state, [slice]: functionalUpdate(updater, state[slice]) }));
  return constructTable({
    features: tableFeatures({
      coreReactivityFeature: storeReactivityBindings(),
      columnOrderingFeature,
      columnPinningFeature,
      columnSizingFeature,
      columnVisibilityFeature,
    }),
    columns: columns.map((column) => ({ id: column.id, enableHiding: canHide(column) })),
    data: noData,
    state,
    onColumnOrderChange: change('columnOrder'),
    onColumnVisibilityChange: change('columnVisibility'),
    onColumnPinningChange: change('columnPinning'),
    onColumnSizingChange: change('columnSizing'),
  });
}
