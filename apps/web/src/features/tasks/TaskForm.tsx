import { type CustomField, taskLimits } from '@bureau/contract';
import { Form, FormActions, type GetErrorMessage, SubmitButton } from '@bureau/forms';
import { ButtonLink } from '@bureau/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { CustomFields } from '../../screens/custom/CustomFields.tsx';
import { customDefaults, customSchema, withCustomDraft } from '../../screens/custom/customForm.ts';
import { reportDefect } from '../../screens/describeFailure.ts';
import { emptyTask, type NewTaskValues, taskFormSchema } from './taskFormValues.ts';
import { useTaskFields } from './useTaskFields.tsx';

interface TaskFormProps {
  /** Lists the custom fields of the form. */
  readonly customFields: readonly CustomField[];
  readonly initialDraft: Partial<NewTaskValues> | undefined;
  readonly onSubmit: (values: NewTaskValues) => Promise<void>;
  readonly onValuesChange: (values: NewTaskValues) => void;
  readonly onDirtyChange: (isDirty: boolean) => void;
}

/** Takes what a new task holds. */
export function TaskForm({ customFields, initialDraft, ...handlers }: TaskFormProps) {
  const { t } = useTranslation();
  const fields = useTaskFields();
  const schema = useMemo(
    () => taskFormSchema.shape({ custom_fields: customSchema(customFields) }),
    [customFields],
  );
  const draft = initialDraft && {
    ...initialDraft,
    custom_fields: withCustomDraft(customFields, initialDraft.custom_fields ?? {}),
  };

  const getErrorMessage: GetErrorMessage = ({ path, type }) => {
    switch (`${path}.${type}`) {
      case 'title.required':
        return t('tasks.fields.title.errors.required');
      case 'title.max':
        return t('tasks.fields.title.errors.maxlength', { max: taskLimits.title });
      case 'description.max':
        return t('tasks.fields.description.errors.maxlength', { max: taskLimits.description });
      case 'due_date.beforeStart':
        return t('tasks.fields.due_date.errors.before_start');
      default:
        return undefined;
    }
  };

  return (
    <Form
      {...handlers}
      schema={schema}
      defaultValues={{ ...emptyTask, custom_fields: customDefaults(customFields) }}
      {...(draft && { initialDraft: draft })}
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
      <CustomFields fields={customFields} />
      <FormActions>
        <SubmitButton>{t('tasks.create')}</SubmitButton>
        <ButtonLink href="/tasks" variant="ghost">
          {t('form.cancel')}
        </ButtonLink>
      </FormActions>
    </Form>
  );
}
