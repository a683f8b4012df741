import { ComboBox, type ComboBoxProps, FormField, type OptionId } from '@bureau/ui';
import type { FieldValues } from 'react-hook-form';
import type { FieldProps } from '../Field.types.ts';
import { frameProps } from '../frameProps.ts';
import { toKey, useField } from '../useField.ts';

export interface ComboBoxFieldProps<Values extends FieldValues = FieldValues>
  extends
    FieldProps<Values, OptionId | null | undefined>,
    Pick<ComboBoxProps, 'loadOptions' | 'onCreate' | 'options' | 'placeholder'> {}

/** Takes one of many options, found by typing. */
export function ComboBoxField<Values extends FieldValues = FieldValues>({
  options,
  loadOptions,
  onCreate,
  placeholder,
  ...props
}: ComboBoxFieldProps<Values>) {
  const field = useField('ComboBoxField', props);
  return (
    <FormField {...frameProps(props, field)}>
      <ComboBox
        {...field.inputProps}
        {...{ options, loadOptions, onCreate, placeholder }}
        value={toKey(field.value)}
        onChange={field.setValue}
      />
    </FormField>
  );
}
