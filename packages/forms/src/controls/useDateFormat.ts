import { formatPlainDate, localDateFormat, parsePlainDate } from '@bureau/values';
import { useLocale } from 'react-aria-components';
import type { ValueFormat } from './controls.types.ts';
import { type FormsMessages, useFormsMessages } from '../messages/index.ts';

/** Describes how dates are typed, and which are refused. */
export interface DateFormatOptions {
  /** Writes dates in this format of date-fns, the user's `date_format`. Defaults to the format of the language. */
  readonly dateFormat?: string;
  /** Refuses earlier dates, `yyyy-MM-dd`. */
  readonly minDate?: string;
}

/** Shows by an example how dates are typed: the day cannot be taken for a month. */
const exampleDate = '2026-12-31';

/** Returns how dates are formatted, parsed and validated in the user's format. */
export function useDateFormat({ dateFormat, minDate }: DateFormatOptions): ValueFormat<string> {
  const messages = useFormsMessages();
  const { locale } = useLocale();
  const pattern = dateFormat ?? localDateFormat(locale);
  const format = (date: string) => formatPlainDate(date, pattern);
  return {
    format,
    parse: (text: string) => parsePlainDate(text, pattern),
    parseErrorMessage: messages('forms.date.invalid', { example: format(exampleDate) }),
    validate: (date: string) => checkDate(date, minDate, format, messages),
  };
}

function checkDate(
  date: string,
  minDate: string | undefined,
  format: (date: string) => string,
  messages: FormsMessages,
): string | undefined {
  const isTooEarly = minDate !== undefined && date < minDate;
  return isTooEarly ? messages('forms.date.min', { date: format(minDate) }) : undefined;
}
