import { FormField, TimeInput, type TimeInputProps } from '@bureau/ui';
import { formatPlainTime, has12Hours, isPlainTime } from '@bureau/values';
import { useLocale } from 'react-aria-components';
import type { FieldValues } from 'react-hook-form';
import { useFormsMessages } from '../../messages/index.ts';
import type { FieldProps } from '../Field.types.ts';
import { frameProps } from '../frameProps.ts';
import { useParsedField } from '../useParsedField.ts';

export interface TimeFieldProps<Values extends FieldValues = FieldValues>
  extends FieldProps<Values, string | null | undefined>, Pick<TimeInputProps, 'dateTimeFormat' | 'step'> {}

const isTime = (value: unknown): value is string => typeof value === 'string' && isPlainTime(value);

/** Shows by an example how times are typed: the afternoon cannot be taken for the morning. */
const exampleTime = '14:30';

/** Takes a time of day, `HH:mm`, typed with 12 hours or with 24. */
export function TimeField<Values extends FieldValues = FieldValues>({
  dateTimeFormat,
  step,
  ...props
}: TimeFieldProps<Values>) {
  const messages = useFormsMessages();
  const { locale } = useLocale();
  const example = formatPlainTime(exampleTime, has12Hours(dateTimeFormat, locale));
  const format = { parseErrorMessage: messages('forms.time.invalid', { example }) };
  const field = useParsedField('TimeField', props, format, isTime);
  return (
    <FormField {...frameProps(props, field)}>
      <TimeInput {...field.inputProps} {...{ dateTimeFormat, step }} />
    </FormField>
  );
}
