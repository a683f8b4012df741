import { useEffect, useEffectEvent, useMemo } from 'react';
import { type FieldError, type FieldValues, useController } from 'react-hook-form';
import { fieldAttribute } from '../form/Form/formElements.ts';
import { useFormContextValue } from '../form/Form/FormContext.ts';
import type { FieldProps } from './Field.types.ts';

/** Describes what goes to the input of a field; its frame gives it the rest. */
export interface FieldInputProps {
  readonly name: string;
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
  readonly inputProps: FieldInputProps;
}

/** Returns what is wrong with a value, or with the first entry of one that is a list. */
function messageOf(error: FieldError | undefined): string | undefined {
  if (!Array.isArray(error)) return error?.message;
  const entries: readonly (FieldError | undefined)[] = error;
  return entries.find((entry) => entry?.message !== undefined)?.message;
}

interface FieldOptions extends Pick<FieldProps<FieldValues, unknown>, 'isRequired'> {
  readonly name: string;
}

/**
 * Binds a field to the Form around it by its name. `check` returns the error of a value beyond the rules: that what was typed cannot be
 * parsed.
 */
export function useField(
  component: string,
  { name, isRequired }: FieldOptions,
  check?: (value: unknown) => string | undefined,
): BoundField {
  const { rules, checks } = useFormContextValue(component);
  const { field, fieldState } = useController<FieldValues>({ name });
  const isRequiredByRules = useMemo(() => rules.isRequired(name), [rules, name]);

  const hasCheck = check !== undefined;
  const runCheck = useEffectEvent((value: unknown) => check?.(value));
  useEffect(() => {
    if (!hasCheck) return undefined;
    checks.set(name, (value) => runCheck(value));
    return () => void checks.delete(name);
  }, [checks, name, hasCheck]);

  return {
    value: field.value,
    setValue: field.onChange,
    error: messageOf(fieldState.error),
    isRequired: isRequired ?? isRequiredByRules,
    inputProps: { name, [fieldAttribute]: name, onBlur: field.onBlur },
  };
}

/** Returns a value as the text that an input shows. */
export function toText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Returns a value of the form as a key of the options; null for none. */
export function toKey(value: unknown): string | number | null {
  return typeof value === 'number' || (typeof value === 'string' && value !== '') ? value : null;
}
