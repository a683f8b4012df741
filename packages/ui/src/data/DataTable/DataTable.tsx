import { Inbox } from 'lucide-react';
import { createLazyImport } from '../../lazy/index.ts';
import { useLazyOverlay } from '../../overlay/useLazyOverlay.ts';
import { EmptyState } from '../../feedback/EmptyState/index.ts';
import { useUiMessages } from '../../provider/index.ts';
import { rootPropsOf } from '../../primitives/root/index.ts';
import { Empty, Root } from './DataTable.styles.ts';
import type { DataTableProps, SortEntry } from './DataTable.types.ts';
import type { ColumnMenuProps } from './parts/ColumnMenu.tsx';
import { RowMenu } from './parts/RowMenu.tsx';
import { TableBody } from './parts/TableBody.tsx';
import type { TableFooterProps } from './parts/TableFooter.tsx';
import { TableHeader } from './parts/TableHeader.tsx';
import { TableStatus } from './parts/TableStatus.tsx';
import { useDataTable } from './useDataTable.ts';

/** Loads the menu of a column when one is first opened. */
const useColumnMenu = createLazyImport<ColumnMenuProps>(() =>
  import('./parts/ColumnMenu.tsx').then(({ ColumnMenu }) => ColumnMenu),
);

/** Loads the row of totals for the tables that have one. */
const useTableFooter = createLazyImport<TableFooterProps>(() =>
  import('./parts/TableFooter.tsx').then(({ TableFooter }) => TableFooter),
);

/** Keeps what is scrolled to clear of the row of totals. */
const footed = { '--table-foot': 'var(--table-row)' } as const;

const unsorted: readonly SortEntry[] = [];

/**
 * Shows records as a grid of rows of one height, of which only those in view are drawn. It fills the height of its container, is
 * one tab stop, and is walked through by the arrows, Home, End and the page keys. Columns are resized, moved, pinned and hidden by
 * hand, by key and by their menus; cells are edited in their place by F2, Enter or two presses.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, isLoading = false, sort = unsorted, onSortChange, listKey = '' } = props;
  const { selectionMode = 'multiple' } = props;
  const t = useUiMessages();
  const table = useDataTable(props);
  const { root, body, edges, lines, model, menus, focus, editing, isWaiting, columnCount, onSelect } = table;
  const { hasActions } = edges;
  const { Loaded: TableFooter } = useTableFooter(table.hasTotals);
  const isFooted = table.hasTotals && TableFooter !== undefined;
  const menuColumn = columns.find(({ id }) => id === menus.open?.columnId);
  const { Loaded: ColumnMenu } = useLazyOverlay(useColumnMenu, menuColumn !== undefined, menus.close);

  return (
    <>
      <Root
        {...rootPropsOf(props)}
        {...table.rootProps}
        ref={root}
        data-part="scroller"
        style={{ ...props.style, ...table.sizes, ...(isFooted && footed) }}
        data-compact={props.isCompact || undefined}
        data-waiting={isWaiting || undefined}
        data-has-action={props.onRowAction !== undefined || undefined}
        data-dragging={table.drag.drop !== undefined || undefined}
      >
        <div {...focus.guardProps} />
        <div
          className="grid"
          role={table.tree ? 'treegrid' : 'grid'}
          aria-label={label}
          aria-rowcount={isWaiting ? -1 : lines.count + 1 + Number(isFooted)}
          aria-colcount={columnCount}
          aria-multiselectable={(edges.hasSelection && selectionMode === 'multiple') || undefined}
          aria-readonly
          aria-keyshortcuts={columns.flatMap(({ editKey }) => editKey ?? []).join(' ') || undefined}
          aria-busy={isLoading}
        >
          <TableHeader
            columns={model.shown}
            {...{ columnCount, sort, onSortChange, selectionMode, onSelect, hasActions, isLoading }}
            extent={table.selection.extent}
            menuColumn={menuColumn?.id}
            drop={table.drag.drop}
          />
          <TableBody
            handle={body}
            columns={model.shown}
            {...{ columnCount, lines, selectionMode, onSelect, hasActions, isWaiting, isFooted }}
            getRowKey={props.getRowKey}
            getRowHref={props.getRowHref}
            isRowDisabled={props.isRowDisabled}
            rows={table.rows}
            tree={table.tree}
            selectedKeys={props.selectedKeys}
            currentKey={props.currentKey}
            menuKey={menus.open?.rowKey}
            openCell={editing.openCell}
            onEditingChange={editing.onEditingChange}
            initialRow={props.initialRow}
            listKey={`${listKey} ${sort.map(({ id, direction }) => `${id} ${direction}`).join()}`}
            keptLine={focus.keptLine}
            onDraw={focus.keepTabOrder}
            onVisibleRowsChange={isWaiting ? undefined : props.onVisibleRowsChange}
          />
          {isFooted && (
            <TableFooter columns={model.shown} {...edges} {...{ columnCount }} rowIndex={lines.count + 2} />
          )}
        </div>
        {table.isEmpty && (
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
      {menus.open && menuColumn && ColumnMenu && (
        <ColumnMenu
          anchor={menus.open.anchor}
          column={menuColumn}
          commands={table.commands}
          {...{ sort, onSortChange }}
          onOpenChange={menus.close}
        />
      )}
      {menus.open?.actions && (
        <RowMenu anchor={menus.open.anchor} actions={menus.open.actions} onOpenChange={menus.close} />
      )}
    </>
  );
}
