import { type TaskListItem, tasks } from '@bureau/contract';
import { ButtonLink, DataTable, EmptyState, FilterBar, SearchField } from '@bureau/ui';
import { ListChecks, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCan, useUser } from '../../app/account.ts';
import { ListScreen, NoMatch } from '../../screens/ListScreen.tsx';
import { toSortEntries, toSortKeys } from '../../screens/sortKeys.ts';
import { useListState } from '../../screens/useListState.ts';
import { useTaskColumns } from './tasks.columns.tsx';
import { useTaskFilters } from './useTaskFilters.ts';
import { useTasks } from './useTasks.ts';

/** Says how the API sorts tasks that are asked for without a sort. */
const defaultSort = ['-code'] as const;

const keyOf = ({ id }: TaskListItem) => id;
const hrefOf = ({ id }: TaskListItem) => `/tasks/detail/${id}`;

/** Lists the tasks that the user may see. The address holds everything that narrows and sorts them. */
export function TasksPage() {
  const { t } = useTranslation();
  const user = useUser();
  const state = useListState(tasks.listSpec);
  const { query, change } = state;
  const list = useTasks(query, state.initialRow);
  const columns = useTaskColumns();
  const filters = useTaskFilters();
  const createButton = useCan(tasks.create.rule) && (
    <ButtonLink href="/tasks/create" variant="primary" icon={<Plus aria-hidden />}>
      {t('tasks.create')}
    </ButtonLink>
  );

  return (
    <ListScreen
      title={t('breadcrumbs.tasks.title')}
      list={list}
      actions={createButton}
      tools={
        <>
          <SearchField
            label={t('tasks.search')}
            value={query.q ?? ''}
            onChange={(q) => change({ q }, 'replace')}
          />
          <FilterBar
            filters={filters}
            values={query.filter ?? {}}
            onChange={(filter) => change({ filter })}
            dateFormat={user.settings.date_format}
          />
        </>
      }
    >
      <DataTable
        label={t('breadcrumbs.tasks.title')}
        columns={columns}
        rows={list.rows}
        getRowKey={keyOf}
        getRowHref={hrefOf}
        sort={toSortEntries(query.sort ?? defaultSort)}
        onSortChange={(sort) => change({ sort: toSortKeys(sort) })}
        listKey={state.listKey}
        initialRow={state.initialRow}
        onVisibleRowsChange={(rows) => {
          list.onVisibleRowsChange(rows);
          state.rememberRow(rows.first);
        }}
        isLoading={list.isLoading || list.isStale}
        emptyState={
          state.isNarrowed ? (
            <NoMatch onClear={state.clear} />
          ) : (
            <EmptyState
              icon={<ListChecks />}
              title={t('tasks.empty.title')}
              description={t('tasks.empty.message')}
              action={createButton || undefined}
            />
          )
        }
      />
    </ListScreen>
  );
}
