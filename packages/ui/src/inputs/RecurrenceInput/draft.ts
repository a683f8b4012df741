import {
  areWorkingDays,
  isPlainDate,
  readRecurrence,
  type RecurrenceDay,
  recurrenceDays,
  type RecurrenceFrequency,
  type RecurrenceOrdinal,
  workingDays,
  writeRecurrence,
} from '@bureau/values';

/** A day of the week, or `WD`: any working day. */
export type NamedDay = RecurrenceDay | 'WD';

/** Holds what is chosen and typed, also what belongs to a choice that is not taken now, so that going back to it finds it again. */
export interface RecurrenceDraft {
  /** Null is no recurrence. */
  readonly frequency: RecurrenceFrequency | null;
  /** A text is one that cannot be read. */
  readonly interval: number | string;
  readonly weekdays: readonly RecurrenceDay[];
  readonly monthBy: 'sameDay' | 'monthDays' | 'weekday';
  readonly monthDays: readonly number[];
  readonly nth: RecurrenceOrdinal;
  readonly nthDay: NamedDay;
  readonly endsBy: 'never' | 'until' | 'count';
  readonly until: string;
  readonly count: number | string;
}

/** Returns a draft with what the day that the rule counts from suggests. */
function suggestFrom(start: string): RecurrenceDraft {
  const date = new Date(start);
  const day = recurrenceDays[(date.getUTCDay() + 6) % 7] ?? 'MO';
  const nth = Math.ceil(date.getUTCDate() / 7) as RecurrenceOrdinal;
  const inOneYear = new Date(Date.UTC(date.getUTCFullYear() + 1, date.getUTCMonth(), date.getUTCDate()));
  return {
    frequency: null,
    interval: 1,
    weekdays: [day],
    monthBy: 'sameDay',
    monthDays: [date.getUTCDate()],
    // what not every month has is the last one most times
    nth: nth === 5 ? -1 : nth,
    nthDay: day,
    endsBy: 'never',
    until: inOneYear.toISOString().slice(0, 10),
    count: 10,
  };
}

/** Reads a rule as it is edited. One that cannot be read is none. */
export function draftOf(rule: string | null, start: string): RecurrenceDraft {
  const suggested = suggestFrom(start);
  const recurrence = readRecurrence(rule ?? '');
  if (recurrence === undefined) return suggested;
  const { count, days, frequency, interval, monthDays, nth, until } = recurrence;
  const [first = suggested.nthDay] = days;
  return {
    frequency,
    interval,
    weekdays: frequency === 'WEEKLY' ? days : suggested.weekdays,
    monthBy: nth !== null ? 'weekday' : monthDays.length > 0 ? 'monthDays' : 'sameDay',
    monthDays: monthDays.length > 0 ? monthDays : suggested.monthDays,
    nth: nth ?? suggested.nth,
    nthDay: nth === null ? suggested.nthDay : areWorkingDays(days) ? 'WD' : first,
    endsBy: until !== null ? 'until' : count !== null ? 'count' : 'never',
    until: until ?? suggested.until,
    count: count ?? suggested.count,
  };
}

const numberOf = (typed: number | string) => (typeof typed === 'number' ? typed : NaN);

/** Returns the days of the month that are chosen; where that are none, one that no rule can have. */
const chosenOf = (days: readonly number[]) => (days.length > 0 ? days : [NaN]);

/** Writes a draft as a rule, which cannot be read where the draft is incomplete; null for no recurrence. */
export function ruleOf(draft: RecurrenceDraft): string | null {
  const { endsBy, frequency, monthBy, nth, nthDay, until, weekdays } = draft;
  if (frequency === null) return null;
  const byMonth = frequency === 'MONTHLY' ? monthBy : null;
  const nthDays = nthDay === 'WD' ? workingDays : [nthDay];
  return writeRecurrence({
    frequency,
    interval: numberOf(draft.interval),
    days: frequency === 'WEEKLY' ? weekdays : byMonth === 'weekday' ? nthDays : [],
    nth: byMonth === 'weekday' ? nth : null,
    monthDays: byMonth === 'monthDays' ? chosenOf(draft.monthDays) : [],
    count: endsBy === 'count' ? numberOf(draft.count) : null,
    until: endsBy === 'until' ? (isPlainDate(until) ? until : 'none') : null,
  });
}
