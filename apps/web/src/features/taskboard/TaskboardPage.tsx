import { taskFields, tasks } from '@bureau/contract';
import { ButtonLink, FilterBar, type FilterValues, ListLayout, PageHeader, SearchInput } from '@bureau/ui';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../api/ApiError.ts';
import { useCan, useUser } from '../../core/account/account.ts';
import { useToday } from '../../core/formats/useFormats.ts';
import { FillingPage } from '../../screens/filling.styles.ts';
import { ListViews } from '../../screens/list/ListViews.tsx';
import { NoMatch } from '../../screens/list/NoMatch.tsx';
import { useForgetDeleted } from '../../screens/list/useForgetDeleted.ts';
import { useListFilters } from '../../screens/list/useListFilters.ts';
import { useListState } from '../../screens/list/useListState.ts';
import { valuesFromFilter } from '../../screens/quickAdd/valuesFromFilter.ts';
import { describeScreens } from '../../screens/resource/ResourceScreens.ts';
import { choiceTexts } from './boardCards.ts';
import { LaneSelect } from './LaneSelect.tsx';
import { TaskBoard } from './TaskBoard.tsx';

/** Describes by what a board is filtered. */
const filtered = {
  title: taskFields.title,
  status: taskFields.status,
  priority: taskFields.priority,
  project_id: taskFields.project_id,
  assignee_ids: taskFields.assignee_ids,
  due_date: taskFields.due_date,
  sprint_id: taskFields.sprint_id,
  labels: taskFields.labels,
};
const screens = describeScreens(tasks, filtered, {
  choices: choiceTexts,
});

const groups = ['assignee_id', 'project_id', 'priority'] as const;

/** Shows the tasks that somebody sees on a board. The address holds what narrows it and what its lanes stand for, which views keep. */
export function TaskboardPage() {
  const { t } = useTranslation();
  const { settings } = useUser();
  const today = useToday();
  const state = useListState(tasks.boardSpec);
  const [failure, setFailure] = useState<ApiError>();
  useForgetDeleted(state, failure);
  const { filters, noteOpen, values, changeValues } = useListFilters(screens, state, true);
  const { custom_fields: customs, filter, group, q } = state.query;
  const query = useMemo(
    () => ({ ...(customs && { custom_fields: customs }), ...(filter && { filter }), ...(q && { q }) }),
    [customs, filter, q],
  );
  const defaults = valuesFromFilter(taskFields, filter);
  const title = t('breadcrumbs.taskboard.title');
  const canCreate = useCan(tasks.create.rule);

  return (
    <ListLayout
      header={
        <PageHeader
          title={title}
          isPageTitle
          actions={
            canCreate && (
              <ButtonLink href="/tasks/create" variant="solid" tone="accent" icon={<Plus aria-hidden />}>
                {t('tasks.create')}
              </ButtonLink>
            )
          }
        />
      }
      views={<ListViews resource="taskboard" path="/taskboard" defaultLabel={t('tasks.all')} state={state} />}
      tools={
        <>
          <SearchInput
            aria-label={t('taskboard.search')}
            value={q ?? ''}
            onChange={(text) => state.change({ q: text }, 'replace')}
          />
          <FilterBar<FilterValues>
            filters={filters}
            values={values}
            onChange={changeValues}
            onOpen={noteOpen}
            dateFormat={settings.date_format}
            today={today}
          />
          <LaneSelect groups={groups} value={group} onChange={(next) => state.change({ group: next })} />
        </>
      }
    >
      <FillingPage>
        <TaskBoard
          label={title}
          query={query}
          group={group}
          defaults={defaults}
          onFailure={setFailure}
          {...(state.isNarrowed && { emptyState: <NoMatch onClear={state.clear} /> })}
        />
      </FillingPage>
    </ListLayout>
  );
}
