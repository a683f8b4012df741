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
 * in it comes out as the next layout. It is made when there is a layout, or a change to make, and not for a table as it is defined;
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

/** Gives the visible columns of a layout in their order, with those first and last that are pinned there. */
export function readLayout(
  columns: Parameters<typeof makeColumnTable>[0],
  layout: readonly ColumnLayout[],
): readonly ColumnLayout[] {
  const table = makeColumnTable(columns, layout, () => undefined);
  const { columnSizing } = toLayoutState(columns, layout);
  const shown = [
    ...table.getStartVisibleLeafColumns(),
    ...table.getCenterVisibleLeafColumns(),
    ...table.getEndVisibleLeafColumns(),
  ];
  return shown.map((column) => {
    const pin = column.getIsPinned();
    const width = columnSizing[column.id];
    return { id: column.id, ...(width !== undefined && { width }), ...(pin && { pin }) };
  });
}
