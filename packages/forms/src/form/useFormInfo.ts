import { type FieldValues, type Path, type PathValue, useFormContext, useFormState } from 'react-hook-form';
import { useFormContextValue } from './Form/FormContext.ts';
import { listErrors, serverErrorType } from './Form/errorTree.ts';

/** Describes the state of the Form around a component, and what can be done to it. */
export interface FormInfo<Values extends FieldValues> {
  /** Whether the schema finds nothing wrong. Messages of the server do not count: another attempt may be made. */
  readonly isValid: boolean;
  /** Whether a value differs from what was last saved or given. */
  readonly isDirty: boolean;
  /** Whether a submission is under way. */
  readonly isSubmitting: boolean;
  /** True from the first attempt to submit. */
  readonly isSubmitted: boolean;
  /** Fills fields as if they were typed. */
  setValues: (values: Partial<Values>) => void;
  /** Goes back to the default values, and forgets that a submission was attempted. */
  reset: () => void;
}

/** Returns the state of the Form around a component. Throws outside of one. */
export function useFormInfo<Values extends FieldValues = FieldValues>(): FormInfo<Values> {
  useFormContextValue('useFormInfo');
  const { setValue, reset, trigger } = useFormContext<Values>();
  const { isValid, isDirty, isSubmitting, isSubmitted, errors } = useFormState<Values>();
  return {
    isValid: isValid || isRefusedByServerOnly(errors),
    isDirty,
    isSubmitting,
    isSubmitted,
    setValues: (values) => {
      for (const [path, value] of Object.entries(values)) {
        setValue(path as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
      }
      // Values set from outside do not change `isValid` by themselves; naming no field shows no error either.
      void trigger([]);
    },
    reset: () => reset(),
  };
}

function isRefusedByServerOnly(errors: object): boolean {
  const found = listErrors(errors);
  return found.length > 0 && found.every(({ type }) => type === serverErrorType);
}
