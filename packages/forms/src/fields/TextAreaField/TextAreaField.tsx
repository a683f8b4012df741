import type { FieldValues } from 'react-hook-form';
import type { FieldProps } from '../Field.types.ts';
import { TextFieldRoot } from '../parts/field.styles.ts';
import { FieldFrame } from '../parts/FieldFrame.tsx';
import { toText, useField } from '../useField.ts';
import { CharacterCount } from './parts/CharacterCount.tsx';
import * as styles from './TextAreaField.styles.ts';

export interface TextAreaFieldProps<Values extends FieldValues = FieldValues> extends FieldProps<
  Values,
  string | null | undefined
> {
  /** Gives the least number of lines; the field grows with its text. */
  readonly rows?: number;
  /** Shows how many characters are left when the text comes near this length. Nothing is cut: the schema refuses. */
  readonly characterLimit?: number;
  /** Shows an example while the field is empty; never in place of the label. */
  readonly placeholder?: string;
  /** Stands for a field that was emptied; an empty text when not given. Use null where the record has null. */
  readonly emptyValue?: '' | null;
}

/** Takes a text of several lines. */
export function TextAreaField<Values extends FieldValues = FieldValues>({
  name,
  label,
  description,
  isRequired,
  isReadOnly,
  isDisabled,
  rows = 4,
  characterLimit,
  placeholder,
  emptyValue = '',
  className,
  ref,
}: TextAreaFieldProps<Values>) {
  const field = useField('TextAreaField', name, isRequired);
  const text = toText(field.value);
  return (
    <TextFieldRoot
      ref={ref}
      className={className}
      name={name}
      value={text}
      onChange={(typed) => field.setValue(typed === '' ? emptyValue : typed)}
      onBlur={field.onBlur}
      isRequired={field.isRequired}
      isReadOnly={isReadOnly}
      isDisabled={isDisabled}
      isInvalid={field.error !== undefined}
      validationBehavior="aria"
    >
      <FieldFrame label={label} description={description} error={field.error} isRequired={field.isRequired}>
        <styles.Area
          {...field.controlProps}
          style={{ '--rows': rows }}
          rows={rows}
          placeholder={placeholder}
        />
        {characterLimit !== undefined && <CharacterCount length={text.length} limit={characterLimit} />}
      </FieldFrame>
    </TextFieldRoot>
  );
}
