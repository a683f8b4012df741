import { isPlainDate } from '../date/plainDate.ts';

export const recurrenceDays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
export type RecurrenceDay = (typeof recurrenceDays)[number];

/** The working days of the week, which a rule can name together: the last working day of a month. */
export const workingDays: readonly RecurrenceDay[] = recurrenceDays.slice(0, 5);

const frequencies = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;
export type RecurrenceFrequency = (typeof frequencies)[number];

/** Lists which of the days of a month can be named by a day of the week; -1 is the last. */
export const recurrenceOrdinals = [1, 2, 3, 4, 5, -1] as const;
export type RecurrenceOrdinal = (typeof recurrenceOrdinals)[number];

/** The largest step of a rule, and how many times it can name. */
export const recurrenceLimits = { interval: 999, count: 9999 } as const;

/** How often something recurs: as much of a recurrence rule (RFC 5545, section 3.3.10) as the product knows. */
export interface Recurrence {
  readonly frequency: RecurrenceFrequency;
  /** The step: every so many days, weeks, months or years. */
  readonly interval: number;
  /** The days of the week, from Monday on: of a weekly rule any, of a monthly one a single day, or all working days. */
  readonly days: readonly RecurrenceDay[];
  /** Which of these days of the month a monthly rule names; null where it names none. */
  readonly nth: RecurrenceOrdinal | null;
  /** The days of the month of a monthly rule; -1 is its last day. */
  readonly monthDays: readonly number[];
  /** How many times are left, with the one that has the rule; null for no such end. */
  readonly count: number | null;
  /** The last day, `yyyy-MM-dd`; null for no such end. */
  readonly until: string | null;
}

const wholeOf = (text: string, max: number): number | undefined =>
  /^[1-9]\d*$/.test(text) && Number(text) <= max ? Number(text) : undefined;

function untilOf(text: string): string | undefined {
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)(?:T(?:[01]\d|2[0-3])[0-5]\d[0-5]\dZ)?$/.exec(text) ?? [];
  const date = `${year}-${month}-${day}`;
  return isPlainDate(date) ? date : undefined;
}

function listOf<Value>(text: string, read: (one: string) => Value | undefined): Value[] | undefined {
  const values = text.split(',').map(read);
  const known = values.filter((value) => value !== undefined);
  return known.length === values.length && new Set(known).size === known.length ? known : undefined;
}

const monthDayOf = (text: string) => (text === '-1' ? -1 : wholeOf(text, 31));
const dayOf = (text: string) => recurrenceDays.find((day) => day === text);
const ordinalOf = (text: string) => recurrenceOrdinals.find((nth) => String(nth) === text.replace('+', ''));

/** Returns whether some days are the working days, and no others. */
export const areWorkingDays = (days: readonly RecurrenceDay[]): boolean =>
  days.length === workingDays.length && workingDays.every((day) => days.includes(day));

type Days = Pick<Recurrence, 'days' | 'nth'>;

/** Reads the days of the week of a rule, BYDAY and BYSETPOS: `2TU` says the same as `TU` with the position 2. */
function daysOf(text: string, position: string | undefined): Days | undefined {
  const [, ordinal, single = ''] = /^([+-]?\d)([A-Z]{2})$/.exec(text) ?? [];
  const day = dayOf(single);
  if (ordinal !== undefined && day !== undefined) {
    const nth = ordinalOf(ordinal);
    return nth === undefined || position !== undefined ? undefined : { days: [day], nth };
  }
  const named = listOf(text, dayOf);
  const nth = position === undefined ? null : ordinalOf(position);
  if (named === undefined || nth === undefined) return undefined;
  return { days: recurrenceDays.filter((one) => named.includes(one)), nth };
}

/** Reads the parts of a rule; undefined where one is given twice, or has no value. */
function partsOf(rule: string): ReadonlyMap<string, string> | undefined {
  const parts = rule.split(';').map((part) => part.split('='));
  const isWhole = parts.every(([name, value, ...more]) => name && value && more.length === 0);
  const named = new Map(parts.map(([name = '', value = '']) => [name, value]));
  return isWhole && named.size === parts.length ? named : undefined;
}

const partNames = ['FREQ', 'INTERVAL', 'BYDAY', 'BYSETPOS', 'BYMONTHDAY', 'COUNT', 'UNTIL'];

/** Returns whether a rule of a frequency can name such days. */
function canName({ days, frequency, monthDays, nth }: Omit<Recurrence, 'count' | 'interval' | 'until'>) {
  if (frequency !== 'MONTHLY')
    return nth === null && monthDays.length === 0 && (frequency === 'WEEKLY' || days.length === 0);
  if (nth === null) return days.length === 0;
  return monthDays.length === 0 && (days.length === 1 || areWorkingDays(days));
}

/**
 * Reads a recurrence rule: FREQ from daily to yearly, with INTERVAL, the days of the week of a weekly rule (BYDAY), days of the month of a monthly one
 * (BYMONTHDAY; -1 is the last) or its nth day of the week (`BYDAY=2TU`) or working day (BYSETPOS), and COUNT or UNTIL. Undefined for whatever else.
 */
export function readRecurrence(rule: string): Recurrence | undefined {
  const parts = partsOf(rule);
  if (parts === undefined || [...parts.keys()].some((name) => !partNames.includes(name))) return undefined;
  const read = <Value>(name: string, none: Value, of: (text: string) => Value | undefined) => {
    const text = parts.get(name);
    return text === undefined ? none : of(text);
  };
  const frequency = frequencies.find((one) => one === parts.get('FREQ'));
  const interval = read('INTERVAL', 1, (text) => wholeOf(text, recurrenceLimits.interval));
  const position = parts.get('BYSETPOS');
  const days = read<Days>('BYDAY', { days: [], nth: null }, (text) => daysOf(text, position));
  const monthDays = read<number[]>('BYMONTHDAY', [], (text) => listOf(text, monthDayOf));
  const count = read<number | null>('COUNT', null, (text) => wholeOf(text, recurrenceLimits.count));
  const until = read<string | null>('UNTIL', null, untilOf);
  if (frequency === undefined || interval === undefined || days === undefined) return undefined;
  if (monthDays === undefined || count === undefined || until === undefined) return undefined;
  if (count !== null && until !== null) return undefined;
  if (position !== undefined && days.nth === null) return undefined;
  // each day that is one of some is what other programs write for every week on these days
  const isDaysOnly = frequency === 'DAILY' && interval === 1 && days.nth === null && days.days.length > 0;
  const found = { frequency: isDaysOnly ? 'WEEKLY' : frequency, ...days, monthDays } as const;
  return canName(found) ? { ...found, interval, count, until } : undefined;
}

/** Writes a recurrence as the rule that {@link readRecurrence} reads. */
export function writeRecurrence(recurrence: Recurrence): string {
  const { frequency, interval, days, nth, monthDays, count, until } = recurrence;
  const isSingle = nth !== null && days.length === 1;
  return [
    `FREQ=${frequency}`,
    interval !== 1 && `INTERVAL=${interval}`,
    days.length > 0 && `BYDAY=${isSingle ? nth : ''}${days.join(',')}`,
    nth !== null && !isSingle && `BYSETPOS=${nth}`,
    monthDays.length > 0 && `BYMONTHDAY=${monthDays.join(',')}`,
    count !== null && `COUNT=${count}`,
    until !== null && `UNTIL=${until.replaceAll('-', '')}`,
  ]
    .filter(Boolean)
    .join(';');
}
