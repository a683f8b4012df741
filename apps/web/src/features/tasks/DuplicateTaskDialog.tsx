import { type TaskListItem, tasks } from '@bureau/contract';
import { CheckboxField } from '@bureau/forms';
import { toasts } from '@bureau/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { boolean, object } from 'yup';
import { useApi } from '../../api/ApiProvider.tsx';
import { useRecordCache } from '../../api/writes/useRecordCache.ts';
import { useWrite } from '../../api/writes/useWrite.ts';
import { FormDialog } from '../../screens/FormDialog.tsx';
import type { RecordDialogProps } from '../../screens/useRecordDialog.tsx';

const schema = object({ with_checklist: boolean().required(), with_subtasks: boolean().required() });

/** Creates a task after the model of another, with its checklist and the tasks below it or without, and opens it. */
export function DuplicateTaskDialog({ onOpenChange, record: task }: RecordDialogProps<TaskListItem>) {
  const { t } = useTranslation();
  const { client } = useApi();
  const { all, store } = useRecordCache(tasks);
  const write = useWrite();
  const navigate = useNavigate();

  const duplicate = async (values: object) => {
    const body = schema.cast(values);
    const made = await write(
      async () => client.call(tasks.duplicate, { params: { id: task.id }, body, isSaidInPlace: true }),
      { store, invalidates: all },
    );
    toasts.show({ tone: 'success', message: t('record.created', { code: made.code }) });
    await navigate(`/tasks/detail/${made.id}`);
  };
  return (
    <FormDialog
      title={t('tasks.duplicate.title', { title: task.title })}
      submitLabel={t('tasks.duplicate')}
      schema={schema}
      defaultValues={{ with_checklist: true, with_subtasks: false }}
      onSubmit={duplicate}
      onOpenChange={onOpenChange}
    >
      <CheckboxField name="with_checklist" label={t('tasks.duplicate.checklist')} />
      <CheckboxField name="with_subtasks" label={t('tasks.duplicate.subtasks')} />
    </FormDialog>
  );
}
