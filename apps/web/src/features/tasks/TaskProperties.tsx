import type { CustomField } from '@bureau/contract';
import { OptionList } from '@bureau/forms';
import { Badge, InlineValue, DescriptionList } from '@bureau/ui';
import { formatDuration, formatFullName, formatWholeNumber } from '@bureau/values';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../core/formats/useFormats.ts';
import { useCustomEntries } from '../../screens/custom/useCustomEntries.tsx';
import { renderStatusBadge } from './renderStatusBadge.tsx';
import { isOverdue } from './DueDate.tsx';
import { AssigneesEditor, PriorityEditor, ProjectEditor, StatusEditor } from './editors/choices.tsx';
import type { TaskEditorProps } from './editors/TaskEditor.types.ts';
import { DueDateEditor, EstimateEditor, ProgressEditor, StartDateEditor } from './editors/texts.tsx';
import type { TaskOptions } from './useTaskOptions.ts';

interface TaskPropertiesProps extends TaskEditorProps {
  /** Lists the custom fields of tasks. */
  readonly customFields: readonly CustomField[];
  readonly options: TaskOptions;
  /** Names the fields that have a draft from before. */
  readonly storedDrafts: readonly string[];
}

interface Field {
  /** Names the field, as its draft and its column are named. */
  readonly id: string;
  readonly label: string;
  readonly value: ReactNode;
  readonly Editor: ComponentType<TaskEditorProps>;
  readonly emptyText?: string;
  /** Follows the value. */
  readonly mark?: ReactNode;
}

/** Shows what is set of a task, with inline editors for those who may edit it. */
export function TaskProperties({ customFields, storedDrafts, options, ...props }: TaskPropertiesProps) {
  const { i18n, t } = useTranslation();
  const formats = useFormats();
  const { canEdit, edited, task } = props;
  const customEntries = useCustomEntries({
    fields: customFields,
    edited,
    record: task,
    draftName: `tasks/${task.id}`,
    canEdit,
    storedDrafts,
  });
  const { due_date: dueDate, estimated_minutes: minutes, start_date: startDate } = task;
  const creator = formatFullName({ firstname: task.created_firstname, lastname: task.created_lastname });
  const none = t('tasks.fields.none');
  const people = task.assignees.map((person) => ({ value: person.user_id, label: formatFullName(person) }));

  const fields: readonly Field[] = [
    {
      id: 'status',
      label: t('tasks.fields.status'),
      value: renderStatusBadge(options.statuses, task.status),
      Editor: StatusEditor,
    },
    {
      id: 'priority',
      label: t('tasks.fields.priority'),
      value: renderStatusBadge(options.priorities, task.priority),
      Editor: PriorityEditor,
    },
    {
      id: 'project_id',
      label: t('tasks.fields.project'),
      value: task.project_id !== null && (task.project_name ?? String(task.project_id)),
      Editor: ProjectEditor,
      emptyText: t('tasks.fields.project.none'),
    },
    {
      id: 'assignee_ids',
      label: t('tasks.fields.assignees'),
      value: people.length > 0 && <OptionList options={people} />,
      Editor: AssigneesEditor,
      emptyText: t('tasks.fields.assignees.none'),
    },
    {
      id: 'start_date',
      label: t('tasks.fields.start_date'),
      value: startDate !== null && formats.date(startDate),
      Editor: StartDateEditor,
      emptyText: none,
    },
    {
      id: 'due_date',
      label: t('tasks.fields.due_date'),
      value: dueDate !== null && formats.date(dueDate),
      Editor: DueDateEditor,
      emptyText: none,
      mark: isOverdue(task, formats.today()) && <Badge tone="danger" label={t('tasks.is_overdue')} />,
    },
    {
      id: 'estimated_minutes',
      label: t('tasks.fields.estimated_minutes'),
      value: minutes !== null && formatDuration(minutes),
      Editor: EstimateEditor,
      emptyText: none,
    },
    {
      id: 'progress',
      label: t('tasks.fields.progress'),
      value: formatWholeNumber(task.progress, i18n.language, true),
      Editor: ProgressEditor,
    },
  ];

  const entries = fields.map(({ id, Editor, emptyText, label, mark, value }) => ({
    id,
    label,
    value: (
      <>
        <InlineValue
          label={label}
          emptyText={emptyText}
          canEdit={canEdit}
          hasDraft={storedDrafts.includes(id)}
          renderEditor={(isOpenAtFirst) => <Editor {...props} isOpenAtFirst={isOpenAtFirst} />}
        >
          {value}
        </InlineValue>
        {mark}
      </>
    ),
  }));

  return (
    <DescriptionList
      entries={[
        ...entries,
        ...customEntries,
        {
          id: 'created',
          label: t('tasks.fields.created_at'),
          value: t('tasks.created_by', {
            date: formats.instant(task.created_at),
            name: task.created_firstname === null ? t('activity.somebody') : creator,
          }),
        },
        { id: 'updated', label: t('tasks.fields.updated_at'), value: formats.instant(task.updated_at) },
      ]}
    />
  );
}
