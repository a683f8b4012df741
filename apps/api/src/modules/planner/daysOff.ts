import type { planner as contract, ResponseOf } from '@bureau/contract';
import { sql } from '../../db/orm.ts';
import type { Caller } from '../../access/Caller.ts';
import type { Database } from '../../db/database.ts';
import { recordTables } from '../../db/schema/index.ts';
import { fallsOn } from '../../records/isPublicHoliday.ts';
import { readWorkingDays } from '../workingDays/service.ts';

const { holidays } = recordTables;

type DaysOff = Pick<ResponseOf<typeof contract.rows>, 'days_off' | 'holidays'>;

/** Reads the days of the week on which nobody works, and the public holidays of a period; to nobody of a client what the company celebrates. */
export async function readDaysOff(db: Database, caller: Caller, from: string, to: string): Promise<DaysOff> {
  const week = await readWorkingDays(db);
  const daysOff = week.filter((day) => !day.is_working).map(({ day }) => day);
  if (caller.isExternal) return { days_off: daysOff, holidays: [] };
  const day = sql`days.day`;
  const { rows } = await db.execute<DaysOff['holidays'][number]>(sql`
    select distinct on (${day}) to_char(${day}, 'YYYY-MM-DD') as date, ${holidays.name} as name
    from generate_series(${from}::timestamp, ${to}::timestamp, interval '1 day') as days(day)
    join ${holidays} on ${holidays.departmentId} is null and ${fallsOn(day)} order by ${day}, ${holidays.id}`);
  return { days_off: daysOff, holidays: rows };
}
