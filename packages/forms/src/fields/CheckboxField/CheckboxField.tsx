import type { FieldValues } from 'react-hook-form';
import type { FieldProps } from '../Field.types.ts';
import { RequiredMark, Root } from '../parts/field.styles.ts';
import { FieldNotes } from '../parts/FieldNotes.tsx';
import { useField } from '../useField.ts';
import { Choice } from './CheckboxField.styles.ts';

export type CheckboxFieldProps<Values extends FieldValues = FieldValues> = FieldProps<
  Values,
  boolean | null | undefined
>;

/** Takes a yes or no. An unchecked box is no. */
export function CheckboxField<Values extends FieldValues = FieldValues>({
  label,
  description,
  className,
  ref,
  ...props
}: CheckboxFieldProps<Values>) {
  const field = useField('CheckboxField', { ...props, description });
  const { readOnly, ...controlProps } = field.controlProps;
  return (
    <Root ref={ref} className={className}>
      <Choice>
        <input
          {...controlProps}
          type="checkbox"
          aria-readonly={readOnly}
          checked={field.value === true}
          onChange={({ target }) => {
            if (!readOnly) field.setValue(target.checked);
          }}
        />
        <span>
          {label}
          {field.isRequired && <RequiredMark aria-hidden>*</RequiredMark>}
        </span>
      </Choice>
      <FieldNotes field={field} description={description} />
    </Root>
  );
}
