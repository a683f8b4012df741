import { type Filters, type ListSpec, optionOf } from '@bureau/contract';
import {
  ButtonLink,
  ColumnChooser,
  type DataTableColumn,
  EmptyState,
  FilterBar,
  type FilterValues,
  ListLayout,
  PageHeader,
  SearchInput,
} from '@bureau/ui';
import { Plus } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Identified } from '../../api/resource.ts';
import { useListPages } from '../../api/useListPages.ts';
import { useUpdateRow } from '../../api/writes/useUpdateRow.ts';
import { useCan, useUser } from '../../core/account/account.ts';
import { useOpenRecord } from '../../core/navigation/OpenRecordContext.ts';
import { useFavouriteButton } from '../favourites/useFavouriteButton.ts';
import { isEditable } from '../fields/kinds.tsx';
import { ownFields, writtenFieldsOf } from '../fields/ShownField.ts';
import { useColumns } from '../fields/useColumns.tsx';
import { useFieldContext } from '../fields/useFieldContext.ts';
import { QuickAdd } from '../quickAdd/QuickAdd.tsx';
import { QuickAddPlace } from '../quickAdd/QuickAddPlace.styles.ts';
import { codeOf, titleOf } from '../resource/recordNames.ts';
import type { ResourceScreens } from '../resource/ResourceScreens.ts';
import { LoadFailure } from '../states/LoadFailure.tsx';
import { useConflictDialog } from './lazyDialogs.ts';
import { ListMenu } from './ListMenu.tsx';
import type { ListLink } from './ListMenuItems.tsx';
import * as styles from './ListScreen.styles.ts';
import { ListTable, type ListTableProps } from './ListTable.tsx';
import { ListViews } from './ListViews.tsx';
import { isTree } from './listTree.ts';
import { useColumnState } from './useColumnState.ts';
import { useForgetDeleted } from './useForgetDeleted.ts';
import { useListFilters } from './useListFilters.ts';
import { useListState } from './useListState.ts';

const noColumns: readonly [] = [];

export interface ListScreenProps<Item extends Identified> extends Pick<
  ListTableProps<Item, ListSpec>,
  'moreActions' | 'tree'
> {
  readonly screens: ResourceScreens<Item>;
  /** What lists show beside fields. It stays the same. */
  readonly moreColumns?: readonly DataTableColumn<Item>[];
  /** Names the column that they stand behind; the first one where it does not say. */
  readonly moreColumnsAfter?: string;
  /** Stands above the records. */
  readonly above?: ReactNode;
  /** Stands beside the line that adds records. */
  readonly besideAdding?: ReactNode;
  /** Whether the key that begins a new record leads to this line, in place of the form. */
  readonly addsAtOnce?: boolean;
  /** Leads from the menu to what belongs to the list and has a page of its own. */
  readonly links?: readonly ListLink[];
  /** Narrows the list by fields that it is not filtered by otherwise. */
  readonly defaultFilter?: Filters;
}

/**
 * Lists the records of a resource, with everything that belongs to a list: search, filters, views, columns, export, import, and what can be
 * done with one record or with many. The address holds what narrows, sorts and shows them.
 */
export function ListScreen<Item extends Identified>({
  above,
  addsAtOnce,
  besideAdding,
  links,
  moreActions,
  moreColumns = noColumns,
  moreColumnsAfter,
  screens,
  tree,
  defaultFilter,
}: ListScreenProps<Item>) {
  const { Icon, path, resource, texts, titles } = screens;
  const { t } = useTranslation();
  const { preferences, settings } = useUser();
  const context = useFieldContext();
  const state = useListState(resource.listSpec, preferences.density === 'compact');
  const { group } = state.query;
  const query = { ...state.query, filter: { ...defaultFilter, ...state.query.filter } };
  const list = useListPages<Item>(resource, query, state.initialRow);
  useForgetDeleted(state, list.error);
  const fieldsOf = useMemo(() => writtenFieldsOf(screens.fields), [screens]);
  const { conflict, updateRow } = useUpdateRow<Item, object>(resource, fieldsOf);
  const { changeValues, fields, filters, noteOpen, options, values } = useListFilters(
    screens,
    state,
    list.total !== undefined,
  );
  const bulkFields = [
    ...fields.filter(
      ({ field, isCustom, isFixed }) =>
        isEditable(field) && !isFixed && (isCustom || optionOf(field, 'bulk')),
    ),
    ...ownFields({ ...screens, fields: screens.bulk }, t),
  ];
  const ownColumns = useColumns(screens, fields, updateRow);
  const columns = useMemo(() => {
    const place = ownColumns.findIndex(({ id }) => id === moreColumnsAfter);
    return ownColumns.toSpliced(Math.max(place, 0) + 1, 0, ...moreColumns);
  }, [moreColumns, moreColumnsAfter, ownColumns]);
  const columnState = useColumnState(columns, state);
  const { Loaded: ConflictDialog } = useConflictDialog(conflict !== null);
  const [getHref] = useState(
    () =>
      ({ id }: Item) =>
        `${path}/detail/${id}`,
  );
  const open = useOpenRecord();
  const { Loaded: FavouriteButton } = useFavouriteButton(list.total !== undefined);
  const title = t(titles.title);
  const createButton = useCan(resource.create.rule) && (
    <ButtonLink href={`${path}/create`} variant="solid" tone="accent" icon={<Plus aria-hidden />}>
      {t(texts.create ?? 'record.create')}
    </ButtonLink>
  );

  return (
    <ListLayout
      header={
        <PageHeader
          title={title}
          isPageTitle={open === null}
          count={list.error ? undefined : list.total}
          actions={
            <>
              {/* asked for after the records */}
              {FavouriteButton && (
                <FavouriteButton resource={resource.name} view_id={state.viewId ?? undefined} />
              )}
              <ListMenu
                resource={resource}
                query={query}
                columns={columnState.layout
                  .map(({ id }) => id)
                  .filter((id) => moreColumns.every((column) => column.id !== id))}
                importHref={`${path}/import`}
                links={links}
              />
              {createButton}
            </>
          }
        />
      }
      // the server keeps views of lists that can be exported
      views={
        resource.export && (
          <ListViews
            resource={resource.name}
            path={path}
            defaultLabel={t(texts.all ?? titles.title)}
            state={state}
          />
        )
      }
      tools={
        <>
          <SearchInput
            aria-label={t(texts.search ?? 'list.search')}
            value={state.query.q ?? ''}
            onChange={(q) => state.change({ q }, 'replace')}
          />
          <FilterBar<FilterValues>
            filters={filters}
            values={values}
            onChange={changeValues}
            onOpen={noteOpen}
            dateFormat={settings.date_format}
            today={context.formats.today()}
          />
          <styles.ListDisplayTools>
            <ColumnChooser
              columns={columnState.choices}
              layout={columnState.layout}
              onLayoutChange={columnState.change}
              groupings={filters.filter(({ id }) => resource.listSpec.group?.includes(id))}
              groupedBy={group ?? null}
              onGroupChange={(chosen) => state.change({ group: chosen ?? undefined })}
              isTree={isTree(tree, query.filter)}
              onTreeChange={
                tree &&
                ((isOn) =>
                  state.change({
                    filter: { ...state.query.filter, [tree.field]: isOn ? [null] : undefined },
                  }))
              }
              isCompact={state.isCompact}
              onCompactChange={state.changeDensity}
              {...(state.columns && { onReset: columnState.reset })}
            />
          </styles.ListDisplayTools>
        </>
      }
    >
      {texts.quickAdd && (
        <QuickAddPlace>
          <QuickAdd
            of={resource.name}
            filter={query.filter}
            creates={addsAtOnce}
            restingLabel={t(texts.quickAdd)}
          />
          {besideAdding}
        </QuickAddPlace>
      )}
      {above}
      {list.error ? (
        <LoadFailure error={list.error} onRetry={list.retry} />
      ) : (
        <ListTable
          resource={resource}
          RemovalFields={screens.RemovalFields}
          isKeptInDemo={screens.isKeptInDemo}
          title={title}
          state={{ ...state, query }}
          moreActions={moreActions}
          tree={tree}
          list={list}
          columns={columns}
          columnState={columnState}
          filters={filters}
          defaultSort={resource.defaultSort}
          getHref={getHref}
          currentKey={open?.id}
          getName={(item) => codeOf(item) ?? titleOf(screens, item)}
          bulkFields={bulkFields}
          emptyState={
            <EmptyState
              {...(Icon && { icon: <Icon /> })}
              title={t(texts.emptyTitle ?? 'list.empty.title')}
              description={texts.emptyMessage && t(texts.emptyMessage)}
              action={createButton || undefined}
            />
          }
        />
      )}
      {conflict && ConflictDialog && <ConflictDialog conflict={conflict} fields={fields} options={options} />}
    </ListLayout>
  );
}
