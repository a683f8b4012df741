import type { leaves, RecordOf, ResponseOf, leaveTypes } from '@bureau/contract';

export type Entry = ResponseOf<typeof leaves.ledger>['data'][number];

/** What the balance of a type of leave follows from. */
export type Rules = Pick<
  RecordOf<typeof leaveTypes>,
  'accrual' | 'carry_over_limit' | 'carry_over_months'
> & { readonly yearly_allowance: number };

/** What leave takes in one year: from the first of its days there. */
export interface Absence {
  readonly id: number | null;
  readonly code: string | null;
  readonly status: 'approved' | 'pending';
  readonly date: string;
  /** In the unit of the type of leave. */
  readonly amount: number;
}

type Change = Omit<Entry, 'balance'>;

const months = Array.from({ length: 12 }, (_, index) => index + 1);

const round = (amount: number) => Math.round(amount * 100) / 100;

const sumOf = (amounts: readonly number[]) => round(amounts.reduce((sum, one) => sum + one, 0));

export const yearOf = (date: string) => Number(date.slice(0, 4));

const firstOf = (year: number, month: number) =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`;

const entry = (date: string, kind: Change['kind'], amount: number): Change => ({
  date,
  kind,
  amount,
  leave_id: null,
  leave_code: null,
});

/** Grants the allowance of a year at once, or a twelfth of it with each month; in the year of joining, for the month of joining and those after it. */
function accrue({ accrual, yearly_allowance: allowance }: Rules, year: number, joined: string): Change[] {
  const first = yearOf(joined) === year ? Number(joined.slice(5, 7)) : 1;
  if (accrual === 'yearly')
    return [entry(firstOf(year, first), 'accrued', round((allowance * (13 - first)) / 12))];
  const upTo = (month: number) => round((allowance * month) / 12);
  return months
    .filter((month) => month >= first)
    .map((month) => entry(firstOf(year, month), 'accrued', round(upTo(month) - upTo(month - 1))));
}

/** Takes away what was carried over into a year and not used when it expires. What would expire in a later year is carried over once more. */
function expire(
  { carry_over_months: after }: Rules,
  year: number,
  carried: number,
  taken: readonly Absence[],
): Change[] {
  if (carried <= 0 || after === null || after >= 12) return [];
  const date = firstOf(year, after + 1);
  const used = sumOf(taken.filter((absence) => absence.date < date).map(({ amount }) => amount));
  return used < carried ? [entry(date, 'expired', round(used - carried))] : [];
}

/** Puts what happens in a year in order, with what is left after each: what is added comes before what is taken on the same day. */
function fillYear(
  rules: Rules,
  year: number,
  joined: string,
  carried: number,
  taken: readonly Absence[],
): Entry[] {
  const changes = [
    ...(carried === 0 ? [] : [entry(firstOf(year, 1), 'carried_over', carried)]),
    ...expire(rules, year, carried, taken),
    ...accrue(rules, year, joined),
    ...taken.map(({ amount, code, date, id, status }) => ({
      ...entry(date, status === 'approved' ? 'taken' : 'requested', -amount),
      leave_id: id,
      leave_code: code,
    })),
  ].toSorted((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date)));
  let balance = 0;
  return changes.map((change) => {
    balance = round(balance + change.amount);
    return { ...change, balance };
  });
}

/**
 * Lists what the balance of a type of leave is made of in a year.
 *
 * @param since when counting begins, `yyyy-MM-dd`: when the person joined, or when the type was made, where that was in a later year
 */
export function keepLedger(rules: Rules, since: string, absences: readonly Absence[], year: number): Entry[] {
  let entries: Entry[] = [];
  for (let current = yearOf(since); current <= year; current += 1) {
    const left = entries.at(-1)?.balance ?? 0;
    const carried = Math.min(left, rules.carry_over_limit ?? left);
    const taken = absences.filter(({ date }) => yearOf(date) === current);
    entries = fillYear(rules, current, since, carried, taken);
  }
  return entries;
}

/** Returns how much can be taken from a day on: what is left then, and is not needed for what comes later in the year. */
export function leftFrom(entries: readonly Entry[], day: string): number {
  const before = entries.filter(({ date }) => date <= day).at(-1)?.balance ?? 0;
  return Math.min(before, ...entries.filter(({ date }) => date > day).map(({ balance }) => balance));
}

/** Sums up a year by the kinds of its entries. */
export const totalOf = (entries: readonly Entry[], kind: Entry['kind']): number =>
  sumOf(entries.filter((one) => one.kind === kind).map(({ amount }) => amount));
