import { FormField, PhoneInput, TextInput } from '@bureau/ui';
import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { FieldProps } from '../Field.types.ts';
import { frameProps } from '../frameProps.ts';
import { toText, useField } from '../useField.ts';

export interface TextFieldProps<Values extends FieldValues = FieldValues> extends FieldProps<
  Values,
  string | null | undefined
> {
  /** What is typed, which chooses the keyboard of a phone. A telephone number (`tel`) is written with digits, spaces and hyphens alone once it is left. */
  readonly type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'url' | 'tel' | 'search'>;
  /** Sets what the browser may fill in: `email`, `username`, `off`. */
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  /** Chooses the keyboard of a phone where `type` does not. */
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel' | 'url';
  /** Shows an example while the field is empty; never in place of the label. */
  readonly placeholder?: string;
  /** The value of a field that was emptied. Defaults to an empty text. Use null where the record has null. */
  readonly emptyValue?: '' | null;
}

/** Takes a text in a single line. */
export function TextField<Values extends FieldValues = FieldValues>({
  type = 'text',
  autoComplete,
  inputMode,
  placeholder,
  emptyValue = '',
  ...props
}: TextFieldProps<Values>) {
  const field = useField('TextField', props);
  const Input = type === 'tel' ? PhoneInput : TextInput;
  return (
    <FormField {...frameProps(props, field)}>
      <Input
        {...field.inputProps}
        type={type}
        autoComplete={autoComplete}
        inputMode={inputMode}
        placeholder={placeholder}
        value={toText(field.value)}
        onChange={(text) => field.setValue(text === '' ? emptyValue : text)}
      />
    </FormField>
  );
}
