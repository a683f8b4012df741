import type { FieldValues } from 'react-hook-form';
import { NumberControl } from '../../controls/NumberControl.tsx';
import { type NumberRules, useNumbers } from '../../controls/useNumbers.ts';
import type { FieldProps } from '../Field.types.ts';
import { TypedField } from '../TypedField/index.ts';

export interface NumberFieldProps<Values extends FieldValues = FieldValues>
  extends FieldProps<Values, number | null | undefined>, NumberRules {}

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
    <TypedField<Values, number>
      {...props}
      component="NumberField"
      notation={useNumbers({ min, max, suffix, hasDecimals })}
      isValue={isNumber}
      renderControl={(control) => <NumberControl {...control} min={min} suffix={suffix} />}
    />
  );
}
