import { DateTimeInput, FormField } from '@bureau/ui';
import { isInstant } from '@bureau/values';
import type { FieldValues } from 'react-hook-form';
import { type DateTimeFormatOptions, useDateTimeFormat } from '../../controls/useDateTimeFormat.ts';
import type { FieldProps } from '../Field.types.ts';
import { frameProps } from '../frameProps.ts';
import { useParsedField } from '../useParsedField.ts';

export interface DateTimeFieldProps<Values extends FieldValues = FieldValues>
  extends FieldProps<Values, string | null | undefined>, DateTimeFormatOptions {
  /** The day of a time that is typed alone, `yyyy-MM-dd`. Without it, a date is asked for. */
  day?: string | undefined;
}

const isValue = (value: unknown): value is string => isInstant(String(value));

/** Takes an instant, ISO 8601 in UTC: a date with a time, typed or pasted in the user's format or ISO, or chosen in a calendar. */
export function DateTimeField<Values extends FieldValues = FieldValues>({
  dateTimeFormat,
  timeZone,
  day,
  minDate,
  maxDate,
  ...props
}: DateTimeFieldProps<Values>) {
  const options = { dateTimeFormat, timeZone, day, minDate, maxDate };
  const field = useParsedField('DateTimeField', props, useDateTimeFormat(options), isValue);
  return (
    <FormField {...frameProps(props, field)}>
      <DateTimeInput {...field.inputProps} {...options} />
    </FormField>
  );
}
