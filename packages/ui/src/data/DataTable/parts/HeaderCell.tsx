import { ArrowDown, ArrowUp, EllipsisVertical } from 'lucide-react';
import { memo, type MouseEvent } from 'react';
import { useUiMessages } from '../../../provider/index.ts';
import type { DataTableColumn, SortEntry } from '../DataTable.types.ts';
import { pressSort } from '../sorting.ts';
import { Handle, MenuButton, SortButton } from './TableHeader.styles.ts';

interface HeaderCellProps {
  column: Pick<
    DataTableColumn<never>,
    'id' | 'header' | 'renderHeader' | 'align' | 'isSortable' | 'canResize'
  >;
  index: number;
  className: string;
  style: Readonly<Record<`--${string}`, string>> | undefined;
  sort: readonly SortEntry[];
  onSortChange: ((sort: readonly SortEntry[]) => void) | undefined;
  descriptionId: string;
  /** Renders the button of the column's menu and the handle of its width. */
  hasTools: boolean;
  isMenuOpen: boolean;
  /** Shows at which edge a dragged column would be put down. */
  drop: 'before' | 'after' | undefined;
  isDragged: boolean;
}

/** Heads a column. `aria-sort` stands on the primary column alone; the others state their position in their label. */
export const HeaderCell = memo(function HeaderCell(props: HeaderCellProps) {
  const { column, index, className, style, sort, onSortChange, descriptionId, hasTools } = props;
  const t = useUiMessages();
  const level = sort.findIndex((entry) => entry.id === column.id);
  const direction = sort[level]?.direction;
  const content = column.renderHeader?.() ?? column.header;
  return (
    <div
      className={className}
      role="columnheader"
      aria-label={column.header}
      aria-colindex={index}
      aria-sort={level === 0 ? direction : undefined}
      data-column={column.id}
      data-align={column.align}
      data-drop={props.drop}
      data-dragged={props.isDragged || undefined}
      style={style}
    >
      {column.isSortable ? (
        <SortButton
          type="button"
          aria-label={column.renderHeader && column.header}
          data-direction={direction}
          aria-describedby={direction && level > 0 ? descriptionId : undefined}
          onClick={(event: MouseEvent) => onSortChange?.(pressSort(sort, column.id, event.shiftKey))}
        >
          <span>{content}</span>
          {direction === 'ascending' && <ArrowUp aria-hidden size={14} />}
          {direction === 'descending' && <ArrowDown aria-hidden size={14} />}
          {direction && sort.length > 1 && <small aria-hidden>{level + 1}</small>}
        </SortButton>
      ) : (
        <span>{content}</span>
      )}
      {direction && level > 0 && (
        <span id={descriptionId} hidden>
          {t(`ui.table.sortLevel.${direction}`, { level: level + 1 })}
        </span>
      )}
      {hasTools && (
        <MenuButton
          type="button"
          className="menu"
          aria-label={t('ui.table.menu', { column: column.header })}
          tabIndex={-1}
          aria-haspopup="menu"
          aria-expanded={props.isMenuOpen}
        >
          <EllipsisVertical aria-hidden size={14} />
        </MenuButton>
      )}
      {hasTools && column.canResize !== false && <Handle className="handle" aria-hidden />}
    </div>
  );
});
