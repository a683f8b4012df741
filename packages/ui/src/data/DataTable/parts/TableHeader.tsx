import { memo, useId, useState, type ChangeEvent, type FocusEvent, type PointerEvent } from 'react';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import { useUiMessages } from '../../../provider/index.ts';
import type { DataTableColumn, SortEntry } from '../DataTable.types.ts';
import type { SelectionExtent } from '../selection.ts';
import type { ShownColumn } from '../useColumnModel.ts';
import type { HeaderDrop } from '../useHeaderDrag.ts';
import { HeaderCell } from './HeaderCell.tsx';
import { Header, LoadingLine } from './TableHeader.styles.ts';

interface HeaderColumn extends Pick<ShownColumn<never>, 'id' | 'index' | 'className' | 'style'> {
  column: Pick<
    DataTableColumn<never>,
    'id' | 'header' | 'renderHeader' | 'align' | 'isSortable' | 'canResize'
  >;
}

interface TableHeaderProps {
  columns: readonly HeaderColumn[];
  columnCount: number;
  sort: readonly SortEntry[];
  onSortChange: ((sort: readonly SortEntry[]) => void) | undefined;
  /** How much is selected, where rows can be. */
  extent: SelectionExtent | undefined;
  selectionMode: 'single' | 'multiple';
  onSelect: (event: ChangeEvent<HTMLInputElement>) => void;
  hasActions: boolean;
  /** Names the column whose menu is open. */
  menuColumn: string | undefined;
  drop: HeaderDrop | undefined;
  /** Renders a thin line below the headers, after a moment. */
  isLoading: boolean;
}

const columnOf = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-column]')?.dataset['column'] : undefined;

/** Renders the row of column headers. Its tools are drawn in the one that is pointed at, and in the one that has the focus. */
export const TableHeader = memo(function TableHeader(props: TableHeaderProps) {
  const { columns, columnCount, sort, onSortChange, extent, onSelect, hasActions, menuColumn, drop } = props;
  const { selectionMode } = props;
  const t = useUiMessages();
  const id = useId();
  const [pointedAt, setPointedAt] = useState<string>();
  const [focused, setFocused] = useState<string>();
  const onPointerLeave = ({ pointerType }: PointerEvent) => {
    // A finger leaves as soon as it is lifted.
    if (pointerType === 'mouse') setPointedAt(undefined);
  };
  return (
    <Header
      className="header"
      role="rowgroup"
      onPointerOver={({ target }: PointerEvent) => setPointedAt(columnOf(target))}
      onPointerLeave={onPointerLeave}
      onFocus={({ target }: FocusEvent) => setFocused(columnOf(target))}
      onBlur={() => setFocused(undefined)}
    >
      <div className="row" role="row" aria-rowindex={1}>
        {extent && (
          <div className="cell select stuck" role="columnheader" aria-colindex={1}>
            {selectionMode === 'multiple' ? (
              <input
                ref={(box) => {
                  if (box) box.indeterminate = extent === 'some';
                }}
                type="checkbox"
                aria-label={t('ui.table.selectAll')}
                checked={extent === 'all'}
                onChange={onSelect}
              />
            ) : (
              <VisuallyHidden>{t('ui.table.selectRow')}</VisuallyHidden>
            )}
          </div>
        )}
        {columns.map((shown, place) => (
          <HeaderCell
            key={shown.id}
            {...shown}
            {...{ sort, onSortChange }}
            descriptionId={`${id}-${place}`}
            hasTools={shown.id === pointedAt || shown.id === focused || shown.id === menuColumn}
            isMenuOpen={shown.id === menuColumn}
            drop={drop?.place === place ? 'before' : drop?.place === place + 1 ? 'after' : undefined}
            isDragged={shown.id === drop?.id}
          />
        ))}
        {hasActions && (
          <div className="cell actions stuck at-end" role="columnheader" aria-colindex={columnCount}>
            <VisuallyHidden>{t('ui.table.actions')}</VisuallyHidden>
          </div>
        )}
      </div>
      {props.isLoading && <LoadingLine aria-hidden />}
    </Header>
  );
});
