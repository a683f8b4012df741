import { useMemo, useState } from 'react';
import type { SizedColumn } from './columns.ts';
import type { ColumnLayout, DataTableColumn, DataTableProps } from './DataTable.types.ts';
import { canHide, changeColumn, type ColumnChange, readLayout } from './layout.ts';

/** Describes a visible column as header and rows draw it. */
export interface ShownColumn<Row> extends SizedColumn {
  readonly id: string;
  readonly column: DataTableColumn<Row>;
  /** The index among all columns of the grid, its own included, from 1. */
  readonly index: number;
  readonly className: string;
  /** The offset of a pinned column; the same object as long as the offset is the same. */
  readonly style: Readonly<Record<`--${string}`, string>> | undefined;
}

interface ColumnModelOptions<Row> extends Pick<
  DataTableProps<Row>,
  'columns' | 'columnLayout' | 'onColumnLayoutChange'
> {
  /** Counts the grid's own columns before the others. */
  offset: number;
}

function classNameOf(
  { cardEdge, isRowHeader }: Pick<DataTableColumn<never>, 'cardEdge' | 'isRowHeader'>,
  pin: ColumnLayout['pin'],
): string {
  if (cardEdge) return `cell edge-${cardEdge}`;
  if (isRowHeader) return pin === 'end' ? 'cell stuck sticky at-end' : 'cell stuck sticky';
  if (!pin) return 'cell';
  return pin === 'end' ? 'cell stuck pinned at-end' : 'cell stuck pinned';
}

export type ColumnModel<Row> = ReturnType<typeof useColumnModel<Row>>;

/** Keeps which columns are visible, in which order, how wide and where pinned. The layout is what goes in and out. */
export function useColumnModel<Row>(options: ColumnModelOptions<Row>) {
  const { columns, columnLayout, onColumnLayoutChange, offset } = options;
  const [ownLayout, setOwnLayout] = useState<readonly ColumnLayout[]>();
  const given = columnLayout ?? ownLayout;

  const layout = useMemo((): readonly ColumnLayout[] => {
    if (given) return readLayout(columns, given);
    return columns.filter((column) => !column.isHidden || !canHide(column)).map(({ id }) => ({ id }));
  }, [columns, given]);

  const shown = useMemo((): readonly ShownColumn<Row>[] => {
    const byId = new Map(columns.map((column) => [column.id, column]));
    return layout.flatMap(({ id, width, pin }, place) => {
      const column = byId.get(id);
      if (!column) return [];
      const style = pin && { '--pin': `var(--table-pin-${place})` };
      const className = classNameOf(column, pin);
      return [{ id, column, width, pin, index: offset + place + 1, className, style }];
    });
  }, [columns, layout, offset]);

  const setLayout = (next: readonly ColumnLayout[]) => {
    setOwnLayout(next);
    onColumnLayoutChange?.(next);
  };

  return {
    columns,
    layout,
    shown,
    setLayout,
    changeColumn: (id: string, change: ColumnChange) => setLayout(changeColumn(columns, layout, id, change)),
  };
}
