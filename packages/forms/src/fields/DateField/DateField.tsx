import { DateInput, FormField } from '@bureau/ui';
import { isPlainDate } from '@bureau/values';
import type { FieldValues } from 'react-hook-form';
import { type DateFormatOptions, useDateFormat } from '../../controls/useDateFormat.ts';
import type { FieldProps } from '../Field.types.ts';
import { frameProps } from '../frameProps.ts';
import { useParsedField } from '../useParsedField.ts';

export interface DateFieldProps<Values extends FieldValues = FieldValues>
  extends FieldProps<Values, string | null | undefined>, DateFormatOptions {}

const isDate = (value: unknown): value is string => typeof value === 'string' && isPlainDate(value);

/** Takes a date, `yyyy-MM-dd`: typed or pasted in the user's format or ISO, or chosen in a calendar. */
export function DateField<Values extends FieldValues = FieldValues>({
  dateFormat,
  minDate,
  maxDate,
  ...props
}: DateFieldProps<Values>) {
  const options = { dateFormat, minDate, maxDate };
  const field = useParsedField('DateField', props, useDateFormat(options), isDate);
  return (
    <FormField {...frameProps(props, field)}>
      <DateInput {...field.inputProps} {...options} />
    </FormField>
  );
}
