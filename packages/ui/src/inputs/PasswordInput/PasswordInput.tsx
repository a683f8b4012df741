import { Eye, EyeOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { useUiMessages } from '../../provider/messages/index.ts';
import type { InputProps } from '../parts/input.types.ts';
import { useFieldProps } from '../parts/useFieldProps.ts';
import { TextInput } from '../TextInput/index.ts';
import { CapsLockHint, Root } from './PasswordInput.styles.ts';
import { useCapsLock } from './useCapsLock.ts';

export interface PasswordInputProps extends InputProps<string> {
  /** Sets whether a password manager fills in the password of the account or offers a new one. */
  autoComplete: 'current-password' | 'new-password' | 'off';
}

/** Takes a password. It can be shown, is hidden again when its form is submitted, and can be pasted. */
export function PasswordInput({ ref, ...props }: PasswordInputProps) {
  const t = useUiMessages();
  const inputRef = useObjectRef(ref);
  const { isDisabled } = useFieldProps(props);
  const [isShown, setIsShown] = useState(false);
  const capsLock = useCapsLock();

  useEffect(() => {
    const form = inputRef.current?.form;
    const hide = () => setIsShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, [inputRef]);

  return (
    <Root {...capsLock.handlers}>
      <TextInput
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...props}
        ref={inputRef}
        type={isShown ? 'text' : 'password'}
        trailing={
          <IconButton
            label={t(isShown ? 'ui.password.hide' : 'ui.password.show')}
            icon={isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
            isDisabled={isDisabled}
            preventFocusOnPress
            onPress={() => setIsShown(!isShown)}
          />
        }
      />
      <CapsLockHint role="status">{capsLock.isOn && t('ui.password.capsLock')}</CapsLockHint>
    </Root>
  );
}
