import { isPlainDate } from '@bureau/values';
import type { FieldValues } from 'react-hook-form';
import { DateControl } from '../../controls/DateControl/index.ts';
import { type DateFormatOptions, useDateFormat } from '../../controls/useDateFormat.ts';
import type { FieldProps } from '../Field.types.ts';
import { ParsedField } from '../ParsedField/index.ts';

export interface DateFieldProps<Values extends FieldValues = FieldValues>
  extends FieldProps<Values, string | null | undefined>, DateFormatOptions {}

const isDate = (value: unknown): value is string => typeof value === 'string' && isPlainDate(value);

/** Takes a date, `yyyy-MM-dd`: typed or pasted in the user's format or ISO, or chosen in a calendar. */
export function DateField<Values extends FieldValues = FieldValues>({
  dateFormat,
  minDate,
  ...props
}: DateFieldProps<Values>) {
  const dateFormatter = useDateFormat({ dateFormat, minDate });
  return (
    <ParsedField<Values, string>
      {...props}
      component="DateField"
      valueFormat={dateFormatter}
      isValue={isDate}
      renderControl={(control) => (
        <DateControl
          {...control}
          dateFormatter={dateFormatter}
          minDate={minDate}
          isClearable={control['aria-required'] !== true}
        />
      )}
    />
  );
}
