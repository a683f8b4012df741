import { isPlainDate } from '../date/plainDate.ts';
import { readRecurrence, writeRecurrence } from './recurrence.ts';

interface OccurrenceOptions {
  /** The day that the rule counts from, `yyyy-MM-dd`: days come after it. */
  readonly after: string;
  /** The earliest day. Defaults to the day after that. */
  readonly from?: string;
  /** How many days are found at most. */
  readonly limit: number;
}

/**
 * Returns the next days that a recurrence rule names, `yyyy-MM-dd`; none when the series has ended, and where the rule cannot be read. They are days of the calendar,
 * which no change of clocks moves. A day that a month does not have is left out (RFC 5545).
 *
 * The library that counts them is loaded when it is first needed.
 *
 * @throws TypeError where there is no `Temporal`, which the oldest browsers lack.
 */
export async function findOccurrences(
  rule: string,
  { after, from = after, limit }: OccurrenceOptions,
): Promise<readonly string[]> {
  const recurrence = readRecurrence(rule);
  if (recurrence === undefined) return [];
  const { RRuleTemporal } = await import('rrule-temporal');
  const { count, until } = recurrence;
  const endless = writeRecurrence({ ...recurrence, count: null, until: null });
  const series = new RRuleTemporal({
    rruleString: `DTSTART:${after.replaceAll('-', '')}T000000Z\nRRULE:${endless}`,
  });
  const days: string[] = [];
  const max = Math.min(limit, (count ?? Infinity) - 1);
  try {
    let next = from > after ? series.next(new Date(from), true) : series.next(new Date(after));
    while (next !== null && days.length < max) {
      const day = next.toString().slice(0, 10);
      // years beyond 9999 are written in another way
      if (!isPlainDate(day) || (until !== null && day > until)) break;
      days.push(day);
      next = series.next(new Date(day));
    }
  } catch {
    // a rule may name no day at all, such as the 30th of each February: the search gives up
  }
  return days;
}
