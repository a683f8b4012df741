import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { type FieldValues, useFormState } from 'react-hook-form';
import { useFormsMessages } from '../../messages/index.ts';
import type { FieldProps } from '../Field.types.ts';
import { FieldFrame, frameProps } from '../parts/FieldFrame.tsx';
import { toText, useField } from '../useField.ts';
import * as styles from './PasswordField.styles.ts';
import { useCapsLock } from './useCapsLock.ts';

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
  const messages = useFormsMessages();
  const { isSubmitting } = useFormState();
  const [isRevealed, setIsRevealed] = useState(false);
  const capsLock = useCapsLock();
  const isShown = isRevealed && !isSubmitting;
  return (
    <FieldFrame {...frameProps(props, field)}>
      <div {...capsLock.handlers}>
        <styles.Control>
          <styles.PasswordInput
            {...field.controlProps}
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            value={toText(field.value)}
            onChange={({ target }) => field.setValue(target.value)}
          />
          <styles.RevealButton
            label={messages(isShown ? 'forms.password.hide' : 'forms.password.show')}
            icon={isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
            isDisabled={props.isDisabled}
            preventFocusOnPress
            onPress={() => setIsRevealed(!isRevealed)}
          />
        </styles.Control>
        <styles.CapsLockHint role="status">
          {capsLock.isOn && messages('forms.password.capsLock')}
        </styles.CapsLockHint>
      </div>
    </FieldFrame>
  );
}
