import { type DateRange, DateRangeInput, type DateRangeInputProps, FormField } from '@bureau/ui';
import { isPlainDate } from '@bureau/values';
import type { FieldValues } from 'react-hook-form';
import { type DateFormatOptions, useDateFormat } from '../../controls/useDateFormat.ts';
import { useFormsMessages } from '../../messages/index.ts';
import type { FieldProps } from '../Field.types.ts';
import { frameProps } from '../frameProps.ts';
import { useField } from '../useField.ts';

export interface DateRangeFieldProps<Values extends FieldValues = FieldValues>
  extends
    FieldProps<Values, DateRange | null | undefined>,
    DateFormatOptions,
    Pick<DateRangeInputProps, 'today'> {}

const toRange = (value: unknown): DateRange => (typeof value === 'object' && value !== null ? value : {});

/** Takes a range of dates, `{ from, to }` of `yyyy-MM-dd` or null; neither end is given as null. It is refused where its end is before its start. */
export function DateRangeField<Values extends FieldValues = FieldValues>({
  dateFormat,
  minDate,
  maxDate,
  today,
  ...props
}: DateRangeFieldProps<Values>) {
  const messages = useFormsMessages();
  const options = { dateFormat, minDate, maxDate };
  const { parseErrorMessage, validate } = useDateFormat(options);
  const checkEnd = (end: string | null | undefined) => {
    if (!end) return undefined;
    return isPlainDate(end) ? validate?.(end) : parseErrorMessage;
  };
  const field = useField('DateRangeField', props, (value) => {
    const { from, to } = toRange(value);
    const isBackwards = from && to && to < from;
    return checkEnd(from) ?? checkEnd(to) ?? (isBackwards ? messages('forms.error.dateOrder') : undefined);
  });
  return (
    <FormField {...frameProps(props, field)}>
      <DateRangeInput
        {...field.inputProps}
        {...options}
        today={today}
        value={toRange(field.value)}
        onChange={({ from, to }) => field.setValue(from || to ? { from, to } : null)}
      />
    </FormField>
  );
}
