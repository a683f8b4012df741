import { ArrowDown, ArrowUp } from 'lucide-react';
import { memo, useId, type MouseEvent } from 'react';
import { useUiMessages } from '../../../provider/index.ts';
import type { DataTableColumn, SortEntry } from '../DataTable.types.ts';
import { pressSort } from '../sorting.ts';
import { LoadingLine, SortButton } from './TableHeader.styles.ts';

type HeaderColumn = Pick<DataTableColumn<never>, 'id' | 'header' | 'align' | 'isSortable' | 'isRowHeader'>;

interface TableHeaderProps {
  columns: readonly HeaderColumn[];
  sort: readonly SortEntry[];
  /** Draws a thin line below the headers, after a moment. */
  isLoading: boolean;
  onSortChange: ((sort: readonly SortEntry[]) => void) | undefined;
}

/** Draws the row of column headers. `aria-sort` stands on the primary column alone; the others say their place in words. */
export const TableHeader = memo(function TableHeader({
  columns,
  sort,
  isLoading,
  onSortChange,
}: TableHeaderProps) {
  const t = useUiMessages();
  const id = useId();
  return (
    <div className="header" role="rowgroup">
      <div className="row" role="row" aria-rowindex={1}>
        {columns.map((column, place) => {
          const level = sort.findIndex((entry) => entry.id === column.id);
          const direction = sort[level]?.direction;
          return (
            <div
              key={column.id}
              className={column.isRowHeader ? 'cell sticky' : 'cell'}
              role="columnheader"
              aria-colindex={place + 1}
              aria-sort={level === 0 ? direction : undefined}
              data-align={column.align}
            >
              {column.isSortable ? (
                <SortButton
                  type="button"
                  data-direction={direction}
                  aria-describedby={direction && level > 0 ? `${id}-${column.id}` : undefined}
                  onClick={(event: MouseEvent) => onSortChange?.(pressSort(sort, column.id, event.shiftKey))}
                >
                  <span>{column.header}</span>
                  {direction === 'ascending' && <ArrowUp aria-hidden size={14} />}
                  {direction === 'descending' && <ArrowDown aria-hidden size={14} />}
                  {direction && sort.length > 1 && <small aria-hidden>{level + 1}</small>}
                </SortButton>
              ) : (
                <span>{column.header}</span>
              )}
              {direction && level > 0 && (
                <span id={`${id}-${column.id}`} hidden>
                  {t(`ui.table.sortLevel.${direction}`, { level: level + 1 })}
                </span>
              )}
            </div>
          );
        })}
      </div>
      {isLoading && <LoadingLine aria-hidden />}
    </div>
  );
});
