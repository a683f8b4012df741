import type { tasks } from '@bureau/contract';
import type { SelectOption } from '@bureau/forms';
import type { FilterDefinition } from '@bureau/ui';
import { useTranslation } from 'react-i18next';
import { usePeopleOptions, useProjectOptions, useTaskPriorities, useTaskStatuses } from './useTaskOptions.ts';

type TaskFilterId = keyof typeof tasks.listSpec.filter;

const toFilterOption = ({ value, label }: SelectOption) => ({ id: value, label });

/** Gives the filters of the list of tasks, with their choices in the user's language. */
export function useTaskFilters(): readonly FilterDefinition<TaskFilterId>[] {
  const { t } = useTranslation();
  const statuses = useTaskStatuses();
  const priorities = useTaskPriorities();
  const projects = useProjectOptions();
  const people = usePeopleOptions();
  const choice = (id: TaskFilterId, label: string, options: readonly SelectOption[], isLoading = false) =>
    ({ kind: 'choice', id, label, options: options.map(toFilterOption), isLoading }) as const;
  return [
    choice('status', t('tasks.fields.status'), statuses),
    choice('priority', t('tasks.fields.priority'), priorities),
    choice('project_id', t('tasks.fields.project'), projects.options, projects.isLoading),
    choice('assignee_id', t('tasks.fields.assignees'), people.options, people.isLoading),
    { kind: 'dateRange', id: 'due_date', label: t('tasks.fields.due_date') },
    { kind: 'dateRange', id: 'created_at', label: t('tasks.fields.created_at') },
  ];
}
