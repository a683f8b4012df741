import { type projects as contract, type ResponseOf, taskStatus } from '@bureau/contract';
import { sql, type SQL } from '../../db/orm.ts';
import type { Caller } from '../../access/Caller.ts';
import { visibleTasks } from '../../access/visible/tasks.ts';
import { visibleEntries } from '../../access/visible/timesheet.ts';
import type { Database } from '../../db/database.ts';
import { recordTables, tasks, users } from '../../db/schema/index.ts';

const { timesheet } = recordTables;

type Time = ResponseOf<typeof contract.time>;

/** How many tasks are told of at most. */
const maxTasks = 50;

const sum = (what: SQL) => sql`coalesce(sum(${what}), 0)::int`;
const minutes = sql`${timesheet.minutes}`;
const billable = sql`case when ${timesheet.isBillable} then ${timesheet.minutes} else 0 end`;

/** Returns the time that was worked on a project, as far as somebody sees it: what most was worked on first. Tasks that they do not see are told as none. */
export async function readTime(db: Database, caller: Caller, projectId: number): Promise<Time> {
  const isSeen = sql`${timesheet.projectId} = ${projectId}::int and (${visibleEntries(caller) ?? sql`true`})`;
  const people = await db.execute<Time['people'][number] & Record<string, unknown>>(sql`
    select ${timesheet.userId} as user_id, ${users.firstname} as firstname, ${users.lastname} as lastname,
      ${sum(minutes)} as minutes, ${sum(billable)} as billable_minutes
    from ${timesheet} left join ${users} on ${users.id} = ${timesheet.userId} where ${isSeen}
    group by ${timesheet.userId}, ${users.firstname}, ${users.lastname} order by 4 desc, 1`);
  const byTask = await db.execute<Time['tasks'][number] & { count: number } & Record<string, unknown>>(sql`
    select ${tasks.id} as task_id, ${tasks.code} as code, ${tasks.title} as title,
      ${tasks.estimatedMinutes} as estimated_minutes, ${sum(minutes)} as minutes, (count(*) over ())::int as count
    from ${timesheet} left join ${tasks} on ${tasks.id} = ${timesheet.taskId} and (${visibleTasks(caller) ?? sql`true`})
    where ${isSeen} group by ${tasks.id} order by 5 desc, 1 limit ${maxTasks}`);
  const estimated = await db.execute<{ estimated: number }>(sql`
    select ${sum(sql`${tasks.estimatedMinutes}`)} as estimated from ${tasks}
    where ${tasks.projectId} = ${projectId}::int and ${tasks.status} <> ${taskStatus.cancelled}::int`);
  const total = (of: (one: Time['people'][number]) => number) =>
    people.rows.reduce((all, one) => all + of(one), 0);
  return {
    minutes: total((one) => one.minutes),
    billable_minutes: total((one) => one.billable_minutes),
    estimated_minutes: estimated.rows[0]?.estimated ?? 0,
    people: people.rows,
    tasks: byTask.rows.map(({ task_id, code, title, estimated_minutes, minutes: worked }) => ({
      task_id,
      code,
      title,
      estimated_minutes,
      minutes: worked,
    })),
    task_count: byTask.rows[0]?.count ?? 0,
  };
}
