import { normalizePhone } from '@bureau/values';
import type { FocusEvent, KeyboardEvent } from 'react';
import type { InputProps } from '../parts/input.types.ts';
import { useInputValue } from '../parts/useInputValue.ts';
import { TextInput } from '../TextInput/index.ts';

export type PhoneInputProps = InputProps<string>;

/**
 * Takes a telephone number, in any country's way of writing it. Once it is left, or its form sent by Enter, the number is written with digits, spaces and hyphens alone, as
 * `normalizePhone` does; what is no number stays as it was typed. It runs from left to right in every language.
 */
export function PhoneInput({
  value,
  defaultValue,
  onChange,
  onBlur,
  onKeyDown,
  ref,
  ...props
}: PhoneInputProps) {
  const [text, setText, inputRef] = useInputValue(ref, value, defaultValue ?? '', onChange);
  const normalize = ({ readOnly }: HTMLInputElement) => {
    const normalized = normalizePhone(text);
    if (normalized !== undefined && normalized !== text && !readOnly) setText(normalized);
  };
  return (
    <TextInput
      autoComplete="tel"
      {...props}
      ref={inputRef}
      type="tel"
      dir="ltr"
      value={text}
      onChange={setText}
      onBlur={(event: FocusEvent<HTMLInputElement>) => {
        normalize(event.currentTarget);
        onBlur?.(event);
      }}
      onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
        if (event.key === 'Enter') normalize(event.currentTarget);
        onKeyDown?.(event);
      }}
    />
  );
}
