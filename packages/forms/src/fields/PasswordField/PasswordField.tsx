import { FormField, PasswordInput } from '@bureau/ui';
import type { FieldValues } from 'react-hook-form';
import type { FieldProps } from '../Field.types.ts';
import { frameProps } from '../frameProps.ts';
import { toText, useField } from '../useField.ts';

export interface PasswordFieldProps<Values extends FieldValues = FieldValues> extends FieldProps<
  Values,
  string | null | undefined
> {
  /** Sets whether a password manager fills in the password of the account or offers a new one. */
  readonly autoComplete: 'current-password' | 'new-password';
}

/** Takes a password. It can be shown, is hidden again when it is submitted, and can be pasted. */
export function PasswordField<Values extends FieldValues = FieldValues>({
  autoComplete,
  ...props
}: PasswordFieldProps<Values>) {
  const field = useField('PasswordField', props);
  return (
    <FormField {...frameProps(props, field)}>
      <PasswordInput
        {...field.inputProps}
        autoComplete={autoComplete}
        value={toText(field.value)}
        onChange={field.setValue}
      />
    </FormField>
  );
}
