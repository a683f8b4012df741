import type { HTMLInputTypeAttribute, ReactNode } from 'react';
import { FormValues } from '../parts/FormValues.tsx';
import { BoxedInput } from '../parts/inputBox.styles.ts';
import { InputBox } from '../parts/InputBox.tsx';
import type { InputProps } from '../parts/input.types.ts';
import { toAttributes, useFieldProps, useInlineAttributes } from '../parts/useFieldProps.ts';

export interface TextInputProps extends InputProps<string> {
  /** What is typed, which chooses the keyboard of a phone. Defaults to `text`. */
  type?: Extract<HTMLInputTypeAttribute, 'email' | 'password' | 'search' | 'tel' | 'text' | 'url'>;
  /** Lies over the start of the box: an icon, or a short text such as a currency. */
  leading?: ReactNode;
  /** Lies over the end of the box: buttons, an icon, or a short text such as a unit. */
  trailing?: ReactNode;
  /** What a native form sends under `name`, each of them, where it is not the text. */
  formValues?: readonly (number | string)[];
}

/** Takes a text in a single line. */
export function TextInput({
  type = 'text',
  size = 'medium',
  leading,
  trailing,
  formValues,
  name,
  onChange,
  ...props
}: TextInputProps) {
  const attributes = toAttributes(useFieldProps(props));
  const inline = useInlineAttributes();
  // The shell of an inline editor draws the box, which makes the editor quick to open.
  const Input = inline['data-inline'] ? 'input' : BoxedInput;
  return (
    <InputBox leading={leading} trailing={trailing}>
      <Input
        data-size={size === 'small' ? size : undefined}
        {...inline}
        {...attributes}
        name={formValues ? undefined : name}
        type={type}
        onChange={onChange && ((event) => onChange(event.currentTarget.value))}
      />
      {formValues && (
        <FormValues name={name} values={formValues} form={attributes.form} disabled={attributes.disabled} />
      )}
    </InputBox>
  );
}
