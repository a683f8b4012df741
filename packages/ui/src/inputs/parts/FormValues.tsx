import type { InputHTMLAttributes } from 'react';

/** Names what the form sends, and which form where it is not the one around the control; without a name nothing is sent. */
interface FormValuesProps extends Pick<InputHTMLAttributes<HTMLInputElement>, 'disabled' | 'form' | 'name'> {
  readonly values: readonly (string | number)[];
}

/** Hands to a form what a control holds, where that is not the text in it. What is disabled is not sent. */
export const FormValues = ({ values, ...input }: FormValuesProps) =>
  input.name && values.map((value) => <input key={value} type="hidden" value={value} {...input} />);
