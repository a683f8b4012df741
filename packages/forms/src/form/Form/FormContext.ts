import { createContext, use } from 'react';
import type { FieldChecks, FormRules } from '../validation/index.ts';

/** Describes what a Form's fields need to know beyond react-hook-form. */
export interface FormContextValue {
  readonly rules: FormRules<unknown>;
  /** The checks beyond the rules, by the paths of their fields. */
  readonly checks: FieldChecks;
}

export const FormContext = createContext<FormContextValue | null>(null);

/** Returns the Form around a field. Throws outside of one. */
export function useFormContextValue(component: string): FormContextValue {
  const context = use(FormContext);
  if (!context) throw new Error(`${component} has no Form around it. Put it inside a <Form>.`);
  return context;
}
