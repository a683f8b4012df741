import { isPlainDate } from '@bureau/values';
import type { FieldValues } from 'react-hook-form';
import { DateControl } from '../../controls/DateControl/index.ts';
import { type DateRules, useDates } from '../../controls/useDates.ts';
import type { FieldProps } from '../Field.types.ts';
import { TypedField } from '../TypedField/index.ts';

export interface DateFieldProps<Values extends FieldValues = FieldValues>
  extends FieldProps<Values, string | null | undefined>, DateRules {}

const isDate = (value: unknown): value is string => typeof value === 'string' && isPlainDate(value);

/** Takes a date, `yyyy-MM-dd`: typed or pasted in the user's format or ISO, or chosen in a calendar. */
export function DateField<Values extends FieldValues = FieldValues>({
  dateFormat,
  minDate,
  ...props
}: DateFieldProps<Values>) {
  const dates = useDates({ dateFormat, minDate });
  return (
    <TypedField<Values, string>
      {...props}
      component="DateField"
      notation={dates}
      isValue={isDate}
      renderControl={(control) => (
        <DateControl
          {...control}
          dates={dates}
          minDate={minDate}
          isClearable={control['aria-required'] !== true}
        />
      )}
    />
  );
}
