import { formatPlainDate, localDateFormat, parsePlainDate } from '@bureau/values';
import { useLocale } from 'react-aria-components';
import type { Notation } from './controls.types.ts';
import { type FormsMessages, useFormsMessages } from '../messages/index.ts';

/** Describes how dates are typed, and which are refused. */
export interface DateRules {
  /** Writes dates in this format of date-fns, the user's `date_format`; as the language does when not given. */
  readonly dateFormat?: string;
  /** Refuses earlier dates, `yyyy-MM-dd`. */
  readonly minDate?: string;
}

/** Shows by an example how dates are typed: the day cannot be taken for a month. */
const exampleDate = '2026-12-31';

/** Gives how dates are written and read in the user's format, and what is said of those that are refused. */
export function useDates({ dateFormat, minDate }: DateRules): Notation<string> {
  const messages = useFormsMessages();
  const { locale } = useLocale();
  const format = dateFormat ?? localDateFormat(locale);
  const write = (date: string) => formatPlainDate(date, format);
  return {
    write,
    read: (text: string) => parsePlainDate(text, format),
    unreadable: messages('forms.date.invalid', { example: write(exampleDate) }),
    check: (date: string) => checkDate(date, minDate, write, messages),
  };
}

function checkDate(
  date: string,
  minDate: string | undefined,
  write: (date: string) => string,
  messages: FormsMessages,
): string | undefined {
  const isTooEarly = minDate !== undefined && date < minDate;
  return isTooEarly ? messages('forms.date.min', { date: write(minDate) }) : undefined;
}
