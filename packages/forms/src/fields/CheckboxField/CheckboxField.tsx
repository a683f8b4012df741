import { Checkbox, FormField } from '@bureau/ui';
import type { FieldValues } from 'react-hook-form';
import type { FieldProps } from '../Field.types.ts';
import { frameProps } from '../frameProps.ts';
import { useField } from '../useField.ts';

export type CheckboxFieldProps<Values extends FieldValues = FieldValues> = FieldProps<
  Values,
  boolean | null | undefined
>;

/** Takes a yes or no. An unchecked box is no. */
export function CheckboxField<Values extends FieldValues = FieldValues>(props: CheckboxFieldProps<Values>) {
  const field = useField('CheckboxField', props);
  return (
    <FormField {...frameProps(props, field)} label={undefined}>
      <Checkbox {...field.inputProps} isSelected={field.value === true} onChange={field.setValue}>
        {props.label}
      </Checkbox>
    </FormField>
  );
}
