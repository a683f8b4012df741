import { readRecurrence, writeRecurrence } from '@bureau/values';
import { RRuleTemporal } from 'rrule-temporal';

/** When a task comes again, and what is left of its rule then. */
interface Occurrence {
  readonly date: string;
  readonly recurrence: string;
}

/** Returns the day that a search finds; undefined where it gives up, since a rule may name no day at all: the 30th of each February. */
function findDay(search: () => { toString(): string } | null): string | undefined {
  try {
    return search()?.toString().slice(0, 10);
  } catch {
    return undefined;
  }
}

/**
 * Returns the first day after one that a recurrence rule names, and not before today, with what is left of the rule; undefined when the series has ended. Days are
 * days of the calendar, which no change of clocks moves. A day that a month does not have is left out (RFC 5545).
 *
 * @param day is the day that the rule counts from, `yyyy-MM-dd`.
 */
export function findNextOccurrence(rule: string, day: string, today: string): Occurrence | undefined {
  const recurrence = readRecurrence(rule);
  if (recurrence === undefined || recurrence.count === 1) return undefined;
  const { count, until } = recurrence;
  const endless = writeRecurrence({ ...recurrence, count: null, until: null });
  const series = new RRuleTemporal({
    rruleString: `DTSTART:${day.replaceAll('-', '')}T000000Z\nRRULE:${endless}`,
  });
  const date = findDay(() => (today > day ? series.next(new Date(today), true) : series.next(new Date(day))));
  if (date === undefined || (until !== null && date > until)) return undefined;
  return { date, recurrence: count === null ? rule : writeRecurrence({ ...recurrence, count: count - 1 }) };
}
