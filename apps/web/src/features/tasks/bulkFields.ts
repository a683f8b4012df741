import { type CustomField, customName, type TaskBulk } from '@bureau/contract';
import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { lazyComponent } from '../../screens/lazy/lazyComponent.ts';
import type { BulkField } from '../../screens/list/BulkEditDialog.tsx';

/** Lists the fields that can be changed in many tasks at once, with what they are called. */
const fields: readonly (readonly [keyof TaskBulk, ParseKeys])[] = [
  ['status', 'tasks.fields.status'],
  ['priority', 'tasks.fields.priority'],
  ['project_id', 'tasks.fields.project'],
  ['assignee_ids', 'tasks.fields.assignees'],
  ['start_date', 'tasks.fields.start_date'],
  ['due_date', 'tasks.fields.due_date'],
  ['estimated_minutes', 'tasks.fields.estimated_minutes'],
  ['progress', 'tasks.fields.progress'],
];

export const { Component: LazyTaskBulkForm } = lazyComponent(
  async () => (await import('./TaskBulkForm.tsx')).TaskBulkForm,
);

/** Returns the fields that can be changed in many tasks at once, those that were added to tasks after their own. */
export function useTaskBulkFields(customFields: readonly CustomField[] = []): readonly BulkField[] {
  const { t } = useTranslation();
  return [
    ...fields.map(([id, key]) => ({ id, label: t(key) })),
    ...customFields.map((field) => ({ id: customName(field.field_column), label: field.field_label })),
  ];
}
