import { type TaskListItem, tasks } from '@bureau/contract';
import { CheckboxField } from '@bureau/forms';
import { useTranslation } from 'react-i18next';
import { boolean, type InferType, object } from 'yup';
import { useApi } from '../../api/ApiProvider.tsx';
import { FormDialog } from '../../screens/FormDialog.tsx';
import { useMakeRecord } from '../../screens/record/useMakeRecord.ts';
import type { RecordDialogProps } from '../../screens/useRecordDialog.tsx';

const schema = object({ with_checklist: boolean().required(), with_subtasks: boolean().required() });

/** Creates a task after the model of another, with its checklist and the tasks below it or without, and opens it. */
export function DuplicateTaskDialog({ onOpenChange, record: task }: RecordDialogProps<TaskListItem>) {
  const { t } = useTranslation();
  const { client } = useApi();
  const make = useMakeRecord(tasks);

  const duplicate = async (body: InferType<typeof schema>) => {
    const send = () => client.call(tasks.duplicate, { params: { id: task.id }, body, handlesErrors: true });
    await make(send, true);
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
