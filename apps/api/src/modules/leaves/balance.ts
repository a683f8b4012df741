import { isAdmin, type leaves as contract, type ResponseOf } from '@bureau/contract';
import { formatNumber } from '@bureau/values';
import { and, eq, isNotNull, isNull, sql } from '../../db/orm.ts';
import type { Caller, Viewer } from '../../access/Caller.ts';
import { selectOwnStaff, visibleToStaff } from '../../access/visible/staff.ts';
import type { Database } from '../../db/database.ts';
import { recordTables, users } from '../../db/schema/index.ts';
import { ApiError } from '../../errors/ApiError.ts';
import { isPublicHoliday } from '../../records/isPublicHoliday.ts';
import type { FieldErrors } from '../../records/fields/check.ts';
import { mapInSlices } from '../../transfer/yieldToEventLoop.ts';
import { readWorkingDays } from '../workingDays/service.ts';
import { type Absence, type Entry, keepLedger, leftFrom, totalOf, yearOf } from './ledger.ts';

const { leaves, 'leave-types': leaveTypes } = recordTables;

type Balance = ResponseOf<typeof contract.balance>['data'][number];
type Unit = Balance['unit'];

/** Days that are asked for. */
export interface Asked {
  readonly start_date: string;
  readonly end_date: string;
  readonly is_half_day: boolean;
}

/** What leave of a person takes in a year. */
interface Taken extends Omit<Absence, 'amount'> {
  /** Which of what is asked for it is. */
  readonly asked: number | null;
  readonly leave_type_id: number | null;
  readonly days: number;
  readonly minutes: number;
}

const amounts: Readonly<Record<Unit, (taken: Taken) => number>> = {
  day: ({ days }) => days,
  half_day: ({ days }) => days * 2,
  hour: ({ minutes }) => minutes / 60,
};

const inUnit = (unit: Unit, taken: readonly Taken[]): readonly Absence[] =>
  taken.map((one) => ({ ...one, amount: amounts[unit](one) }));

/** Counts the working days of each year, and their minutes, in what somebody has taken or asked for, but for one request, and in what else is asked for. */
async function readTaken(
  db: Database,
  userId: number,
  exceptId = 0,
  more: readonly Asked[] = [],
): Promise<readonly Taken[]> {
  const week = (await readWorkingDays(db)).filter((day) => day.is_working);
  const asked = more.map((one, index) => ({ ...one, index }));
  const { rows } = await db.execute<Taken & Record<string, unknown>>(sql`
    with periods as (
      select ${leaves.id} as id, ${leaves.code} as code, ${leaves.status} as status, ${leaves.leaveTypeId} as leave_type_id,
        null::int as asked, ${leaves.startDate} as first, ${leaves.endDate} as last, ${leaves.isHalfDay} as is_half_day
      from ${leaves}
      where ${leaves.userId} = ${userId} and ${leaves.status} in ('pending', 'approved') and ${leaves.id} <> ${exceptId}
      union all
      select null, null, 'pending', null, index, start_date, end_date, is_half_day
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
        as more(index int, start_date date, end_date date, is_half_day boolean)
    )
    select id, code, status, leave_type_id, asked, min(series.day)::date::text as date,
      (count(*) * case when is_half_day then 0.5 else 1 end)::float as days,
      (sum(week.minutes) * case when is_half_day then 0.5 else 1 end)::float as minutes
    from periods
    cross join generate_series(first::timestamp, last::timestamp, interval '1 day') as series(day)
    join jsonb_to_recordset(${JSON.stringify(week)}::jsonb) as week(day int, minutes int) on week.day = extract(dow from series.day)
    where not ${isPublicHoliday(sql`series.day`)}
    group by id, code, status, leave_type_id, asked, is_half_day, extract(year from series.day)`);
  return rows;
}

/** Reads the types of leave that are counted for somebody, each with the day from which it is. */
async function readTypes(db: Database, viewer: Viewer, userId: number) {
  const since = sql<string>`greatest(
    coalesce(${users.joiningDate}, date_trunc('year', ${users.createdAt})::date),
    date_trunc('year', ${leaveTypes.createdAt})::date
  )::text`;
  const rows = await db
    .select({
      id: leaveTypes.id,
      name: leaveTypes.name,
      unit: leaveTypes.unit,
      accrual: leaveTypes.accrual,
      yearly_allowance: leaveTypes.yearlyAllowance,
      carry_over_limit: leaveTypes.carryOverLimit,
      carry_over_months: leaveTypes.carryOverMonths,
      mayBeNegative: leaveTypes.mayBeNegative,
      since,
    })
    .from(leaveTypes)
    .innerJoin(users, and(eq(users.id, userId), isNull(users.deletedAt)))
    .where(and(isNotNull(leaveTypes.yearlyAllowance), visibleToStaff(viewer)))
    .orderBy(leaveTypes.name, leaveTypes.id);
  return rows.map(({ yearly_allowance: allowance, ...row }) => ({
    ...row,
    yearly_allowance: allowance ?? 0,
  }));
}

/** Whether somebody is the head of a department of a person. */
export async function isHeadOf(db: Database, caller: Caller, userId: number | null): Promise<boolean> {
  const found = await db.$count(
    users,
    sql`${users.id} = ${userId} and ${users.id} in ${selectOwnStaff(caller)}`,
  );
  return found > 0;
}

/**
 * Requires that somebody may know the balance of a person: their own, that of the people of their departments, and as an administrator all.
 *
 * @throws ApiError 404
 */
async function requirePerson(db: Database, caller: Caller, userId: number): Promise<void> {
  if (userId === caller.id || isAdmin(caller)) return;
  if (caller.isExternal || !(await isHeadOf(db, caller, userId))) throw new ApiError(404, 'errors.notFound');
}

interface BalanceQuestion {
  readonly userId: number;
  /** The day from which on what is left is counted, and the year. */
  readonly from: string;
  readonly asked?: Asked | undefined;
  readonly exceptId?: number | undefined;
}

/**
 * Returns how much of each type of leave somebody has left, in each year of what is asked for.
 *
 * @throws ApiError 404
 */
export async function readBalance(
  db: Database,
  caller: Caller,
  question: BalanceQuestion,
): Promise<Balance[]> {
  const { asked, exceptId, from, userId } = question;
  await requirePerson(db, caller, userId);
  const types = await readTypes(db, caller, userId);
  const taken = await readTaken(db, userId, exceptId, asked && [asked]);
  const years = new Set([
    yearOf(from),
    ...(asked === undefined ? [] : [yearOf(asked.start_date), yearOf(asked.end_date)]),
  ]);
  return types.flatMap((type) => {
    const own = inUnit(
      type.unit,
      taken.filter(({ leave_type_id: id }) => id === type.id),
    );
    const more = inUnit(
      type.unit,
      taken.filter((one) => one.asked !== null),
    );
    return [...years]
      .toSorted((one, other) => one - other)
      .map((year): Balance => {
        const entries = keepLedger(type, type.since, own, year);
        const after = keepLedger(type, type.since, [...own, ...more], year);
        const day =
          more.find(({ date }) => yearOf(date) === year)?.date ??
          (yearOf(from) === year ? from : `${year}-01-01`);
        return {
          leave_type_id: type.id,
          leave_type_name: type.name,
          unit: type.unit,
          year,
          carried_over: totalOf(entries, 'carried_over'),
          accrued: totalOf(entries, 'accrued'),
          taken: totalOf(entries, 'taken'),
          requested: totalOf(entries, 'requested'),
          expired: totalOf(entries, 'expired'),
          left: leftFrom(entries, day),
          left_after: leftFrom(after, day),
        };
      });
  });
}

/**
 * Lists what the balance of somebody in a type of leave and a year is made of.
 *
 * @throws ApiError 404
 */
export async function readLedger(
  db: Database,
  caller: Caller,
  { typeId, userId, year }: { readonly userId: number; readonly typeId: number; readonly year: number },
): Promise<{ unit: Unit; data: Entry[] }> {
  await requirePerson(db, caller, userId);
  const type = (await readTypes(db, caller, userId)).find(({ id }) => id === typeId);
  if (type === undefined) throw new ApiError(404, 'errors.notFound');
  const taken = (await readTaken(db, userId)).filter(({ leave_type_id: id }) => id === typeId);
  return { unit: type.unit, data: keepLedger(type, type.since, inUnit(type.unit, taken), year) };
}

/**
 * Refuses leave of one person that takes more than is left where its type may not go below zero: of several requests those for which what comes
 * before leaves too little. Requests of one person wait for each other.
 */
export async function errorsOfBalance(
  tx: Database,
  caller: Caller,
  userId: number,
  requests: readonly (Asked & { readonly leave_type_id: number })[],
  exceptId?: number,
): Promise<FieldErrors[]> {
  const types = (await readTypes(tx, caller, userId)).filter((type) => !type.mayBeNegative);
  if (!types.some(({ id }) => requests.some(({ leave_type_id: typeId }) => typeId === id)))
    return requests.map(() => ({}));
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`leave ${userId}`}, 0))`);
  const taken = await readTaken(tx, userId, exceptId, requests);
  const granted = new Map(
    types.map((type) => [type.id, taken.filter((one) => one.leave_type_id === type.id)]),
  );
  const byRequest = Map.groupBy(taken, ({ asked }) => asked);
  return mapInSlices([...requests.entries()], ([index, { leave_type_id: typeId }]): FieldErrors => {
    const type = types.find(({ id }) => id === typeId);
    const before = granted.get(typeId);
    if (!type || !before) return {};
    const more = byRequest.get(index) ?? [];
    const after = [...before, ...more];
    const missing = findMissing(type, before, after, more);
    if (missing) return { leave_type_id: [{ key: 'leaves.moreThanLeft', values: missing }] };
    granted.set(typeId, after);
    return {};
  });
}

/** Finds the first year of which more leave takes what is not there, in its own days or by what is then not carried over to later leave. */
function findMissing(
  type: Awaited<ReturnType<typeof readTypes>>[number],
  before: readonly Taken[],
  after: readonly Taken[],
  more: readonly Taken[],
) {
  const first = Math.min(...more.map(({ date }) => yearOf(date)));
  const years = new Set(after.map(({ date }) => yearOf(date)).filter((year) => year >= first));
  for (const year of [...years].toSorted((one, other) => one - other)) {
    const day = more.find(({ date }) => yearOf(date) === year)?.date ?? `${year}-01-01`;
    const leftOf = (all: readonly Taken[]) =>
      leftFrom(keepLedger(type, type.since, inUnit(type.unit, all), year), day);
    const left = leftOf(before);
    // screens count half days in days
    const told = Math.max(left, 0) / (type.unit === 'half_day' ? 2 : 1);
    if (leftOf(after) < Math.min(left, 0))
      return { year, left: (locale: string) => formatNumber(told, locale) };
  }
  return undefined;
}
