import { Inbox } from 'lucide-react';
import { useMemo, useRef, type MouseEvent } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { EmptyState } from '../../feedback/EmptyState/index.ts';
import { useUiMessages } from '../../provider/index.ts';
import { columnTracks, leastTableWidth, stickyWidth } from './columns.ts';
import { Empty, Root } from './DataTable.styles.ts';
import type { DataTableProps, SortEntry } from './DataTable.types.ts';
import { findCell, isControl, positionOf } from './gridCells.ts';
import { headerRow } from './gridKeys.ts';
import { TableBody } from './parts/TableBody.tsx';
import { TableHeader } from './parts/TableHeader.tsx';
import { TableStatus } from './parts/TableStatus.tsx';
import { useGridFocus } from './useGridFocus.ts';
import type { BodyHandle } from './useRowWindow.ts';

const unsorted: readonly SortEntry[] = [];
const placeholders = Array.from<undefined>({ length: 40 });

/**
 * Shows records as a grid of rows of one height, of which only those in view are drawn. It fills the height of its container, is
 * one tab stop, and is walked through by the arrows, Home, End and the page keys.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, getRowKey, getRowHref, onRowAction, isLoading = false } = props;
  const { sort = unsorted, onSortChange, listKey = '', isCompact = false, className, ref } = props;
  const t = useUiMessages();
  const root = useObjectRef(ref);
  const body = useRef<BodyHandle>(null);

  const isWaiting = isLoading && rows.length === 0;
  const isEmpty = !isLoading && rows.length === 0;
  const shownRows = isWaiting ? placeholders : rows;
  const firstColumn = Math.max(
    columns.findIndex((column) => column.isRowHeader),
    0,
  );
  const sizes = useMemo(
    () => ({
      '--table-columns': columnTracks(columns),
      '--table-width': leastTableWidth(columns),
      '--table-sticky': stickyWidth(columns),
    }),
    [columns],
  );

  const act = (index: number) => {
    const row = rows[index];
    if (row === undefined) return;
    if (onRowAction) onRowAction(row);
    else findCell(root.current, index, firstColumn)?.querySelector('a')?.click();
  };

  const onPress = ({ target }: MouseEvent) => {
    if (!onRowAction || !(target instanceof Element) || isControl(target)) return;
    const position = positionOf(root.current, target);
    const isSelectingText = document.getSelection()?.isCollapsed === false;
    if (position && position.row !== headerRow && !isSelectingText) act(position.row);
  };

  const focus = useGridFocus({
    root,
    body,
    rows: shownRows,
    getRowKey,
    firstColumn,
    columnCount: columns.length,
    onEnter: act,
  });

  return (
    <Root
      {...focus.rootProps}
      onClick={onPress}
      ref={root}
      className={className}
      data-part="scroller"
      style={sizes}
      data-compact={isCompact || undefined}
      data-waiting={isWaiting || undefined}
      data-has-action={onRowAction !== undefined || undefined}
    >
      <div {...focus.guardProps} />
      <div
        className="grid"
        role="grid"
        aria-label={label}
        aria-rowcount={isWaiting ? -1 : rows.length + 1}
        aria-colcount={columns.length}
        aria-busy={isLoading}
      >
        <TableHeader columns={columns} sort={sort} isLoading={isLoading} onSortChange={onSortChange} />
        <TableBody
          handle={body}
          {...{ columns, getRowKey, getRowHref }}
          rows={shownRows}
          initialRow={props.initialRow}
          isWaiting={isWaiting}
          listKey={`${listKey} ${sort.map(({ id, direction }) => `${id} ${direction}`).join()}`}
          keptRow={focus.keptRow}
          onDraw={focus.keepTabOrder}
          onVisibleRowsChange={isWaiting ? undefined : props.onVisibleRowsChange}
        />
      </div>
      {isEmpty && (
        <Empty>
          {props.emptyState ?? (
            <EmptyState
              icon={<Inbox />}
              title={t('ui.table.empty.title')}
              description={t('ui.table.empty.description')}
            />
          )}
        </Empty>
      )}
      <div {...focus.guardProps} />
      <TableStatus columns={columns} sort={sort} count={rows.length} isLoading={isLoading} />
    </Root>
  );
}
