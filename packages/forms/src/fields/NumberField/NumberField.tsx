import { FormField, NumberInput } from '@bureau/ui';
import type { FieldValues } from 'react-hook-form';
import { type NumberFormatOptions, useNumberFormat } from '../../controls/useNumberFormat.ts';
import type { FieldProps } from '../Field.types.ts';
import { frameProps } from '../frameProps.ts';
import { useParsedField } from '../useParsedField.ts';

export interface NumberFieldProps<Values extends FieldValues = FieldValues>
  extends FieldProps<Values, number | null | undefined>, NumberFormatOptions {}

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** Takes a number, typed with the digits and groups of the language, or plain ones. */
export function NumberField<Values extends FieldValues = FieldValues>({
  min,
  max,
  suffix,
  hasDecimals,
  decimals,
  ...props
}: NumberFieldProps<Values>) {
  const options = { min, max, suffix, hasDecimals };
  const field = useParsedField('NumberField', props, useNumberFormat({ ...options, decimals }), isNumber);
  return (
    <FormField {...frameProps(props, field)}>
      <NumberInput {...field.inputProps} {...options} />
    </FormField>
  );
}
