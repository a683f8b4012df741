import { formatPlainDate, localDateFormat, parsePlainDate } from '@bureau/values';
import { useLocale } from 'react-aria-components';
import type { ValueFormat } from './controls.types.ts';
import { type FormsMessages, useFormsMessages } from '../messages/index.ts';

/** Describes how dates are typed, and which are refused. */
export interface DateFormatOptions {
  /** Writes dates in this format of date-fns, the user's `date_format`. Defaults to the format of the language. */
  readonly dateFormat?: string;
  /** Refuses earlier dates, `yyyy-MM-dd`. */
  readonly minDate?: string | undefined;
  /** Refuses later dates, `yyyy-MM-dd`. */
  readonly maxDate?: string | undefined;
}

/** Shows by an example how dates are typed: the day cannot be taken for a month. */
const exampleDate = '2026-12-31';

/** Returns how dates are formatted, parsed and validated in the user's format. */
export function useDateFormat({ dateFormat, ...limits }: DateFormatOptions): ValueFormat<string> {
  const messages = useFormsMessages();
  const { locale } = useLocale();
  const pattern = dateFormat ?? localDateFormat(locale);
  const format = (date: string) => formatPlainDate(date, pattern);
  return {
    format,
    parse: (text: string) => parsePlainDate(text, pattern),
    parseErrorMessage: messages('forms.date.invalid', { example: format(exampleDate) }),
    validate: (date: string) => checkDate(date, limits, format, messages),
  };
}

/** Returns the error message of a date that is before the first or after the last one. */
export function checkDate(
  date: string,
  { minDate, maxDate }: Pick<DateFormatOptions, 'maxDate' | 'minDate'>,
  format: (date: string) => string,
  messages: FormsMessages,
): string | undefined {
  if (minDate !== undefined && date < minDate) return messages('forms.date.min', { date: format(minDate) });
  if (maxDate !== undefined && date > maxDate) return messages('forms.date.max', { date: format(maxDate) });
  return undefined;
}
