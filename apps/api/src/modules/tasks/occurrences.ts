import { findOccurrences, readRecurrence, writeRecurrence } from '@bureau/values';

/** When a task recurs, and what is left of its rule then. */
interface Occurrence {
  readonly date: string;
  readonly recurrence: string;
}

/**
 * Returns the first day after one that a recurrence rule names, and not before today, with what is left of the rule; undefined when the series has ended.
 *
 * @param day is the day that the rule counts from, `yyyy-MM-dd`.
 */
export async function findNextOccurrence(
  rule: string,
  day: string,
  today: string,
): Promise<Occurrence | undefined> {
  const recurrence = readRecurrence(rule);
  const [date] = await findOccurrences(rule, { after: day, from: today, limit: 1 });
  if (recurrence === undefined || date === undefined) return undefined;
  const { count } = recurrence;
  return { date, recurrence: count === null ? rule : writeRecurrence({ ...recurrence, count: count - 1 }) };
}
