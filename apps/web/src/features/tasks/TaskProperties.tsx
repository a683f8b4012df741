import { Badge, PropertyList } from '@bureau/ui';
import { formatFullName } from '@bureau/values';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/useFormats.ts';
import { isOverdue } from './DueDate.tsx';
import { AssigneesEditor, PriorityEditor, ProjectEditor, StatusEditor } from './editors/choices.tsx';
import type { TaskEditorProps } from './editors/TaskEditor.types.ts';
import { DueDateEditor, EstimateEditor, ProgressEditor, StartDateEditor } from './editors/texts.tsx';

/** Shows what is set of a task, with inline editors for those who may edit it. */
export function TaskProperties(props: TaskEditorProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { task } = props;
  const creator = formatFullName({ firstname: task.created_firstname, lastname: task.created_lastname });

  return (
    <PropertyList
      entries={[
        { id: 'status', label: t('tasks.fields.status'), value: <StatusEditor {...props} /> },
        { id: 'priority', label: t('tasks.fields.priority'), value: <PriorityEditor {...props} /> },
        { id: 'project', label: t('tasks.fields.project'), value: <ProjectEditor {...props} /> },
        { id: 'assignees', label: t('tasks.fields.assignees'), value: <AssigneesEditor {...props} /> },
        { id: 'start_date', label: t('tasks.fields.start_date'), value: <StartDateEditor {...props} /> },
        {
          id: 'due_date',
          label: t('tasks.fields.due_date'),
          value: (
            <>
              <DueDateEditor {...props} />
              {isOverdue(task, formats.today()) && <Badge tone="danger" label={t('tasks.is_overdue')} />}
            </>
          ),
        },
        { id: 'estimate', label: t('tasks.fields.estimated_minutes'), value: <EstimateEditor {...props} /> },
        { id: 'progress', label: t('tasks.fields.progress'), value: <ProgressEditor {...props} /> },
        {
          id: 'created',
          label: t('tasks.fields.created_at'),
          value: t('tasks.created_by', {
            date: formats.instant(task.created_at),
            name: task.created_by === null ? t('activity.somebody') : creator,
          }),
        },
        { id: 'updated', label: t('tasks.fields.updated_at'), value: formats.instant(task.updated_at) },
      ]}
    />
  );
}
