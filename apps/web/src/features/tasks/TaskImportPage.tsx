import { tasks } from '@bureau/contract';
import type { ImportField } from '@bureau/ui';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../core/formats/useFormats.ts';
import { ImportScreen } from '../../screens/import/ImportScreen.tsx';

type TaskField = (typeof tasks.importFields)[number];

/** Creates tasks from a file. */
export function TaskImportPage() {
  const { t } = useTranslation();
  const today = useFormats().today();
  const fields: readonly ImportField<TaskField>[] = [
    { id: 'title', label: t('tasks.fields.title'), isRequired: true },
    { id: 'description', label: t('tasks.fields.description') },
    { id: 'status', label: t('tasks.fields.status') },
    { id: 'priority', label: t('tasks.fields.priority') },
    { id: 'project_name', label: t('tasks.fields.project') },
    { id: 'assignees', label: t('tasks.fields.assignees') },
    { id: 'start_date', label: t('tasks.fields.start_date'), kind: 'date' },
    { id: 'due_date', label: t('tasks.fields.due_date'), kind: 'date' },
    { id: 'estimated_minutes', label: t('tasks.fields.estimated_minutes') },
    { id: 'progress', label: t('tasks.fields.progress') },
  ];
  return (
    <ImportScreen
      resource={tasks}
      title={t('breadcrumbs.tasks.import')}
      description={t('tasks.import.description')}
      fields={fields}
      resultHref={`/tasks?filter[created_at]=${today}..${today}`}
    />
  );
}
