import { findOccurrences, readRecurrence } from '@bureau/values';
import { useEffect, useState } from 'react';
import { useLocale } from 'react-aria-components';
import { Text } from '../../../primitives/Text/index.ts';
import { useRecurrenceMessages } from '../useRecurrenceMessages.ts';
import { Summary } from '../RecurrenceInput.styles.ts';
import { useRecurrenceText } from '../useRecurrenceText.ts';

/** How many of the next dates are shown. */
const shownDates = 3;

/** Finds the next dates of a rule. They are left out where what counts them does not load, or does not run. */
function useNextDates(rule: string, startDate: string): readonly string[] | undefined {
  const [dates, setDates] = useState<readonly string[]>();
  useEffect(() => {
    let isCurrent = true;
    const show = (found: readonly string[] | undefined) => {
      if (isCurrent) setDates(found);
    };
    findOccurrences(rule, { after: startDate, limit: shownDates }).then(show, () => show(undefined));
    return () => {
      isCurrent = false;
    };
  }, [rule, startDate]);
  return dates;
}

interface RecurrenceSummaryProps {
  readonly rule: string;
  readonly startDate: string;
}

/** Shows a rule as a sentence, and when it applies next; of an incomplete one nothing. */
export function RecurrenceSummary({ rule, startDate }: RecurrenceSummaryProps) {
  const t = useRecurrenceMessages();
  const { locale } = useLocale();
  const describe = useRecurrenceText();
  const dates = useNextDates(rule, startDate);
  const format = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (
    <Summary aria-live="polite">
      {readRecurrence(rule) !== undefined && (
        <>
          <span>{describe(rule)}</span>
          {dates && (
            <Text tone="muted">
              {dates.length === 0
                ? t('ui.recurrence.input.ended')
                : t('ui.recurrence.input.preview', {
                    dates: dates
                      .map((date) => format.format(new Date(date)).replaceAll(' ', '\u00a0'))
                      .join(' · '),
                  })}
            </Text>
          )}
        </>
      )}
    </Summary>
  );
}
