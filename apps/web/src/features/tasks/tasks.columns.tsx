import type { Person, TaskListItem, tasks } from '@bureau/contract';
import type { SelectOption } from '@bureau/forms';
import { Badge, type DataTableColumn } from '@bureau/ui';
import { formatFullName } from '@bureau/values';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Formats, useFormats } from '../../app/useFormats.ts';
import { DueDate } from './DueDate.tsx';
import { useTaskPriorities, useTaskStatuses } from './useTaskOptions.ts';

/** A column is named like the field that it is sorted by. */
type SortField = (typeof tasks.listSpec.sort)[number];
type TaskColumn = DataTableColumn<TaskListItem> & { readonly id: SortField | 'assignees' };

function StateBadge({ options, value }: { options: readonly SelectOption[]; value: number }) {
  const option = options.find((one) => one.value === value);
  return option && <Badge tone={option.tone ?? 'neutral'} label={option.label} />;
}

/** Names the first of several people and counts the others. */
export function formatPeople(people: readonly Person[]): string {
  const [first, ...others] = people;
  if (!first) return '';
  return others.length === 0 ? formatFullName(first) : `${formatFullName(first)} +${others.length}`;
}

/** Gives the columns of the list of tasks. */
export function useTaskColumns(): readonly TaskColumn[] {
  const { t } = useTranslation();
  const formats: Formats = useFormats();
  const statuses = useTaskStatuses();
  const priorities = useTaskPriorities();
  return useMemo(
    () => [
      { id: 'code', header: t('tasks.fields.code'), width: 120, isSortable: true, cell: ({ code }) => code },
      {
        id: 'title',
        header: t('tasks.fields.title'),
        minWidth: 240,
        grow: 3,
        isSortable: true,
        isRowHeader: true,
        cell: ({ title }) => title,
      },
      {
        id: 'status',
        header: t('tasks.fields.status'),
        width: 144,
        isSortable: true,
        cell: ({ status }) => <StateBadge options={statuses} value={status} />,
      },
      {
        id: 'priority',
        header: t('tasks.fields.priority'),
        width: 120,
        isSortable: true,
        cell: ({ priority }) => <StateBadge options={priorities} value={priority} />,
      },
      {
        id: 'project_name',
        header: t('tasks.fields.project'),
        minWidth: 160,
        grow: 2,
        isSortable: true,
        cell: ({ project_name: project }) => project,
      },
      {
        id: 'assignees',
        header: t('tasks.fields.assignees'),
        width: 140,
        cell: ({ assignees }) => formatPeople(assignees),
      },
      {
        id: 'due_date',
        header: t('tasks.fields.due_date'),
        width: 148,
        isSortable: true,
        cell: (task) => <DueDate task={task} formats={formats} />,
      },
    ],
    [formats, priorities, statuses, t],
  );
}
