import { CustomBulkForm } from '../../screens/custom/CustomBulkForm.tsx';
import { BulkForm, type BulkFormProps } from '../../screens/list/BulkForm.tsx';
import { emptyTask, taskFormSchema, type TaskFormValues } from './taskFormValues.ts';
import { useTaskFields } from './useTaskFields.tsx';

const isField = (name: string): name is keyof TaskFormValues => Object.hasOwn(emptyTask, name);

/** Takes the value that a field gets in all selected tasks. Nothing is chosen before the person does: it would be for all. */
export function TaskBulkForm(props: BulkFormProps) {
  const fields = useTaskFields();
  const { fieldId } = props;
  if (!isField(fieldId)) return <CustomBulkForm {...props} form="tasks" />;
  return (
    <BulkForm
      {...props}
      schema={taskFormSchema.pick([fieldId])}
      defaultValues={{ [fieldId]: Array.isArray(emptyTask[fieldId]) ? [] : null }}
      editor={fields[fieldId]}
    />
  );
}
