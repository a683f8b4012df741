import { FormField, Select, type SelectOptions, type SelectProps } from '@bureau/ui';
import type { FieldValues } from 'react-hook-form';
import type { FieldProps } from '../Field.types.ts';
import { frameProps } from '../frameProps.ts';
import { toKey, useField } from '../useField.ts';

export interface SelectFieldProps<Values extends FieldValues = FieldValues>
  extends FieldProps<Values, string | number | null | undefined>, Pick<SelectProps, 'isLoading' | 'onRetry'> {
  /** Lists the choices; more than eight can be searched. */
  readonly options: SelectOptions;
  /** Shows while nothing is chosen. */
  readonly placeholder?: string;
  /** Names the choice of no value, which is null; without it a value cannot be cleared. */
  readonly emptyLabel?: string;
}

/** Takes one of several options. */
export function SelectField<Values extends FieldValues = FieldValues>({
  options,
  isLoading,
  onRetry,
  placeholder,
  emptyLabel,
  ...props
}: SelectFieldProps<Values>) {
  const field = useField('SelectField', props);
  return (
    <FormField {...frameProps(props, field)}>
      <Select
        {...field.inputProps}
        {...{ options, isLoading, onRetry, placeholder, emptyLabel }}
        value={toKey(field.value)}
        onChange={field.setValue}
      />
    </FormField>
  );
}
