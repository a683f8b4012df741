import { ColorInput, type ColorInputProps, FormField, readHex } from '@bureau/ui';
import type { FieldValues } from 'react-hook-form';
import { useFormsMessages } from '../../messages/index.ts';
import type { FieldProps } from '../Field.types.ts';
import { frameProps } from '../frameProps.ts';
import { useParsedField } from '../useParsedField.ts';

export interface ColorFieldProps<Values extends FieldValues = FieldValues>
  extends FieldProps<Values, string | null | undefined>, Pick<ColorInputProps, 'suggestions'> {}

const isColor = (value: unknown): value is string => typeof value === 'string' && readHex(value) === value;

/** Takes a color, as `#rrggbb`. */
export function ColorField<Values extends FieldValues = FieldValues>({
  suggestions,
  ...props
}: ColorFieldProps<Values>) {
  const t = useFormsMessages();
  const format = { parseErrorMessage: t('forms.color.invalid') };
  const field = useParsedField('ColorField', props, format, isColor);
  return (
    <FormField {...frameProps(props, field)}>
      <ColorInput {...field.inputProps} suggestions={suggestions ?? []} />
    </FormField>
  );
}
