import type { RootProps } from '@bureau/ui';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ISchema } from 'yup';
import type { FormRules, GetErrorMessage } from '../validation/index.ts';

/** Describes the props of a RulesForm. `Input` is what is typed, `Output` what the rules make of it. */
export interface RulesFormProps<Input extends FieldValues, Output> extends RootProps<HTMLFormElement> {
  /** What a valid form is. A message that a rule states itself wins over the catalogue's. */
  readonly rules: FormRules<Output>;
  /** The first value of every field. Later changes are ignored: give the Form another `key` instead. */
  readonly defaultValues: Input;
  /** Lays values that were typed earlier over the default values; the form is dirty by them. Read once. */
  readonly initialDraft?: Partial<Input>;
  /** Shows messages at fields from the start, by their paths, until each is edited: what was refused before. Read once. */
  readonly initialErrors?: Readonly<Record<string, string>>;
  /**
   * Saves the valid values; it is never called twice at once. Throw a `FormError` to show messages at fields. What was typed stays,
   * whatever happens.
   */
  onSubmit: (values: Output) => Promise<unknown> | void;
  /** Runs when `onSubmit` fails with something else than a `FormError`, or a rule itself does; without it the error is reported as uncaught. */
  onSubmitError?: (error: unknown) => void;
  /** Runs with all values whenever one changes, so that an application can keep a draft. */
  onValuesChange?: (values: Input) => void;
  /** Runs when the form becomes dirty or clean, so that an application can ask before leaving. */
  onDirtyChange?: (isDirty: boolean) => void;
  /** Messages for broken rules that state none; those of the catalogue when it returns undefined. */
  getErrorMessage?: GetErrorMessage;
  /** Names the form and makes it a landmark. */
  readonly label?: string;
  /** Focuses the first field when the form appears. */
  readonly hasInitialFocus?: boolean;
  /** The fields, and the actions at their end. */
  readonly children: ReactNode;
}

/** Describes the props of a Form. `Input` is what is typed, `Output` what the schema makes of it. */
export interface FormProps<Input extends FieldValues, Output> extends Omit<
  RulesFormProps<Input, Output>,
  'rules'
> {
  /** What a valid form is. A message that the schema states itself wins over the catalogue's. */
  readonly schema: ISchema<Output>;
}
