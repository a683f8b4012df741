import { type AriaAttributes, useEffect, useEffectEvent, useId, useMemo } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { fieldAttribute } from '../form/Form/formElements.ts';
import { useFormContextValue } from '../form/Form/FormContext.ts';
import type { FieldProps } from './Field.types.ts';

/** Describes what goes to the element of a field that takes the focus. */
export interface FieldControlProps extends Pick<AriaAttributes, 'aria-describedby'> {
  /** Ties the label to the control. */
  readonly id: string;
  readonly name: string;
  readonly readOnly: boolean | undefined;
  readonly disabled: boolean | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
  /** Lets the Form find the control. */
  readonly [fieldAttribute]: string;
  onBlur: () => void;
}

/** Describes a field of a Form as its component needs it. */
export interface BoundField {
  readonly value: unknown;
  setValue: (value: unknown) => void;
  /** What is wrong, once a submission was attempted. */
  readonly error: string | undefined;
  readonly isRequired: boolean;
  readonly controlProps: FieldControlProps;
}

interface FieldOptions extends Pick<
  FieldProps<FieldValues, unknown>,
  'description' | 'isRequired' | 'isReadOnly' | 'isDisabled'
> {
  readonly name: string;
}

/** Returns the ids by which a control is tied to what stands around it. */
export function idsOf(id: string) {
  return { label: `${id}-label`, description: `${id}-description`, error: `${id}-error` };
}

/**
 * Binds a field to the Form around it by its name. `check` returns the error of a value beyond the rules: that what was typed cannot be
 * parsed.
 */
export function useField(
  component: string,
  { name, description, isRequired, isReadOnly, isDisabled }: FieldOptions,
  check?: (value: unknown) => string | undefined,
): BoundField {
  const { rules, checks } = useFormContextValue(component);
  const { field, fieldState } = useController<FieldValues>({ name });
  const isRequiredByRules = useMemo(() => rules.isRequired(name), [rules, name]);
  const isMarked = isRequired ?? isRequiredByRules;
  const id = useId();
  const ids = idsOf(id);
  const error = fieldState.error?.message;

  const hasCheck = check !== undefined;
  const runCheck = useEffectEvent((value: unknown) => check?.(value));
  useEffect(() => {
    if (!hasCheck) return undefined;
    checks.set(name, (value) => runCheck(value));
    return () => void checks.delete(name);
  }, [checks, name, hasCheck]);

  const describedBy = [description !== undefined && ids.description, error !== undefined && ids.error];
  return {
    value: field.value,
    setValue: field.onChange,
    error,
    isRequired: isMarked,
    controlProps: {
      id,
      name,
      readOnly: isReadOnly,
      disabled: isDisabled,
      'aria-invalid': error !== undefined || undefined,
      'aria-required': isMarked || undefined,
      'aria-describedby': describedBy.filter(Boolean).join(' ') || undefined,
      [fieldAttribute]: name,
      onBlur: field.onBlur,
    },
  };
}

/** Returns a value as the text that an input shows. */
export function toText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
