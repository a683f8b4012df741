import { formatPlainDate, localDateFormat, parsePlainDate } from '@bureau/values';
import { useLocale } from 'react-aria-components';
import type { ValueFormat } from './controls.types.ts';
import { type FormsMessages, useFormsMessages } from '../messages/index.ts';

/** Describes how dates are typed, and which are refused. */
export interface DateFormatOptions {
  /** Writes dates in this format of date-fns, the user's `date_format`; as the language does when not given. */
  readonly dateFormat?: string;
  /** Refuses earlier dates, `yyyy-MM-dd`. */
  readonly minDate?: string;
}

/** Shows by an example how dates are typed: the day cannot be taken for a month. */
const exampleDate = '2026-12-31';

/** Gives how dates are written and read in the user's format, and what is said of those that are refused. */
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
