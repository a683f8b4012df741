import { useTimeZone } from '@bureau/ui';
import {
  formatInstant,
  formatPlainDate,
  localDateFormat,
  localDateTimeFormat,
  parseInstant,
} from '@bureau/values';
import { useLocale } from 'react-aria-components';
import { useFormsMessages } from '../messages/index.ts';
import type { ValueFormat } from './controls.types.ts';
import { checkDate, type DateFormatOptions } from './useDateFormat.ts';

/** Describes how dates with a time are typed, and which are refused. */
export interface DateTimeFormatOptions extends Pick<DateFormatOptions, 'maxDate' | 'minDate'> {
  /** Writes date and time in this format of date-fns, the user's `date_time_format`. Defaults to the format of the language. */
  readonly dateTimeFormat?: string | undefined;
  /** Names the time zone in which they are written, `Europe/Berlin`. Defaults to that of `BureauProvider`. */
  readonly timeZone?: string | undefined;
}

/** Shows by an example how dates with a time are typed: neither day and month nor the halves of the day can be mistaken. */
const exampleInstant = '2026-12-31T14:30:00Z';

/** Returns how instants, ISO 8601 in UTC, are formatted, parsed and validated in the user's format and time zone; a time alone is one of the `day`, `yyyy-MM-dd`. */
export function useDateTimeFormat({
  dateTimeFormat: given,
  timeZone: givenZone,
  day,
  ...limits
}: DateTimeFormatOptions & { readonly day?: string | undefined }): ValueFormat<string> {
  const messages = useFormsMessages();
  const { locale } = useLocale();
  const timeZone = useTimeZone(givenZone);
  const dateTimeFormat = given ?? localDateTimeFormat(locale);
  const options = { timeZone, dateTimeFormat };
  const example = formatInstant(exampleInstant, { timeZone: 'UTC', dateTimeFormat });
  const dateOf = (instant: string) => formatInstant(instant, { timeZone, dateTimeFormat: 'yyyy-MM-dd' });
  const formatDate = (date: string) => formatPlainDate(date, localDateFormat(locale));
  return {
    format: (instant) => formatInstant(instant, options),
    parse: (text) => parseInstant(text, { ...options, day, language: locale }),
    parseErrorMessage: messages('forms.dateTime.invalid', { example }),
    validate: (instant) => checkDate(dateOf(instant), limits, formatDate, messages),
  };
}
