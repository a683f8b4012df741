import type { FieldValues } from 'react-hook-form';
import { TypedInput } from '../../controls/TypedInput.tsx';
import { useDurations } from '../../controls/useDurations.ts';
import type { FieldProps } from '../Field.types.ts';
import { TypedField } from '../TypedField/index.ts';

export type DurationFieldProps<Values extends FieldValues = FieldValues> = FieldProps<
  Values,
  number | null | undefined
>;

const isMinutes = (value: unknown): value is number => typeof value === 'number';

/** Takes a duration in whole minutes, typed as `1:30`, `90m`, `1.5h` or `1h 30m`. */
export function DurationField<Values extends FieldValues = FieldValues>(props: DurationFieldProps<Values>) {
  return (
    <TypedField<Values, number>
      {...props}
      component="DurationField"
      notation={useDurations()}
      isValue={isMinutes}
      renderControl={(control) => <TypedInput {...control} />}
    />
  );
}
