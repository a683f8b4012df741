export interface FormValuesProps {
  /** Names what the form sends; without it nothing is sent. */
  readonly name: string | undefined;
  readonly values: readonly (string | number)[];
  readonly isDisabled: boolean | undefined;
}

/** Hands to the form around it what a control holds that is no text that is typed. What is disabled is not sent. */
export function FormValues({ name, values, isDisabled }: FormValuesProps) {
  if (name === undefined || isDisabled === true) return null;
  return values.map((value) => <input key={value} type="hidden" name={name} value={value} />);
}
