import { FormField, RecurrenceInput, type RecurrenceInputProps } from '@bureau/ui';
import type { FieldValues } from 'react-hook-form';
import { useRecurrenceCheck } from '../../controls/useRecurrenceCheck.ts';
import type { FieldProps } from '../Field.types.ts';
import { frameProps } from '../frameProps.ts';
import { toText, useField } from '../useField.ts';

export interface RecurrenceFieldProps<Values extends FieldValues = FieldValues>
  extends
    FieldProps<Values, string | null | undefined>,
    Pick<RecurrenceInputProps, 'dateFormat' | 'startDate'> {}

/** Takes how often something recurs, as a recurrence rule (RFC 5545); null for no recurrence. */
export function RecurrenceField<Values extends FieldValues = FieldValues>({
  dateFormat,
  startDate,
  ...props
}: RecurrenceFieldProps<Values>) {
  const check = useRecurrenceCheck();
  const field = useField('RecurrenceField', props, (value) => check(toText(value)));
  return (
    <FormField {...frameProps(props, field)}>
      <RecurrenceInput
        {...field.inputProps}
        {...{ dateFormat, startDate }}
        value={toText(field.value) || null}
        onChange={field.setValue}
      />
    </FormField>
  );
}
