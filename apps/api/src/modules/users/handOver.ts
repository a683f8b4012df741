import {
  openDefectStatuses,
  openIncidentStatuses,
  openTaskStatuses,
  tasks as contract,
} from '@bureau/contract';
import { and, eq, inArray, type PgColumn, type PgTable, sql, type SQL } from '../../db/orm.ts';
import type { Caller } from '../../access/Caller.ts';
import type { Database } from '../../db/database.ts';
import { insertMany } from '../../db/insertMany.ts';
import {
  activities,
  departments,
  projects,
  recordTables,
  taskAssignees,
  tasks,
  teams,
  users,
} from '../../db/schema/index.ts';
import { isOneOf } from '../../db/list/conditions.ts';
import type { RecordModule } from '../../engine/defineModule.ts';
import type { BodyOfRecord, Resource } from '../../engine/types.ts';
import type { Writer } from '../../engine/write.ts';
import { FieldError } from '../../errors/ApiError.ts';
import { announceMany } from '../../records/events/announce.ts';
import { pickableAmong } from '../../records/people.ts';
import { defectModule } from '../defects/service.ts';
import { departmentModule } from '../departments/service.ts';
import { incidentModule } from '../incidents/service.ts';
import { articleModule } from '../knowledgebase/service.ts';
import { projectModule } from '../projects/service.ts';
import { prepareNotifications } from '../tasks/service.ts';
import { teamModule } from '../teams/service.ts';

const { defects, incidents, knowledgebase: articles } = recordTables;

const names = sql<string>`string_agg(${users.fullName}, ', ' order by ${users.firstname}, ${users.id})`;

/** Whether a task that is written has somebody left. */
const hasAssignees = sql`exists (select 1 from ${taskAssignees} where ${taskAssignees.taskId} = ${tasks.id})`;

/** Reads the names of those who are assigned to some tasks, by task. */
async function readNames(db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .select({ id: taskAssignees.taskId, names })
    .from(taskAssignees)
    .innerJoin(users, eq(users.id, taskAssignees.userId))
    .where(inArray(taskAssignees.taskId, [...ids]))
    .groupBy(taskAssignees.taskId);
  return new Map(rows.map((row) => [row.id, row.names]));
}

/**
 * Requires that somebody else can take over, if anybody is to.
 *
 * @throws FieldError
 */
export async function checkSuccessor(
  db: Database,
  caller: Caller,
  fromId: number,
  toId: number | null | undefined,
): Promise<void> {
  if (toId == null) return;
  const isKnown = (await pickableAmong(db, caller, [toId])).has(toId);
  if (!isKnown || toId === fromId)
    throw new FieldError({ reassign_to: [{ key: 'validation.unknownPerson' }] });
}

/** Reassigns the open tasks of somebody who leaves to somebody else or to nobody, logs it for each task, and notifies who takes over. */
async function handOverTasks(
  tx: Database,
  { caller, origin: { now } }: Writer,
  fromId: number,
  toId: number | null,
): Promise<void> {
  const open = await tx
    .select({ id: tasks.id })
    .from(tasks)
    .innerJoin(taskAssignees, and(eq(taskAssignees.taskId, tasks.id), eq(taskAssignees.userId, fromId)))
    .where(isOneOf(tasks.status, openTaskStatuses))
    .for('update', { of: tasks });
  const ids = open.map(({ id }) => id);
  if (ids.length === 0) return;
  const successors = toId === null ? [] : [toId];
  const sendNotifications = await prepareNotifications(tx, ids, { assignee_ids: successors }, caller, now);
  const before = await readNames(tx, ids);
  await tx
    .delete(taskAssignees)
    .where(and(eq(taskAssignees.userId, fromId), inArray(taskAssignees.taskId, ids)));
  if (toId !== null)
    await tx
      .insert(taskAssignees)
      .values(ids.map((taskId) => ({ taskId, userId: toId })))
      .onConflictDoNothing();
  await tx
    .update(tasks)
    .set({ isAssigned: hasAssignees, version: sql`${tasks.version} + 1`, updatedAt: now })
    .where(inArray(tasks.id, ids));
  const after = await readNames(tx, ids);
  const entries = ids.map((recordId) => ({
    resource: contract.name,
    recordId,
    userId: caller.id,
    action: 'updated' as const,
    field: 'assignee_ids',
    oldValue: before.get(recordId) ?? null,
    newValue: after.get(recordId) ?? null,
    createdAt: now,
  }));
  await insertMany(tx, activities, entries);
  await announceMany(tx, contract.name, ids);
  await sendNotifications();
}

type HandOver = typeof handOverTasks;

/** Returns the function that puts somebody else in charge of records that have one person each, as a change of all of them together. */
const handOverOf =
  <R extends Resource>(
    { updateMany }: Pick<RecordModule<R>, 'updateMany'>,
    table: PgTable & { readonly id: PgColumn },
    person: PgColumn,
    valuesOf: (toId: number | null) => BodyOfRecord<R>,
    isConcerned?: SQL,
  ): HandOver =>
  async (tx, writer, fromId, toId) => {
    const found = await tx
      .select({ id: table.id })
      .from(table)
      .where(and(eq(person, fromId), isConcerned));
    const ids = found.map(({ id }) => Number(id));
    if (ids.length > 0) await updateMany(tx, ids, valuesOf(toId), writer);
  };

const handOverEach =
  (parts: readonly HandOver[]): HandOver =>
  async (...given) => {
    for (const part of parts) await part(...given);
  };

const assigned = (toId: number | null) => ({ assignee_id: toId });

/** Reassigns the open tasks, defects and incidents of somebody who leaves to somebody else or to nobody. */
export const handOverWork = handOverEach([
  handOverTasks,
  handOverOf(
    defectModule,
    defects,
    defects.assigneeId,
    assigned,
    isOneOf(defects.status, openDefectStatuses),
  ),
  handOverOf(
    incidentModule,
    incidents,
    incidents.assigneeId,
    assigned,
    isOneOf(incidents.status, openIncidentStatuses),
  ),
]);

/** Puts somebody else, or nobody, in charge of the projects, articles, teams and departments of somebody who is deleted. */
export const handOverDuties = handOverEach([
  handOverOf(projectModule, projects, projects.managerId, (manager_id) => ({ manager_id })),
  handOverOf(articleModule, articles, articles.ownerId, (owner_id) => ({ owner_id })),
  handOverOf(teamModule, teams, teams.leaderId, (leader_id) => ({ leader_id })),
  handOverOf(departmentModule, departments, departments.headId, (head_id) => ({ head_id })),
]);
