import { type TaskListItem, taskTemplateFields, taskTemplates } from '@bureau/contract';
import { CheckboxField, TextField } from '@bureau/forms';
import { useTranslation } from 'react-i18next';
import { boolean, type InferType, object, string } from 'yup';
import { useApi } from '../../api/ApiProvider.tsx';
import { FormDialog } from '../../screens/FormDialog.tsx';
import { useMakeRecord } from '../../screens/record/useMakeRecord.ts';
import type { RecordDialogProps } from '../../screens/useRecordDialog.tsx';

const { max } = taskTemplateFields.name;

const schema = object({
  name: string().trim().max(max).required(),
  is_general: boolean().required(),
});

/** Saves a task as a template, for its project or for all, and offers to open that. */
export function SaveTemplateDialog({ onOpenChange, record: task }: RecordDialogProps<TaskListItem>) {
  const { t } = useTranslation();
  const { client } = useApi();
  const make = useMakeRecord(taskTemplates);
  const { id, project_id: projectId, project_name: project } = task;

  const save = async ({ is_general: isGeneral, name }: InferType<typeof schema>) => {
    const body = { task_id: id, name, project_id: isGeneral ? null : projectId };
    await make(() => client.call(taskTemplates.fromTask, { body, handlesErrors: true }));
  };
  return (
    <FormDialog
      draftName={`tasks/${id}/template`}
      title={t('tasks.template.save.title')}
      schema={schema}
      defaultValues={{ name: task.title.slice(0, max), is_general: projectId === null }}
      onSubmit={save}
      onOpenChange={onOpenChange}
    >
      <TextField name="name" label={t('tasks.template.name')} autoComplete="off" isRequired />
      {project !== null && (
        <CheckboxField
          name="is_general"
          label={t('tasks.template.is_general')}
          description={t('tasks.template.of_project', { project })}
        />
      )}
    </FormDialog>
  );
}
