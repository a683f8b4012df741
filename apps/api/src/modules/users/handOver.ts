import { openTaskStatuses, tasks as contract } from '@bureau/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Caller } from '../../access/Caller.ts';
import type { Database } from '../../db/database.ts';
import { insertMany } from '../../db/insertMany.ts';
import { activities, taskAssignees, tasks, users } from '../../db/schema/index.ts';
import { FieldError } from '../../errors/ApiError.ts';
import { announceMany } from '../../records/events/announce.ts';
import { pickableAmong } from '../../records/people.ts';
import { prepareNotifications } from '../tasks/service.ts';

const names = sql<string>`string_agg(${users.firstname} || ' ' || ${users.lastname}, ', '
  order by ${users.firstname}, ${users.id})`;

/** Tells whether a task that is written has somebody left. */
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
export async function handOverTasks(
  tx: Database,
  caller: Caller,
  fromId: number,
  toId: number | null,
  now: Date,
): Promise<void> {
  const open = await tx
    .select({ id: tasks.id })
    .from(tasks)
    .innerJoin(taskAssignees, and(eq(taskAssignees.taskId, tasks.id), eq(taskAssignees.userId, fromId)))
    .where(inArray(tasks.status, [...openTaskStatuses] as (1 | 2 | 3 | 4)[]))
    .for('update', { of: tasks });
  const ids = open.map(({ id }) => id);
  if (ids.length === 0) return;
  const successors = toId === null ? [] : [toId];
  const tell = await prepareNotifications(tx, ids, { assignee_ids: successors }, caller, now);
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
  await tell();
}
