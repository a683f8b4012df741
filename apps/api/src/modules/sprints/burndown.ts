import { burndownLimits, type RecordOf, type ResponseOf, type sprints as contract } from '@bureau/contract';
import { sql, type SQL } from '../../db/orm.ts';
import { addDays } from '../../access/days.ts';
import { dayIn } from '../../access/timeZoneOf.ts';
import type { Database } from '../../db/database.ts';
import { recordTables, sprintWork } from '../../db/schema/index.ts';
import { isPublicHoliday } from '../../records/isPublicHoliday.ts';
import { readWorkingDays } from '../workingDays/service.ts';
import { completed } from './rules.ts';

const { sprints } = recordTables;

type Sprint = RecordOf<typeof contract>;
type Burndown = ResponseOf<typeof contract.burndown>;
type Work = Burndown['planned'];

/** What is in a sprint at an instant, as the log of its work adds up until then. */
type Sums = { readonly total: Work; readonly left: Work };

/** Selects what stood in a sprint until an instant, or until now. What happens with its completion, such as moving the rest on, comes after it. */
const sumsOf = (sprint: { readonly id: SQL; readonly completedAt: SQL }, until: SQL): SQL => sql`
  select json_build_object('tasks', greatest(coalesce(sum(work.total_tasks), 0), 0), 'minutes', greatest(coalesce(sum(work.total_minutes), 0), 0)) as total,
    json_build_object('tasks', greatest(coalesce(sum(work.left_tasks), 0), 0), 'minutes', greatest(coalesce(sum(work.left_minutes), 0), 0)) as left
  from ${sprintWork} as work
  where work.sprint_id = ${sprint.id} and (${until}) and (${sprint.completedAt} is null or work.at < ${sprint.completedAt})`;

/** The first and the last day that are told of, and the last of which anything is known, `yyyy-MM-dd`. */
interface Period {
  readonly from: string;
  readonly to: string;
  readonly known: string;
}

/** Returns the days of a sprint: one that is not completed at its end goes on until today, or until it was; null without its dates. */
function periodOf(sprint: Sprint, timeZone: string, today: string): Period | null {
  const { start_date: start, end_date: end, started_at: startedAt, completed_at: completedAt } = sprint;
  const from = start ?? (startedAt === null ? null : dayIn(timeZone, new Date(startedAt)));
  if (from === null || end === null) return null;
  const known = completedAt === null ? today : dayIn(timeZone, new Date(completedAt));
  const [to = end] = [
    startedAt !== null && known > end ? known : end,
    addDays(from, burndownLimits.days - 1),
  ].toSorted();
  return { from, to, known };
}

/** What stood in a sprint when it was started, and which day that was; null of one that was not. */
interface Start {
  readonly planned: Work;
  /** What had been done by then, which is no work of the sprint. */
  readonly done: Work;
  readonly day: string | null;
}

/** Returns what is known of a day: before its start, a sprint holds what it was started with. */
function knownOf(
  { date, left, total }: Sums & { readonly date: string },
  { day, done, planned }: Start,
): Sums {
  if (day !== null && date < day) return { left: planned, total: planned };
  const without = (unit: keyof Work) => Math.max(total[unit] - done[unit], left[unit]);
  return { left, total: { tasks: without('tasks'), minutes: without('minutes') } };
}

/** Returns what is left of something after as many of all working days, where as much is done on each, to a tenth. */
const idealOf = (whole: number, gone: number, all: number): number =>
  all === 0 ? whole : Math.round(whole * Math.max(1 - gone / all, 0) * 10) / 10;

async function readDays(
  db: Database,
  { id, completed_at: completedAt, end_date: end }: Sprint,
  start: Start,
  { from, to, known }: Period,
  timeZone: string,
): Promise<Burndown['days']> {
  const week = (await readWorkingDays(db)).filter((day) => day.is_working).map((day) => day.day);
  const until = sql`work.at < (days.day + interval '1 day') at time zone ${timeZone}`;
  const { rows } = await db.execute<Sums & { date: string; is_working: boolean }>(sql`
    select to_char(days.day, 'YYYY-MM-DD') as date, sums.total, sums.left,
      extract(dow from days.day) = any(${sql.param(week)}::int[]) and not ${isPublicHoliday(sql`days.day`)} as is_working
    from generate_series(${from}::timestamp, ${to}::timestamp, interval '1 day') as days (day)
    cross join lateral (${sumsOf({ id: sql`${id}::int`, completedAt: sql`${completedAt}::timestamptz` }, until)}) as sums
    order by days.day`);
  const isCounted = (row: { readonly date: string; readonly is_working: boolean }) =>
    row.is_working && (end === null || row.date <= end);
  const { planned } = start;
  const all = rows.filter(isCounted).length;
  let gone = 0;
  return rows.map((row) => {
    if (isCounted(row)) gone += 1;
    const { date, is_working } = row;
    const { left, total } = date <= known ? knownOf(row, start) : { left: null, total: null };
    return {
      date,
      is_working,
      ideal: {
        tasks: idealOf(planned.tasks, gone, all),
        minutes: idealOf(planned.minutes, gone, all),
      },
      left,
      total,
    };
  });
}

async function readBefore(db: Database, sprint: Sprint): Promise<Burndown['before']> {
  const one = { id: sql`past.id`, completedAt: sql`past.completed_at` };
  const { rows } = await db.execute<Sums & { id: number; name: string; planned: Work }>(sql`
    select past.id, past.name, planned.total as planned, done.total, done.left
    from ${sprints} as past
    cross join lateral (${sumsOf(one, sql`past.started_at is null or work.at <= past.started_at`)}) as planned
    cross join lateral (${sumsOf(one, sql`true`)}) as done
    where past.project_id = ${sprint.project_id} and past.id <> ${sprint.id} and past.status = ${completed}
      and past.completed_at < coalesce(${sprint.completed_at}::timestamptz, 'infinity')
    order by past.completed_at desc, past.id desc limit ${burndownLimits.sprints}`);
  return rows.map(({ id, name, planned, total, left }) => ({
    id,
    name,
    planned,
    done: { tasks: total.tasks - left.tasks, minutes: total.minutes - left.minutes },
  }));
}

/** Returns how the work in a sprint became less, and what was done in the sprints before it (docs/product.md §4). */
export async function readBurndown(
  db: Database,
  sprint: Sprint,
  timeZone: string,
  now: Date,
): Promise<Burndown> {
  const { id, started_at: startedAt, completed_at: completedAt } = sprint;
  const own = { id: sql`${id}::int`, completedAt: sql`${completedAt}::timestamptz` };
  const isPlanned = sql`${startedAt}::timestamptz is null or work.at <= ${startedAt}::timestamptz`;
  const { rows } = await db.execute<Sums & Record<string, unknown>>(sumsOf(own, isPlanned));
  const none = { tasks: 0, minutes: 0 };
  const { left: planned, total } = rows[0] ?? { left: none, total: none };
  const done = { tasks: total.tasks - planned.tasks, minutes: total.minutes - planned.minutes };
  const start =
    startedAt === null
      ? { planned, done: none, day: null }
      : { planned, done, day: dayIn(timeZone, new Date(startedAt)) };
  const period = periodOf(sprint, timeZone, dayIn(timeZone, now));
  const [days, before] = await Promise.all([
    period === null ? [] : readDays(db, sprint, start, period, timeZone),
    readBefore(db, sprint),
  ]);
  return { planned, days, before };
}
