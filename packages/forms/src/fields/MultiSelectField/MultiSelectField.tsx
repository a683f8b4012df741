import { FormField, MultiSelect, type SelectOptions } from '@bureau/ui';
import type { FieldValues } from 'react-hook-form';
import type { FieldProps } from '../Field.types.ts';
import { frameProps } from '../frameProps.ts';
import { useField } from '../useField.ts';

export interface MultiSelectFieldProps<Values extends FieldValues = FieldValues> extends FieldProps<
  Values,
  readonly string[] | readonly number[] | null | undefined
> {
  /** Lists the choices; more than eight can be searched. */
  readonly options: SelectOptions;
  /** Shows while nothing is chosen. */
  readonly placeholder?: string;
}

/** Takes several of the options, in their order. */
export function MultiSelectField<Values extends FieldValues = FieldValues>({
  options,
  placeholder,
  ...props
}: MultiSelectFieldProps<Values>) {
  const field = useField('MultiSelectField', props);
  const value = Array.isArray(field.value) ? (field.value as readonly (string | number)[]) : [];
  return (
    <FormField {...frameProps(props, field)}>
      <MultiSelect {...field.inputProps} {...{ options, placeholder, value }} onChange={field.setValue} />
    </FormField>
  );
}
