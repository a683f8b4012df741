import type { tasks } from '@bureau/contract';
import type { SelectOption } from '@bureau/forms';
import type { FilterDefinition } from '@bureau/ui';
import { useTranslation } from 'react-i18next';
import type { TaskOptions } from './useTaskOptions.ts';

type TaskFilterId = keyof typeof tasks.listSpec.filter;

interface Choices {
  readonly options: readonly SelectOption[];
  readonly isLoading?: boolean;
  readonly emptyLabel?: string;
}

/** Returns the filters of the list of tasks, with their choices in the user's language. */
export function useTaskFilters({
  statuses,
  priorities,
  projects,
  people,
}: TaskOptions): readonly FilterDefinition<TaskFilterId>[] {
  const { t } = useTranslation();
  const choice = (id: TaskFilterId, label: string, { options, isLoading = false, emptyLabel }: Choices) =>
    ({
      kind: 'choice',
      id,
      label,
      options: options.map(({ value, label: name }) => ({ id: value, label: name })),
      isLoading,
      ...(emptyLabel !== undefined && { emptyLabel }),
    }) as const;
  const none = { emptyLabel: t('tasks.fields.none') };
  return [
    choice('status', t('tasks.fields.status'), { options: statuses }),
    choice('priority', t('tasks.fields.priority'), { options: priorities }),
    choice('project_id', t('tasks.fields.project'), {
      ...projects,
      emptyLabel: t('tasks.fields.project.none'),
    }),
    choice('assignee_id', t('tasks.fields.assignees'), {
      ...people,
      emptyLabel: t('tasks.fields.assignees.none'),
    }),
    { kind: 'dateRange', id: 'due_date', label: t('tasks.fields.due_date'), isDeadline: true, ...none },
    { kind: 'dateRange', id: 'start_date', label: t('tasks.fields.start_date'), ...none },
    { kind: 'numberRange', id: 'estimated_minutes', label: t('tasks.filters.estimate'), min: 0 },
    { kind: 'numberRange', id: 'progress', label: t('tasks.fields.progress'), min: 0, max: 100, unit: '%' },
    { kind: 'dateRange', id: 'created_at', label: t('tasks.fields.created_at') },
    { kind: 'dateRange', id: 'updated_at', label: t('tasks.fields.updated_at') },
  ];
}
