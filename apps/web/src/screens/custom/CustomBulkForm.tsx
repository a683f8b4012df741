import { type CustomForm, customName } from '@bureau/contract';
import { object } from 'yup';
import { BulkForm, type BulkFormProps } from '../list/BulkForm.tsx';
import { customDefaults, customSchema } from './customForm.ts';
import { CustomFields } from './CustomFields.tsx';
import { useCustomFields } from './useCustomFields.ts';

interface CustomBulkFormProps extends BulkFormProps {
  /** Names the form that the field was added to. */
  readonly form: CustomForm;
}

/** Takes the value that a custom field gets in all selected records. Nothing is chosen before the person does. */
export function CustomBulkForm({ form, ...props }: CustomBulkFormProps) {
  const { data: fields = [] } = useCustomFields(form);
  const chosen = fields
    .filter(({ field_column: column }) => customName(column) === props.fieldId)
    .map((field) => ({ ...field, default_value: null }));
  if (chosen.length === 0) return null;
  return (
    <BulkForm
      {...props}
      schema={object({ custom_fields: customSchema(chosen) })}
      defaultValues={{ custom_fields: customDefaults(chosen) }}
      editor={<CustomFields fields={chosen} />}
    />
  );
}
