import { DateTimeInput, useTimeZone } from '@bureau/ui';
import { formatInstant } from '@bureau/values';
import { type DateTimeFormatOptions, useDateTimeFormat } from '../../controls/useDateTimeFormat.ts';
import type { InlineEditorProps } from '../inline.types.ts';
import { InlineParsed } from '../InlineParsed/index.ts';

/** Describes the editor of an instant, ISO 8601 in UTC; null is none. */
export interface InlineDateTimeProps
  extends InlineEditorProps<string | null, string>, DateTimeFormatOptions {}

/**
 * Edits a date with a time in its place (docs/product.md §2, Behaviour of the inline editors): typed or pasted in the user's format or ISO, or
 * chosen in a calendar. A time that is typed alone is one of the day that it had. A press outside does not discard what was typed.
 */
export function InlineDateTime({
  dateTimeFormat,
  timeZone: givenZone,
  minDate,
  maxDate,
  ...props
}: InlineDateTimeProps) {
  const { value } = props;
  const timeZone = useTimeZone(givenZone);
  const day = value == null ? undefined : formatInstant(value, { timeZone, dateTimeFormat: 'yyyy-MM-dd' });
  const options = { dateTimeFormat, timeZone, day, minDate, maxDate };
  const valueFormat = useDateTimeFormat(options);
  return (
    <InlineParsed<string>
      {...props}
      valueFormat={valueFormat}
      renderValue={valueFormat.format}
      discardsOnOutsidePress={false}
      renderInput={(input) => <DateTimeInput {...input} {...options} />}
    />
  );
}
