import { useMemo } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { fieldAttribute } from '../form/Form/formElements.ts';
import { useFormContextValue } from '../form/Form/FormContext.ts';
import { isFieldRequired } from '../form/validation/index.ts';

/** Describes a field of a Form as its component needs it. */
export interface BoundField {
  readonly value: unknown;
  setValue: (value: unknown) => void;
  onBlur: () => void;
  /** Says what is wrong, once a submission was attempted. */
  readonly error: string | undefined;
  readonly isRequired: boolean;
  /** Goes to the element that takes the focus, so that the Form finds it. */
  readonly controlProps: { readonly [fieldAttribute]: string };
}

/** Ties a field to the Form around it by its name. */
export function useField(component: string, name: string, isRequired?: boolean): BoundField {
  const { schema } = useFormContextValue(component);
  const { field, fieldState } = useController<FieldValues>({ name });
  const isRequiredBySchema = useMemo(() => isFieldRequired(schema, name), [schema, name]);
  return {
    value: field.value,
    setValue: field.onChange,
    onBlur: field.onBlur,
    error: fieldState.error?.message,
    isRequired: isRequired ?? isRequiredBySchema,
    controlProps: { [fieldAttribute]: name },
  };
}

/** Gives a value as the text that an input shows. */
export function toText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
