import type { dashboard as contract, ResponseOf, timesheet as timesheetContract } from '@bureau/contract';
import { and, count, eq, sql } from '../../db/orm.ts';
import type { Caller } from '../../access/Caller.ts';
import { addDays } from '../../access/days.ts';
import type { Database } from '../../db/database.ts';
import { routeTo } from '../../db/list/routeTo.ts';
import { conditionOf } from '../../db/list/listSource.ts';
import { recordTables } from '../../db/schema/index.ts';
import { timesheetModule } from '../timesheet/service.ts';
import type { Today } from './stats.ts';

type Spec = typeof timesheetContract.listSpec;

const { timesheet } = recordTables;

/** Returns the minutes that a caller has worked on each day of the week that today is in. `firstDay` is the day on which it begins: 0 is Sunday. */
export async function sumHours(
  db: Database,
  caller: Caller,
  { today, timeZone }: Today,
  firstDay: number,
): Promise<ResponseOf<typeof contract.hours>> {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  const start = addDays(today, -((weekday - firstDay + 7) % 7));
  const dates = Array.from({ length: 7 }, (_, index) => addDays(start, index));
  const within = (from: string, to: string) => ({
    filter: { date: { from, to }, user_id: [caller.id] },
    sort: ['date'] as const,
  });
  const week = within(start, addDays(start, 6));
  const rows = await db
    .select({
      date: timesheet.date,
      count: count(),
      minutes: sql`coalesce(sum(${timesheet.minutes}), 0)`.mapWith(Number),
    })
    .from(timesheet)
    .where(and(eq(timesheet.userId, caller.id), conditionOf(timesheetModule.source(timeZone), week)))
    .groupBy(timesheet.date);
  const worked = new Map(rows.map((row) => [row.date, row.minutes]));
  return {
    minutes: rows.reduce((sum, row) => sum + row.minutes, 0),
    count: rows.reduce((sum, row) => sum + row.count, 0),
    route: routeTo<Spec>('/timesheet', { ...week, group: 'date' }),
    days: dates.map((date) => ({
      date,
      minutes: worked.get(date) ?? 0,
      route: routeTo<Spec>('/timesheet', within(date, date)),
    })),
  };
}
