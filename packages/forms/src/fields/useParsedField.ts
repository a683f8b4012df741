import type { ParsedValueProps } from '@bureau/ui';
import type { FieldValues } from 'react-hook-form';
import type { ValueFormat } from '../controls/controls.types.ts';
import type { FieldProps } from './Field.types.ts';
import { toText, useField } from './useField.ts';

/**
 * Binds an input whose value is typed and parsed to the Form around it. An empty text is null. What cannot be parsed stays in the form as it was
 * typed, and is rejected when the form is submitted.
 */
export function useParsedField<Value>(
  component: string,
  props: Pick<FieldProps<FieldValues, unknown>, 'isRequired' | 'name'>,
  { validate, parseErrorMessage }: Pick<ValueFormat<Value>, 'parseErrorMessage' | 'validate'>,
  isValue: (value: unknown) => value is Value,
) {
  const field = useField(component, props, (value) => {
    if (isValue(value)) return validate?.(value);
    return toText(value) === '' ? undefined : parseErrorMessage;
  });
  const valueProps: ParsedValueProps<Value> = {
    value: isValue(field.value) ? field.value : toText(field.value) || null,
    onChange: (value, text) => field.setValue(value === undefined ? text : value),
  };
  return { ...field, inputProps: { ...field.inputProps, ...valueProps } };
}
