import { taskLimits } from '@bureau/contract';
import { Form, FormActions, type GetErrorMessage, SubmitButton } from '@bureau/forms';
import { ButtonLink } from '@bureau/ui';
import { useTranslation } from 'react-i18next';
import { reportDefect } from '../../screens/describeFailure.ts';
import { emptyTask, taskFormSchema, type TaskFormValues } from './taskFormValues.ts';
import { useTaskFields } from './useTaskFields.tsx';

interface TaskFormProps {
  readonly initialDraft: Partial<TaskFormValues> | undefined;
  readonly onSubmit: (values: TaskFormValues) => Promise<void>;
  readonly onValuesChange: (values: TaskFormValues) => void;
  readonly onDirtyChange: (isDirty: boolean) => void;
}

/** Takes what a new task holds. */
export function TaskForm({ initialDraft, ...handlers }: TaskFormProps) {
  const { t } = useTranslation();
  const fields = useTaskFields();

  const getErrorMessage: GetErrorMessage = ({ path, type }) => {
    switch (`${path}.${type}`) {
      case 'title.required':
        return t('tasks.fields.title.errors.required');
      case 'title.max':
        return t('tasks.fields.title.errors.maxlength', { max: taskLimits.title });
      case 'description.max':
        return t('tasks.fields.description.errors.maxlength', { max: taskLimits.description });
      default:
        return undefined;
    }
  };

  return (
    <Form
      {...handlers}
      schema={taskFormSchema}
      defaultValues={emptyTask}
      {...(initialDraft && { initialDraft })}
      getErrorMessage={getErrorMessage}
      onSubmitError={reportDefect}
      hasInitialFocus
    >
      {fields.title}
      {fields.description}
      {fields.project_id}
      {fields.status}
      {fields.priority}
      {fields.assignee_ids}
      {fields.start_date}
      {fields.due_date}
      {fields.estimated_minutes}
      {fields.progress}
      <FormActions>
        <SubmitButton>{t('tasks.create')}</SubmitButton>
        <ButtonLink href="/tasks" variant="ghost">
          {t('form.cancel')}
        </ButtonLink>
      </FormActions>
    </Form>
  );
}
