import { FormField, TextArea } from '@bureau/ui';
import type { FieldValues } from 'react-hook-form';
import type { FieldProps } from '../Field.types.ts';
import { frameProps } from '../frameProps.ts';
import { toText, useField } from '../useField.ts';

export interface TextAreaFieldProps<Values extends FieldValues = FieldValues> extends FieldProps<
  Values,
  string | null | undefined
> {
  /** The least number of lines; the field grows with its text. */
  readonly rows?: number;
  /** Shows how many characters are left when the text comes near this length. Nothing is cut: the schema refuses. */
  readonly characterLimit?: number;
  /** Shows an example while the field is empty; never in place of the label. */
  readonly placeholder?: string;
  /** The value of a field that was emptied. Defaults to an empty text. Use null where the record has null. */
  readonly emptyValue?: '' | null;
}

/** Takes a text of several lines. */
export function TextAreaField<Values extends FieldValues = FieldValues>({
  rows = 4,
  characterLimit,
  placeholder,
  emptyValue = '',
  ...props
}: TextAreaFieldProps<Values>) {
  const field = useField('TextAreaField', props);
  const text = toText(field.value);
  return (
    <FormField
      {...frameProps(props, field)}
      count={characterLimit === undefined ? undefined : { length: text.length, limit: characterLimit }}
    >
      <TextArea
        {...field.inputProps}
        rows={rows}
        placeholder={placeholder}
        value={text}
        onChange={(next) => field.setValue(next === '' ? emptyValue : next)}
      />
    </FormField>
  );
}
