import { type Person, type TaskListItem, tasks } from '@bureau/contract';
import type { DataTableColumn } from '@bureau/ui';
import { formatDuration, formatFullName } from '@bureau/values';
import { type ComponentType, Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../core/account/account.ts';
import { useFormats } from '../../core/formats/useFormats.ts';
import { renderStatusBadge } from './renderStatusBadge.tsx';
import { renderDueDate } from './DueDate.tsx';
import {
  AssigneesEditor,
  DueDateEditor,
  EstimateEditor,
  PriorityEditor,
  ProgressEditor,
  ProjectEditor,
  StartDateEditor,
  StatusEditor,
  TitleEditor,
} from './editors/lazyEditors.ts';
import type { TaskChanges, TaskEditorProps } from './editors/TaskEditor.types.ts';
import type { TaskOptions } from './useTaskOptions.ts';

/** A column is named like the field that it is sorted by and exported as. */
type TaskColumn = DataTableColumn<TaskListItem> & { readonly id: keyof TaskListItem };

type UpdateRow = (task: TaskListItem, changes: TaskChanges, version?: number) => Promise<void>;

/** Names the first of several people and counts the others. */
export function formatPeople(people: readonly Person[]): string {
  const [first, ...others] = people;
  if (!first) return '';
  return others.length === 0 ? formatFullName(first) : `${formatFullName(first)} +${others.length}`;
}

function creatorOf({ created_firstname: firstname, created_lastname: lastname }: TaskListItem): string {
  return formatFullName({ firstname, lastname });
}

/** Returns the columns of the list of tasks, which are edited in their cells by those who may. */
export function useTaskColumns(
  updateRow: UpdateRow,
  { statuses, priorities }: TaskOptions,
): readonly TaskColumn[] {
  const { i18n, t } = useTranslation();
  const formats = useFormats();
  const canEdit = useCan(tasks.update.rule);
  return useMemo(() => {
    const editedBy = (Editor: ComponentType<TaskEditorProps>): Pick<TaskColumn, 'renderEditor'> =>
      canEdit
        ? {
            renderEditor(task, cell) {
              const edited = {
                record: task,
                update: (changes: TaskChanges, version?: number) => updateRow(task, changes, version),
              };
              return (
                <Suspense>
                  <Editor edited={edited} task={task} canEdit cell={cell} />
                </Suspense>
              );
            },
          }
        : {};
    const overdueLabel = t('tasks.overdue');
    // made with the first progress that is shown: most lists hide it
    let percent: Intl.NumberFormat | undefined;
    const writeShare = (share: number) =>
      (percent ??= new Intl.NumberFormat(i18n.language, { style: 'percent' })).format(share);
    const sorted = { isSortable: true } as const;
    const further = { isSortable: true, isHidden: true } as const;
    const figures = { ...further, width: 112, align: 'end' } as const;
    return [
      { id: 'code', header: t('tasks.fields.code'), width: 116, ...sorted, cell: ({ code }) => code },
      {
        id: 'title',
        header: t('tasks.fields.title'),
        minWidth: 192,
        grow: 2,
        ...sorted,
        isRowHeader: true,
        cell: ({ title }) => title,
        ...editedBy(TitleEditor),
      },
      {
        id: 'status',
        header: t('tasks.fields.status'),
        width: 132,
        ...sorted,
        cell: ({ status }) => renderStatusBadge(statuses, status),
        ...editedBy(StatusEditor),
      },
      {
        id: 'priority',
        header: t('tasks.fields.priority'),
        width: 108,
        ...sorted,
        cell: ({ priority }) => renderStatusBadge(priorities, priority),
        ...editedBy(PriorityEditor),
      },
      {
        id: 'project_name',
        header: t('tasks.fields.project'),
        minWidth: 116,
        grow: 1,
        ...sorted,
        cell: ({ project_name: project }) => project,
        ...editedBy(ProjectEditor),
      },
      {
        id: 'assignees',
        header: t('tasks.fields.assignees'),
        width: 136,
        cell: ({ assignees }) => formatPeople(assignees),
        ...editedBy(AssigneesEditor),
      },
      {
        id: 'start_date',
        header: t('tasks.fields.start_date'),
        width: 148,
        ...further,
        cell: ({ start_date: date }) => date && <time dateTime={date}>{formats.date(date)}</time>,
        ...editedBy(StartDateEditor),
      },
      {
        id: 'due_date',
        header: t('tasks.fields.due_date'),
        width: 140,
        ...sorted,
        cell: (task) => renderDueDate(task, formats, overdueLabel),
        ...editedBy(DueDateEditor),
      },
      {
        id: 'estimated_minutes',
        header: t('tasks.fields.estimated_minutes'),
        ...figures,
        cell: ({ estimated_minutes: minutes }) => minutes !== null && formatDuration(minutes),
        ...editedBy(EstimateEditor),
      },
      {
        id: 'progress',
        header: t('tasks.fields.progress'),
        ...figures,
        cell: ({ progress }) => writeShare(progress / 100),
        ...editedBy(ProgressEditor),
      },
      {
        id: 'created_at',
        header: t('tasks.fields.created_at'),
        width: 160,
        ...further,
        cell: ({ created_at: instant }) => <time dateTime={instant}>{formats.instant(instant)}</time>,
      },
      {
        id: 'updated_at',
        header: t('tasks.fields.updated_at'),
        width: 160,
        ...further,
        cell: ({ updated_at: instant }) => <time dateTime={instant}>{formats.instant(instant)}</time>,
      },
      {
        id: 'created_by',
        header: t('tasks.fields.created_by'),
        width: 160,
        isHidden: true,
        cell: (task) => task.created_firstname !== null && creatorOf(task),
      },
    ];
  }, [canEdit, formats, i18n.language, priorities, statuses, t, updateRow]);
}
