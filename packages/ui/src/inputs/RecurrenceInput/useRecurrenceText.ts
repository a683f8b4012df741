import { useCallback } from 'react';
import { useLocale } from 'react-aria-components';
import { useRecurrenceMessages } from './useRecurrenceMessages.ts';
import { describeRecurrence } from './describeRecurrence.ts';

/** Returns what says a recurrence rule in the language of the page: `FREQ=WEEKLY;BYDAY=MO` as “Every week on Monday”. */
export function useRecurrenceText(): (rule: string) => string {
  const { locale } = useLocale();
  const t = useRecurrenceMessages();
  return useCallback((rule) => describeRecurrence(rule, locale, t), [locale, t]);
}
