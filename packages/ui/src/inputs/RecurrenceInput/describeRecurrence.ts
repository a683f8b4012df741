import { areWorkingDays, readRecurrence, type Recurrence } from '@bureau/values';
import type { useRecurrenceMessages } from './useRecurrenceMessages.ts';

type Translate = ReturnType<typeof useRecurrenceMessages>;

const writeDate = (date: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));

/** Names the days of a rule; none where it names none. */
function namesOfDays({ days, frequency, monthDays, nth }: Recurrence, t: Translate): readonly string[] {
  const [first] = days;
  if (nth !== null && first !== undefined)
    return [t(`ui.recurrence.nth.${nth}${days.length === 1 ? first : 'WD'}`)];
  if (frequency === 'MONTHLY')
    return monthDays.map((day) =>
      day === -1 ? t('ui.recurrence.lastDay') : t('ui.recurrence.monthDay', { day }),
    );
  return days.map((day) => t(`ui.recurrence.day.${day}`));
}

/** Returns how often, and on which days, as a text. */
function describeDays(recurrence: Recurrence, locale: string, t: Translate): string {
  const { days, frequency, interval } = recurrence;
  if (frequency === 'WEEKLY' && interval === 1 && areWorkingDays(days)) return t('ui.recurrence.workingDays');
  const rule =
    interval === 1
      ? t(`ui.recurrence.every.${frequency}`)
      : t(`ui.recurrence.everyCount.${frequency}`, { count: interval });
  const names = namesOfDays(recurrence, t);
  if (names.length === 0) return rule;
  const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
  return t(frequency === 'WEEKLY' ? 'ui.recurrence.onWeekdays' : 'ui.recurrence.onMonthDays', {
    rule,
    days: list,
  });
}

/** Returns a recurrence rule as a sentence without its full stop, or as it is when it cannot be read. */
export function describeRecurrence(text: string, locale: string, t: Translate): string {
  const recurrence = readRecurrence(text);
  if (recurrence === undefined) return text;
  const rule = describeDays(recurrence, locale, t);
  const { count, until } = recurrence;
  if (until !== null) return t('ui.recurrence.until', { rule, date: writeDate(until, locale) });
  return count === null ? rule : t('ui.recurrence.times', { rule, count });
}
