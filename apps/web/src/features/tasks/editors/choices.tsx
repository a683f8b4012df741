import type { Task } from '@bureau/contract';
import { InlineMultiSelect, InlineSelect } from '@bureau/forms';
import { useTranslation } from 'react-i18next';
import { useEditor } from '../../../screens/useEditor.ts';
import { useKnownPeople, useKnownProjects, useTaskPriorities, useTaskStatuses } from '../useTaskOptions.ts';
import type { TaskEditorProps } from './TaskEditor.types.ts';

const isStatus = (stored: unknown): stored is Task['status'] | null => typeof stored === 'number';
const isPriority = (stored: unknown): stored is Task['priority'] | null => typeof stored === 'number';
const isProject = (stored: unknown): stored is number | null => stored === null || typeof stored === 'number';
const isPeople = (stored: unknown): stored is readonly number[] =>
  Array.isArray(stored) && stored.every((id) => typeof id === 'number');

export function StatusEditor({ canEdit, cell, edited, isOpenAtFirst, task }: TaskEditorProps) {
  const { t } = useTranslation();
  const editor = useEditor(edited, {
    name: `tasks/${task.id}/status`,
    isDraft: isStatus,
    toChanges: (value: Task['status'] | null) => ({ status: value ?? task.status }),
    cell,
    isOpenAtFirst,
  });
  return (
    <InlineSelect
      {...editor}
      label={t('tasks.fields.status')}
      value={task.status}
      options={useTaskStatuses()}
      canEdit={canEdit}
      isRequired
    />
  );
}

export function PriorityEditor({ canEdit, cell, edited, isOpenAtFirst, task }: TaskEditorProps) {
  const { t } = useTranslation();
  const editor = useEditor(edited, {
    name: `tasks/${task.id}/priority`,
    isDraft: isPriority,
    toChanges: (value: Task['priority'] | null) => ({ priority: value ?? task.priority }),
    cell,
    isOpenAtFirst,
  });
  return (
    <InlineSelect
      {...editor}
      label={t('tasks.fields.priority')}
      value={task.priority}
      options={useTaskPriorities()}
      canEdit={canEdit}
      isRequired
    />
  );
}

export function ProjectEditor({ canEdit, cell, edited, isOpenAtFirst, task }: TaskEditorProps) {
  const { t } = useTranslation();
  const editor = useEditor(edited, {
    name: `tasks/${task.id}/project_id`,
    isDraft: isProject,
    toChanges: (value: number | null) => ({ project_id: value }),
    cell,
    isOpenAtFirst,
  });
  return (
    <InlineSelect
      {...editor}
      label={t('tasks.fields.project')}
      value={task.project_id}
      options={useKnownProjects(task)}
      emptyLabel={t('tasks.fields.project.none')}
      emptyText={t('tasks.fields.project.none')}
      canEdit={canEdit}
    />
  );
}

export function AssigneesEditor({ canEdit, cell, edited, isOpenAtFirst, task }: TaskEditorProps) {
  const { t } = useTranslation();
  const editor = useEditor(edited, {
    name: `tasks/${task.id}/assignee_ids`,
    isDraft: isPeople,
    toChanges: (value: readonly number[]) => ({ assignee_ids: [...value] }),
    cell,
    isOpenAtFirst,
  });
  return (
    <InlineMultiSelect
      {...editor}
      label={t('tasks.fields.assignees')}
      value={task.assignees.map((person) => person.user_id)}
      options={useKnownPeople(task)}
      emptyText={t('tasks.fields.assignees.none')}
      canEdit={canEdit}
    />
  );
}
