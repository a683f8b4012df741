import { taskLimits } from '@bureau/contract';
import {
  Form,
  FormActions,
  type GetErrorMessage,
  SelectField,
  SubmitButton,
  TextAreaField,
  TextField,
} from '@bureau/forms';
import { ButtonLink } from '@bureau/ui';
import { useTranslation } from 'react-i18next';
import { reportDefect } from '../../screens/describeFailure.ts';
import { emptyTask, taskFormSchema, type TaskFormValues } from './taskFormValues.ts';
import { useProjectOptions, useTaskPriorities, useTaskStatuses } from './useTaskOptions.ts';

interface TaskFormProps {
  readonly initialDraft: Partial<TaskFormValues> | undefined;
  readonly onSubmit: (values: TaskFormValues) => Promise<void>;
  readonly onValuesChange: (values: TaskFormValues) => void;
  readonly onDirtyChange: (isDirty: boolean) => void;
}

/** Takes what a new task holds. */
export function TaskForm({ initialDraft, ...handlers }: TaskFormProps) {
  const { t } = useTranslation();
  const statuses = useTaskStatuses();
  const priorities = useTaskPriorities();
  const { options: projects } = useProjectOptions();

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
      <TextField<TaskFormValues>
        name="title"
        label={t('tasks.fields.title')}
        placeholder={t('tasks.fields.title.placeholder')}
        autoComplete="off"
      />
      <TextAreaField<TaskFormValues>
        name="description"
        label={t('tasks.fields.description')}
        rows={6}
        characterLimit={taskLimits.description}
      />
      <SelectField<TaskFormValues>
        name="project_id"
        label={t('tasks.fields.project')}
        options={projects}
        emptyLabel={t('tasks.fields.project.none')}
        placeholder={t('tasks.fields.project.none')}
      />
      <SelectField<TaskFormValues> name="status" label={t('tasks.fields.status')} options={statuses} />
      <SelectField<TaskFormValues> name="priority" label={t('tasks.fields.priority')} options={priorities} />
      <FormActions>
        <SubmitButton>{t('tasks.create')}</SubmitButton>
        <ButtonLink href="/tasks" variant="ghost">
          {t('tasks.form.cancel')}
        </ButtonLink>
      </FormActions>
    </Form>
  );
}
