import { useTranslation } from 'react-i18next';
import type { BulkField } from '../../screens/list/BulkEditDialog.tsx';
import { taskFormSchema } from './taskFormValues.ts';
import { useTaskFields } from './useTaskFields.tsx';

/** Gives the fields that can be changed in many tasks at once. */
export function useTaskBulkFields(): readonly BulkField[] {
  const { t } = useTranslation();
  const fields = useTaskFields();
  // nothing is chosen before the person does, since it would be chosen for all
  const field = (id: keyof typeof fields, label: string, initial: unknown = null): BulkField => ({
    id,
    label,
    initial,
    schema: taskFormSchema.pick([id]),
    editor: fields[id],
  });
  return [
    field('status', t('tasks.fields.status')),
    field('priority', t('tasks.fields.priority')),
    field('project_id', t('tasks.fields.project')),
    field('assignee_ids', t('tasks.fields.assignees'), []),
    field('start_date', t('tasks.fields.start_date')),
    field('due_date', t('tasks.fields.due_date')),
    field('estimated_minutes', t('tasks.fields.estimated_minutes')),
    field('progress', t('tasks.fields.progress')),
  ];
}
