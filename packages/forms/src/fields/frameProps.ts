import { type FormFieldProps, rootPropsOf } from '@bureau/ui';
import type { FieldValues } from 'react-hook-form';
import type { FieldProps } from './Field.types.ts';
import type { BoundField } from './useField.ts';

/** Returns the frame what a field was given for it, and what the Form knows of it. */
export function frameProps(
  props: Omit<FieldProps<FieldValues, unknown>, 'isRequired' | 'name'>,
  { error, isRequired }: Pick<BoundField, 'error' | 'isRequired'>,
): FormFieldProps {
  const { label, description, isReadOnly, isDisabled } = props;
  const state = { isRequired, isReadOnly, isDisabled, error };
  return { ...rootPropsOf(props), label, help: description, ...state };
}
