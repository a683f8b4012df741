import { DurationInput, FormField } from '@bureau/ui';
import type { FieldValues } from 'react-hook-form';
import { useDurationFormat } from '../../controls/useDurationFormat.ts';
import type { FieldProps } from '../Field.types.ts';
import { frameProps } from '../frameProps.ts';
import { useParsedField } from '../useParsedField.ts';

export type DurationFieldProps<Values extends FieldValues = FieldValues> = FieldProps<
  Values,
  number | null | undefined
>;

const isMinutes = (value: unknown): value is number => typeof value === 'number';

/** Takes a duration in whole minutes, typed as `1:30`, `90m`, `1.5h` or `1h 30m`. */
export function DurationField<Values extends FieldValues = FieldValues>(props: DurationFieldProps<Values>) {
  const field = useParsedField('DurationField', props, useDurationFormat(), isMinutes);
  return (
    <FormField {...frameProps(props, field)}>
      <DurationInput {...field.inputProps} />
    </FormField>
  );
}
