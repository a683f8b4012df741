import type { FieldValues } from 'react-hook-form';
import { NumberControl } from '../../controls/NumberControl.tsx';
import { type NumberRules, useWholeNumbers } from '../../controls/useWholeNumbers.ts';
import type { FieldProps } from '../Field.types.ts';
import { TypedField } from '../TypedField/index.ts';

export interface NumberFieldProps<Values extends FieldValues = FieldValues>
  extends FieldProps<Values, number | null | undefined>, NumberRules {}

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** Takes a whole number, typed with the digits and groups of the language, or plain ones. */
export function NumberField<Values extends FieldValues = FieldValues>({
  min,
  max,
  suffix,
  ...props
}: NumberFieldProps<Values>) {
  return (
    <TypedField<Values, number>
      {...props}
      component="NumberField"
      notation={useWholeNumbers({ min, max, suffix })}
      isValue={isNumber}
      renderControl={(control) => <NumberControl {...control} min={min} suffix={suffix} />}
    />
  );
}
