import type { ChangeEvent, InputHTMLAttributes, Ref } from 'react';
import { TextInput } from './control.styles.ts';
import type { TextControlProps } from './controls.types.ts';

export interface TextInputElementProps
  extends
    TextControlProps,
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
export function TextControl({ onValueChange, autoComplete = 'off', ...props }: TextInputElementProps) {
  const Input = props['data-inline'] ? 'input' : TextInput;
  return (
    <Input
      {...props}
      autoComplete={autoComplete}
      onChange={({ target }: ChangeEvent<HTMLInputElement>) => onValueChange(target.value)}
    />
  );
}
