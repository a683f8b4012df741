import type { ListSpec, SortKey } from '@bureau/contract';
import {
  createLazyImport,
  DataTable,
  type DataTableColumn,
  type FilterDefinition,
  type RowAction,
  toasts,
  useLazyOverlay,
} from '@bureau/ui';
import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Identified, isAnswering, type Resource } from '../../api/resource.ts';
import { useKeepOrder } from '../../api/recordOrder.ts';
import type { ListPages } from '../../api/useListPages.ts';
import { useRemoveRecord } from '../../api/writes/useRemoveRecord.ts';
import type { RemovalFieldsProps } from '../resource/ResourceScreens.ts';
import { useCan } from '../../core/account/account.ts';
import { useCloseRemoved } from '../../core/navigation/OpenRecordContext.ts';
import type { ShownField } from '../fields/ShownField.ts';
import { useRowsFailure } from '../states/useRowsFailure.ts';
import type { BulkBarProps } from './BulkBar.tsx';
import { useRemoveDialog } from './lazyDialogs.ts';
import { isTree, type ListTree } from './listTree.ts';
import { NoMatch } from './NoMatch.tsx';
import type { SubRowsProps, TreeProps } from './SubRows.tsx';
import { toSortEntries, toSortKeys } from './sortKeys.ts';
import type { ColumnState } from './useColumnState.ts';
import type { ListState } from './useListState.ts';
import { useGroups } from './useGroups.ts';
import { useRowActions } from './useRowActions.tsx';
import { useSelection } from './useSelection.ts';

export interface ListTableProps<Item extends Identified, Spec extends ListSpec> {
  readonly resource: Resource;
  readonly title: string;
  readonly state: ListState<Spec>;
  readonly list: ListPages<Item>;
  /** The columns, each named like the field that it is sorted by, and exported as. They stay the same. */
  readonly columns: readonly DataTableColumn<Item>[];
  /** What the list is filtered by. Groups are named as the choices of the filter by their field. */
  readonly filters: readonly FilterDefinition[];
  /** How the API sorts when it is not asked for a sort. */
  readonly defaultSort: readonly SortKey<Spec>[];
  /** Returns the address of a record. It stays the same. */
  readonly getHref: (item: Item) => string;
  /** Names the record that is open beside the list. */
  readonly currentKey: number | undefined;
  /** Names a record, in a few letters: by its code. */
  readonly getName: (item: Item) => string;
  /** The fields that can be changed in many records at once. */
  readonly bulkFields: readonly ShownField[];
  /** Returns what can be done with a record beside what can be with all. */
  readonly moreActions?: ((item: Item) => readonly RowAction[]) | undefined;
  /** How records stand below others, where they do. It stays the same. */
  readonly tree?: ListTree<Item> | undefined;
  /** Asks in the question whether to delete a record. */
  readonly RemovalFields: ComponentType<RemovalFieldsProps> | undefined;
  /** Whether those that came with the demonstration cannot be deleted while it is one. */
  readonly isKeptInDemo: boolean;
  /** What belongs in the list, while it is empty. */
  readonly emptyState: ReactNode;
}

/** Loads what can be done with selected records: a list begins without. */
const useBulkBar = createLazyImport<BulkBarProps>(() =>
  import('./BulkBar.tsx').then(({ BulkBar }) => BulkBar),
);

/** Loads what is below records, where a list is a tree. */
const useSubRows = createLazyImport<SubRowsProps>(() =>
  import('./SubRows.tsx').then(({ SubRows }) => SubRows),
);

const keyOf = ({ id }: Identified) => id;

/** Shows the records of a list, with what can be done with one of them and with the selected ones. */
export function ListTable<Item extends Identified, Spec extends ListSpec>({
  columnState,
  isKeptInDemo,
  list,
  RemovalFields,
  resource,
  state,
  ...props
}: ListTableProps<Item, Spec> & { readonly columnState: ColumnState }) {
  const { t } = useTranslation();
  const table = useRef<HTMLDivElement>(null);
  const canChangeMany = useCan(resource.bulk?.rule ?? resource.update.rule) && resource.bulk !== undefined;
  const remove = useRemoveRecord(resource);
  const { listKey, query } = state;
  const selection = useSelection(resource, { listKey, query, total: list.total });
  const { Loaded: BulkBar } = useLazyOverlay(useBulkBar, selection.keys.size > 0, selection.clear, {
    ignoresKeystrokes: true,
  });
  const [removal, setRemoval] = useState<{ item: Item; isOpen: boolean }>();
  const { Loaded: RemoveDialog } = useLazyOverlay(useRemoveDialog, removal?.isOpen === true, () =>
    setRemoval(undefined),
  );
  const closeRemoved = useCloseRemoved();
  const [askRemoval] = useState(() => (item: Item) => setRemoval({ item, isOpen: true }));
  const { getHref } = props;
  const rowActions = useRowActions(resource, { getHref, isKeptInDemo, onDelete: askRemoval });

  useKeepOrder(resource, { query, rows: list.rows });
  const [treeProps, setTreeProps] = useState<TreeProps<Identified>>({});
  const tree = isTree(props.tree, query.filter) ? props.tree : undefined;
  const { Loaded: SubRows } = useSubRows(tree !== undefined);
  const { Loaded: RowsFailure } = useRowsFailure(list.rowsError !== undefined);
  const groups = useGroups(list.groups, query.group, props.filters);

  // what the focus was on is gone with the bar or the row
  const focusTable = () =>
    requestAnimationFrame(() => table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus());

  return (
    <>
      {list.rowsError && RowsFailure && <RowsFailure error={list.rowsError} onRetry={list.retry} />}
      {tree && SubRows && <SubRows resource={resource} query={query} tree={tree} onChange={setTreeProps} />}
      <DataTable
        // what is below records is of the same resource
        {...(tree && (treeProps as unknown as TreeProps<Item>))}
        ref={table}
        label={props.title}
        columns={props.columns}
        rows={list.rows}
        getRowKey={keyOf}
        getRowHref={props.getHref}
        currentKey={props.currentKey}
        sort={toSortEntries(query.sort ?? props.defaultSort)}
        onSortChange={(sort) => state.change({ sort: toSortKeys(sort) })}
        columnLayout={columnState.layout}
        onColumnLayoutChange={columnState.change}
        {...(canChangeMany && { selectedKeys: selection.keys, onSelectedKeysChange: selection.select })}
        rowActions={(item) => [...(props.moreActions?.(item) ?? []), ...rowActions(item)]}
        isCompact={state.isCompact}
        groups={groups}
        listKey={`${listKey} ${query.group}`}
        initialRow={state.initialRow}
        onVisibleRowsChange={(rows) => {
          list.onVisibleRowsChange(rows);
          state.rememberRow(rows.top ?? rows.first);
        }}
        isLoading={list.isLoading || list.isStale}
        emptyState={state.isNarrowed ? <NoMatch onClear={state.clear} /> : props.emptyState}
      />
      {canChangeMany && BulkBar && isAnswering(resource, 'bulk') && (
        <BulkBar
          resource={resource}
          selection={selection}
          total={list.total}
          fields={props.bulkFields}
          RemovalFields={RemovalFields}
          onDone={focusTable}
        />
      )}
      {removal && RemoveDialog && (
        <RemoveDialog
          removal={{ name: props.getName(removal.item) }}
          isOpen={removal.isOpen}
          onOpenChange={(isOpen) => setRemoval({ ...removal, isOpen })}
          renderFields={
            RemovalFields && ((onChange) => <RemovalFields ids={[removal.item.id]} onChange={onChange} />)
          }
          onConfirm={async (body) => {
            await remove(removal.item.id, body);
            closeRemoved([removal.item.id]);
            toasts.show({
              tone: 'success',
              message: t('list.delete.done', { count: 1 }),
            });
            focusTable();
          }}
        />
      )}
    </>
  );
}
