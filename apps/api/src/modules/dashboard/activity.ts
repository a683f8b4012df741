import {
  canAccess,
  type dashboard as contract,
  projects as projectContract,
  type ResponseOf,
  tasks as taskContract,
  teams as teamContract,
} from '@bureau/contract';
import { and, desc, eq, gte, type SQL, sql } from 'drizzle-orm';
import type { Caller } from '../../access/Caller.ts';
import { visibleProjects } from '../../access/visible/projects.ts';
import { visibleTasks } from '../../access/visible/tasks.ts';
import { visibleTeams } from '../../access/visible/teams.ts';
import type { Database } from '../../db/database.ts';
import { activities, projects, tasks, teams, users } from '../../db/schema/index.ts';
import { entryColumns, isAuthor, isShown } from '../../records/activities/entries.ts';
import { hiddenFields as hiddenFieldsOfProjects } from '../projects/service.ts';
import { hiddenFields as hiddenFieldsOfTasks } from '../tasks/service.ts';

/** How many entries of the whole log are looked through at most, so that nobody waits for what hardly anybody does. */
const lookBack = 20_000;

type Resource = typeof taskContract | typeof projectContract | typeof teamContract;

/** Joins an entry with its record where the caller may see that. */
const isSeen = (caller: Caller, { name, list }: Resource, isRecord: SQL, visible: SQL | undefined) =>
  canAccess(caller, list.rule) ? and(eq(activities.resource, name), isRecord, visible) : sql`false`;

/** Lists what has happened since an instant to records that a caller may see, the newest first. */
export async function listRecent(
  db: Database,
  caller: Caller,
  since: Date,
  limit: number,
): Promise<ResponseOf<typeof contract.activity>> {
  const { recordId } = activities;
  const isTask = isSeen(caller, taskContract, sql`${tasks.id} = ${recordId}`, visibleTasks(caller));
  const isProject = isSeen(
    caller,
    projectContract,
    sql`${projects.id} = ${recordId}`,
    visibleProjects(caller),
  );
  const isTeam = isSeen(caller, teamContract, sql`${teams.id} = ${recordId}`, visibleTeams(caller));
  const hidden = [...hiddenFieldsOfTasks(caller), ...hiddenFieldsOfProjects(caller)];
  const rows = await db
    .select({
      ...entryColumns,
      resource: activities.resource,
      record_id: recordId,
      code: sql<string>`coalesce(${tasks.code}, ${projects.code}, ${teams.code})`,
      title: sql<string>`coalesce(${tasks.title}, ${projects.name}, ${teams.name})`,
    })
    .from(activities)
    .leftJoin(tasks, isTask)
    .leftJoin(projects, isProject)
    .leftJoin(teams, isTeam)
    .leftJoin(users, isAuthor(caller))
    .where(
      and(
        sql`coalesce(${tasks.id}, ${projects.id}, ${teams.id}) is not null`,
        sql`${activities.id} > (select max(newest.id) from ${activities} as newest) - ${lookBack}`,
        gte(activities.createdAt, since),
        isShown(hidden),
      ),
    )
    .orderBy(desc(activities.id))
    .limit(limit);
  return {
    entries: rows.map((row) => ({
      ...row,
      created_at: row.created_at.toISOString(),
      route: `/${row.resource}/detail/${row.record_id}`,
    })),
  };
}
