import { isPlainDate } from '../date/plainDate.ts';

export const recurrenceDays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
export type RecurrenceDay = (typeof recurrenceDays)[number];

const frequencies = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;

/** How often something comes again: as much of a recurrence rule (RFC 5545, section 3.3.10) as the product knows. */
export interface Recurrence {
  readonly frequency: (typeof frequencies)[number];
  readonly interval: number;
  /** The days of the week, from Monday on; none where the rule names none. */
  readonly days: readonly RecurrenceDay[];
  /** The days of the month; -1 is its last day. */
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

/** Reads the parts of a rule; undefined where one is given twice, or has no value. */
function partsOf(rule: string): ReadonlyMap<string, string> | undefined {
  const parts = rule.split(';').map((part) => part.split('='));
  const isWhole = parts.every(([name, value, ...more]) => name && value && more.length === 0);
  const named = new Map(parts.map(([name = '', value = '']) => [name, value]));
  return isWhole && named.size === parts.length ? named : undefined;
}

const partNames = ['FREQ', 'INTERVAL', 'BYDAY', 'BYMONTHDAY', 'COUNT', 'UNTIL'];

/**
 * Reads a recurrence rule: FREQ from daily to yearly, with INTERVAL, days of the week (BYDAY, of daily and weekly rules), days of the month (BYMONTHDAY, of
 * monthly ones; -1 is the last), and COUNT or UNTIL. Undefined for whatever else.
 */
export function readRecurrence(rule: string): Recurrence | undefined {
  const parts = partsOf(rule);
  if (parts === undefined || [...parts.keys()].some((name) => !partNames.includes(name))) return undefined;
  const read = <Value>(name: string, none: Value, of: (text: string) => Value | undefined) => {
    const text = parts.get(name);
    return text === undefined ? none : of(text);
  };
  const frequency = frequencies.find((one) => one === parts.get('FREQ'));
  const interval = read('INTERVAL', 1, (text) => wholeOf(text, 999));
  const days = read<RecurrenceDay[]>('BYDAY', [], (text) =>
    listOf(text, (one) => recurrenceDays.find((day) => day === one)),
  );
  const monthDays = read<number[]>('BYMONTHDAY', [], (text) => listOf(text, monthDayOf));
  const count = read<number | null>('COUNT', null, (text) => wholeOf(text, 9999));
  const until = read<string | null>('UNTIL', null, untilOf);
  if (frequency === undefined || interval === undefined || days === undefined) return undefined;
  if (monthDays === undefined || count === undefined || until === undefined) return undefined;
  if (days.length > 0 && frequency !== 'DAILY' && frequency !== 'WEEKLY') return undefined;
  if (monthDays.length > 0 && frequency !== 'MONTHLY') return undefined;
  if (count !== null && until !== null) return undefined;
  return {
    frequency,
    interval,
    days: recurrenceDays.filter((day) => days.includes(day)),
    monthDays,
    count,
    until,
  };
}

/** Writes a recurrence as the rule that {@link readRecurrence} reads. */
export function writeRecurrence(recurrence: Recurrence): string {
  const { frequency, interval, days, monthDays, count, until } = recurrence;
  return [
    `FREQ=${frequency}`,
    interval > 1 && `INTERVAL=${interval}`,
    days.length > 0 && `BYDAY=${days.join(',')}`,
    monthDays.length > 0 && `BYMONTHDAY=${monthDays.join(',')}`,
    count !== null && `COUNT=${count}`,
    until !== null && `UNTIL=${until.replaceAll('-', '')}`,
  ]
    .filter(Boolean)
    .join(';');
}
