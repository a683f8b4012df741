import { type TaskListItem, tasks } from '@bureau/contract';
import { ButtonLink, EmptyState } from '@bureau/ui';
import { ListChecks, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../core/account/account.ts';
import { useListFields } from '../../screens/custom/useListFields.ts';
import { ListScreen } from '../../screens/list/ListScreen.tsx';
import { useListState } from '../../screens/list/useListState.ts';
import { useTaskColumns } from './tasks.columns.tsx';
import { LazyTaskBulkForm, useTaskBulkFields } from './bulkFields.ts';
import { useTaskFilters } from './useTaskFilters.ts';
import { useTaskOptions } from './useTaskOptions.ts';
import { useTasks } from './useTasks.ts';
import { useTaskFormatters } from './useTaskFormatters.ts';

/** How the API sorts tasks that are asked for without a sort. */
const defaultSort = ['-code'] as const;

const hrefOf = ({ id }: TaskListItem) => `/tasks/detail/${id}`;
const codeOf = ({ code }: TaskListItem) => code;

/** Lists the tasks that the user may see. The address holds everything that narrows, sorts and shows them. */
export function TasksPage() {
  const { t } = useTranslation();
  const state = useListState(tasks.listSpec);
  const options = useTaskOptions();
  const list = useTasks(state.query, state.initialRow);
  const columns = useTaskColumns(list.updateRow, options);
  const custom = useListFields<TaskListItem>('tasks', {
    isReady: list.total !== undefined,
    canEdit: useCan(tasks.update.rule),
    updateRow: list.updateRow,
  });
  const filters = useTaskFilters(options);
  const bulkFields = useTaskBulkFields(custom?.fields);
  const fieldFormatter = useTaskFormatters(options);
  const createButton = useCan(tasks.create.rule) && (
    <ButtonLink href="/tasks/create" variant="primary" icon={<Plus aria-hidden />}>
      {t('tasks.create')}
    </ButtonLink>
  );

  return (
    <ListScreen
      resource={tasks}
      path="/tasks"
      title={t('breadcrumbs.tasks.title')}
      allLabel={t('tasks.all')}
      searchLabel={t('tasks.search')}
      state={state}
      list={list}
      columns={columns}
      filters={filters}
      custom={custom}
      defaultSort={defaultSort}
      getHref={hrefOf}
      getName={codeOf}
      bulkFields={bulkFields}
      BulkForm={LazyTaskBulkForm}
      fieldFormatter={fieldFormatter}
      action={createButton}
      emptyState={
        <EmptyState
          icon={<ListChecks />}
          title={t('tasks.empty.title')}
          description={t('tasks.empty.message')}
          action={createButton || undefined}
        />
      }
    />
  );
}
