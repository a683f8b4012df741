import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { type FieldValues, useFormState } from 'react-hook-form';
import { useFormsMessages } from '../../messages/index.ts';
import type { FieldProps } from '../Field.types.ts';
import { TextFieldRoot } from '../parts/field.styles.ts';
import { FieldFrame } from '../parts/FieldFrame.tsx';
import { toText, useField } from '../useField.ts';
import * as styles from './PasswordField.styles.ts';
import { useCapsLock } from './useCapsLock.ts';

export interface PasswordFieldProps<Values extends FieldValues = FieldValues> extends FieldProps<
  Values,
  string | null | undefined
> {
  /** Tells a password manager whether to fill in the password of the account or to offer a new one. */
  readonly autoComplete: 'current-password' | 'new-password';
}

/** Takes a password. It can be shown, is hidden again when it is submitted, and can be pasted. */
export function PasswordField<Values extends FieldValues = FieldValues>({
  name,
  label,
  description,
  isRequired,
  isReadOnly,
  isDisabled,
  autoComplete,
  className,
  ref,
}: PasswordFieldProps<Values>) {
  const field = useField('PasswordField', name, isRequired);
  const messages = useFormsMessages();
  const { isSubmitting } = useFormState();
  const [isRevealed, setIsRevealed] = useState(false);
  const capsLock = useCapsLock();
  const isShown = isRevealed && !isSubmitting;
  return (
    <TextFieldRoot
      ref={ref}
      className={className}
      name={name}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      value={toText(field.value)}
      onChange={field.setValue}
      onBlur={field.onBlur}
      isRequired={field.isRequired}
      isReadOnly={isReadOnly}
      isDisabled={isDisabled}
      isInvalid={field.error !== undefined}
      validationBehavior="aria"
    >
      <FieldFrame label={label} description={description} error={field.error} isRequired={field.isRequired}>
        <div {...capsLock.handlers}>
          <styles.Control>
            <styles.PasswordInput
              {...field.controlProps}
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
            />
            <styles.RevealButton
              label={messages(isShown ? 'forms.password.hide' : 'forms.password.show')}
              icon={isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
              isDisabled={isDisabled}
              preventFocusOnPress
              onPress={() => setIsRevealed(!isRevealed)}
            />
          </styles.Control>
          <styles.CapsLockHint role="status">
            {capsLock.isOn && messages('forms.password.capsLock')}
          </styles.CapsLockHint>
        </div>
      </FieldFrame>
    </TextFieldRoot>
  );
}
