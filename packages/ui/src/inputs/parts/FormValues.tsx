export interface FormValuesProps {
  /** Names what the form sends; without it nothing is sent. */
  readonly name: string | undefined;
  readonly values: readonly (string | number)[];
  readonly isDisabled: boolean | undefined;
  /** The id of the form, where it is not the one around the control. */
  readonly form?: string | undefined;
}

/** Hands to a form what a control holds, where that is not the text in it. What is disabled is not sent. */
export function FormValues({ name, values, isDisabled, form }: FormValuesProps) {
  if (name === undefined || isDisabled === true) return null;
  return values.map((value) => <input key={value} type="hidden" {...{ name, value, form }} />);
}
