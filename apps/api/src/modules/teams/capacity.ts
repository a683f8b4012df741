import { capacityDays, openTaskStatuses, type ResponseOf, type teams as contract } from '@bureau/contract';
import { eq, sql } from '../../db/orm.ts';
import type { Database } from '../../db/database.ts';
import { isOneOf } from '../../db/list/conditions.ts';
import {
  recordTables,
  taskAssignees,
  tasks,
  teamMembers,
  teams,
  userRoles,
  users,
} from '../../db/schema/index.ts';
import { checkPeriod, type Period } from '../../records/checkPeriod.ts';
import { isHoliday } from '../../records/isPublicHoliday.ts';
import { readWorkingDays } from '../workingDays/service.ts';

const { leaves } = recordTables;

type Capacity = ResponseOf<typeof contract.capacity>;

/**
 * Returns how long the people of a team can work in a period, and how long what is due then takes them.
 *
 * @throws FieldError for a period that ends before it begins, or is too long.
 */
export async function readCapacity(db: Database, teamId: number, period: Period): Promise<Capacity> {
  checkPeriod(period, capacityDays);
  const week = await readWorkingDays(db);
  const minutes = week.map((day) => ({ day: day.day, minutes: day.is_working ? day.minutes : 0 }));
  const day = sql`days.day`;
  const departmentsOfMember = sql`(select ${userRoles.departmentId} from ${userRoles} where ${userRoles.userId} = members.id)`;
  const { rows } = await db.execute<Capacity['data'][number]>(sql`
    with members as (
      select ${users.id} as id, ${users.nameSort} as name from ${users}
      where ${users.isActive} and ${users.deletedAt} is null and (
        ${users.id} in (select ${teamMembers.userId} from ${teamMembers} where ${teamMembers.teamId} = ${teamId})
        or ${users.id} = (select ${teams.leaderId} from ${teams} where ${eq(teams.id, teamId)})
      )
    ), days as (
      select series.day, week.minutes
      from generate_series(${period.from}::timestamp, ${period.to}::timestamp, interval '1 day') as series(day)
      join jsonb_to_recordset(${JSON.stringify(minutes)}::jsonb) as week(day int, minutes int)
        on week.day = extract(dow from series.day)
      where week.minutes > 0
    ), each_day as (
      select members.id, days.minutes, ${isHoliday(day, departmentsOfMember)} as is_holiday, (
        select least(1, coalesce(sum(case when ${leaves.isHalfDay} then 0.5 else 1 end), 0)) from ${leaves}
        where ${leaves.userId} = members.id and ${leaves.status} = 'approved'
          and ${day}::date between ${leaves.startDate} and ${leaves.endDate}
      ) as away
      from members cross join days
    ), times as (
      select id, sum(minutes) as working, sum(minutes) filter (where is_holiday) as holiday,
        sum(minutes * away) filter (where not is_holiday) as away
      from each_day group by id
    ), shares as (
      select mine.user_id, ${tasks.estimatedMinutes} * (100 - ${tasks.progress}) / 100.0 /
        (select count(*) from ${taskAssignees} as all_of where all_of.task_id = ${tasks.id}) as minutes
      from ${taskAssignees} as mine join ${tasks} on ${tasks.id} = mine.task_id
      where mine.user_id in (select id from members) and ${isOneOf(tasks.status, openTaskStatuses)}
        and ${tasks.dueDate} between ${period.from}::date and ${period.to}::date
    )
    select members.id as user_id,
      coalesce(times.working, 0)::int as working_minutes,
      coalesce(times.holiday, 0)::int as holiday_minutes,
      coalesce(times.away, 0)::int as leave_minutes,
      (coalesce(times.working, 0) - coalesce(times.holiday, 0) - coalesce(times.away, 0))::int as available_minutes,
      coalesce((select sum(minutes) from shares where shares.user_id = members.id), 0)::int as planned_minutes
    from members left join times on times.id = members.id
    order by members.name, members.id`);
  return { data: rows };
}
