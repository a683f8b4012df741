import type { Task } from '@bureau/contract';
import { InlineSelect } from '@bureau/forms';
import { PropertyList } from '@bureau/ui';
import { formatFullName } from '@bureau/values';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/useFormats.ts';
import { useEditor } from '../../screens/useEditor.ts';
import { DueDate } from './DueDate.tsx';
import { useProjectOptions, useTaskPriorities, useTaskStatuses } from './useTaskOptions.ts';
import type { useTask } from './useTasks.ts';
import { useTaskWording } from './useTaskWording.ts';

interface TaskPropertiesProps {
  readonly one: ReturnType<typeof useTask>;
  readonly task: Task;
  readonly canEdit: boolean;
}

const isStatus = (kept: unknown): kept is Task['status'] | null => typeof kept === 'number';
const isPriority = (kept: unknown): kept is Task['priority'] | null => typeof kept === 'number';
const isProject = (kept: unknown): kept is number | null => kept === null || typeof kept === 'number';

/** Shows what is set of a task, with inline editors for those who may edit it. */
export function TaskProperties({ one, task, canEdit }: TaskPropertiesProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const wordingOf = useTaskWording();
  const statuses = useTaskStatuses();
  const priorities = useTaskPriorities();
  const { options: projects } = useProjectOptions();
  const name = `tasks/${task.id}`;
  const status = useEditor(one, `${name}/status`, isStatus, (value) => ({ status: value ?? task.status }));
  const priority = useEditor(one, `${name}/priority`, isPriority, (value) => ({
    priority: value ?? task.priority,
  }));
  const project = useEditor(one, `${name}/project_id`, isProject, (value) => ({ project_id: value }));

  const knownProjects =
    task.project_id === null || projects.some(({ value }) => value === task.project_id)
      ? projects
      : [{ value: task.project_id, label: task.project_name ?? String(task.project_id) }, ...projects];
  const read = (field: 'start_date' | 'estimated_minutes' | 'progress') =>
    wordingOf(field).format(task[field]);

  return (
    <PropertyList
      entries={[
        {
          id: 'status',
          label: t('tasks.fields.status'),
          value: (
            <InlineSelect
              {...status}
              label={t('tasks.fields.status')}
              value={task.status}
              options={statuses}
              canEdit={canEdit}
              isRequired
            />
          ),
        },
        {
          id: 'priority',
          label: t('tasks.fields.priority'),
          value: (
            <InlineSelect
              {...priority}
              label={t('tasks.fields.priority')}
              value={task.priority}
              options={priorities}
              canEdit={canEdit}
              isRequired
            />
          ),
        },
        {
          id: 'project',
          label: t('tasks.fields.project'),
          value: (
            <InlineSelect
              {...project}
              label={t('tasks.fields.project')}
              value={task.project_id}
              options={knownProjects}
              emptyLabel={t('tasks.fields.project.none')}
              emptyText={t('tasks.fields.project.none')}
              canEdit={canEdit}
            />
          ),
        },
        {
          id: 'assignees',
          label: t('tasks.fields.assignees'),
          isUnset: task.assignees.length === 0,
          value:
            task.assignees.map((person) => formatFullName(person)).join(', ') ||
            t('tasks.fields.assignees.none'),
        },
        {
          id: 'start_date',
          label: t('tasks.fields.start_date'),
          isUnset: task.start_date === null,
          value: read('start_date'),
        },
        {
          id: 'due_date',
          label: t('tasks.fields.due_date'),
          isUnset: task.due_date === null,
          value: task.due_date === null ? t('tasks.fields.none') : <DueDate task={task} formats={formats} />,
        },
        {
          id: 'estimate',
          label: t('tasks.fields.estimated_minutes'),
          isUnset: task.estimated_minutes === null,
          value: read('estimated_minutes'),
        },
        { id: 'progress', label: t('tasks.fields.progress'), value: read('progress') },
        {
          id: 'created',
          label: t('tasks.fields.created_at'),
          value: t('tasks.created_by', {
            date: formats.instant(task.created_at),
            name: task.created_by === null ? t('activity.somebody') : creatorOf(task),
          }),
        },
        { id: 'updated', label: t('tasks.fields.updated_at'), value: formats.instant(task.updated_at) },
      ]}
    />
  );
}

function creatorOf({ created_firstname: firstname, created_lastname: lastname }: Task): string {
  return formatFullName({ firstname, lastname });
}
