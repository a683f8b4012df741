import type { ChangeEvent, InputHTMLAttributes, Ref } from 'react';
import { TextInput } from './control.styles.ts';
import type { TypedControlProps } from './controls.types.ts';

export interface TypedInputProps
  extends
    TypedControlProps,
    Pick<
      InputHTMLAttributes<HTMLInputElement>,
      | 'type'
      | 'autoComplete'
      | 'inputMode'
      | 'role'
      | 'onKeyDown'
      | 'aria-haspopup'
      | 'aria-expanded'
      | 'aria-controls'
    > {
  readonly ref?: Ref<HTMLInputElement>;
}

/** Takes a text in a single line. In an inline editor the shell draws it, which makes it quick to open. */
export function TypedInput({ onValueChange, autoComplete = 'off', ...props }: TypedInputProps) {
  const Input = props['data-inline'] ? 'input' : TextInput;
  return (
    <Input
      {...props}
      autoComplete={autoComplete}
      onChange={({ target }: ChangeEvent<HTMLInputElement>) => onValueChange(target.value)}
    />
  );
}
