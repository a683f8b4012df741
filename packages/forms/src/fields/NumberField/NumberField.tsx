import type { FieldValues } from 'react-hook-form';
import { NumberControl } from '../../controls/NumberControl.tsx';
import { type NumberFormatOptions, useNumberFormat } from '../../controls/useNumberFormat.ts';
import type { FieldProps } from '../Field.types.ts';
import { ParsedField } from '../ParsedField/index.ts';

export interface NumberFieldProps<Values extends FieldValues = FieldValues>
  extends FieldProps<Values, number | null | undefined>, NumberFormatOptions {}

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** Takes a number, typed with the digits and groups of the language, or plain ones. */
export function NumberField<Values extends FieldValues = FieldValues>({
  min,
  max,
  suffix,
  hasDecimals,
  ...props
}: NumberFieldProps<Values>) {
  return (
    <ParsedField<Values, number>
      {...props}
      component="NumberField"
      valueFormat={useNumberFormat({ min, max, suffix, hasDecimals })}
      isValue={isNumber}
      renderControl={(control) => <NumberControl {...control} min={min} suffix={suffix} />}
    />
  );
}
