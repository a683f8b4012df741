import type { FieldValues } from 'react-hook-form';
import type { FieldProps } from '../Field.types.ts';
import { FieldFrame, frameProps } from '../parts/FieldFrame.tsx';
import { toText, useField } from '../useField.ts';
import { CharacterCount } from './parts/CharacterCount.tsx';
import * as styles from './TextAreaField.styles.ts';

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
    <FieldFrame {...frameProps(props, field)}>
      <styles.Area
        {...field.controlProps}
        style={{ '--rows': rows }}
        rows={rows}
        placeholder={placeholder}
        value={text}
        onChange={({ target }) => field.setValue(target.value === '' ? emptyValue : target.value)}
      />
      {characterLimit !== undefined && <CharacterCount length={text.length} limit={characterLimit} />}
    </FieldFrame>
  );
}
