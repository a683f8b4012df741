import type { InputHTMLAttributes } from 'react';
import { TextInput } from './control.styles.ts';
import type { TypedControlProps } from './controls.types.ts';

export interface TypedInputProps
  extends
    TypedControlProps,
    Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'inputMode'> {}

/** Takes a text in a single line. */
export function TypedInput({ onValueChange, autoComplete = 'off', ...props }: TypedInputProps) {
  return (
    <TextInput
      {...props}
      autoComplete={autoComplete}
      onChange={({ target }) => onValueChange(target.value)}
    />
  );
}
