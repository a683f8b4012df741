import { type Task, type TaskBulk, tasks as contract, taskStatuses, type TaskUpdate } from '@bureau/contract';
import { and, type SQL, sql } from 'drizzle-orm';
import type { Caller, Viewer } from '../../access/Caller.ts';
import { findViewers } from '../../access/findCaller.ts';
import { visibleTasks } from '../../access/visible/tasks.ts';
import type { Database } from '../../db/database.ts';
import { isOneOf } from '../../db/list/conditions.ts';
import { taskAssignees, tasks } from '../../db/schema/index.ts';
import type { MessageKey } from '../../errors/messages.ts';
import {
  deliver,
  type Delivery,
  mayOpen,
  type NotificationContent,
  notify,
} from '../../records/notifications/notify.ts';
import type { ImportedRange } from '../../transfer/import/ImportTarget.ts';

type Named = Pick<Task, 'code' | 'title'>;

/** Where people find the tasks that they are notified of. */
const found = { name: contract.name, table: tasks, visible: (viewer: Viewer) => visibleTasks(viewer) };

/** Lists those who have a task, who watch it, and who made it. */
export const watchers = ({
  assignees,
  created_by: creator,
  watchers: others,
}: Pick<Task, 'assignees' | 'created_by' | 'watchers'>) => [
  ...[...assignees, ...others].map((person) => person.user_id),
  ...(creator === null ? [] : [creator]),
];

const labelOf = (task: Named) => `${task.code} ${task.title}`;

const keyOf = (status: number) => taskStatuses.find(({ value }) => value === status)?.key ?? 'open';

const statusLabel = (status: number): MessageKey => `status.task.${keyOf(status)}`;

const isCompletion = (status: number) => keyOf(status) === 'completed';

/** Returns the notification that a task was assigned to the reader. */
export const assignmentNotification = (task: Named): NotificationContent => ({
  kind: 'assigned',
  values: { record: labelOf(task) },
});

/** Returns the notification that a task was given a status. */
export function statusNotification(status: number, task: Named): NotificationContent {
  const record = labelOf(task);
  return isCompletion(status)
    ? { kind: 'completed', values: { record } }
    : { kind: 'status', values: { record, status: statusLabel(status) } };
}

/** Notifies people that a task was assigned to them. To be called in the transaction that assigns it. */
export const notifyAssignees = (
  tx: Database,
  caller: Caller,
  task: Named & Pick<Task, 'id'>,
  assigneeIds: readonly number[],
  now: Date,
) => notify(tx, caller, assigneeIds, assignmentNotification(task), { records: found, id: task.id }, now);

/**
 * Notifies those whom a task is newly assigned to, and of another status those who had it or made it. To be called in the transaction that changes
 * it, once it is changed.
 */
export async function notifyOfChange(
  tx: Database,
  caller: Caller,
  before: Task,
  update: Pick<TaskUpdate, 'title' | 'status' | 'assignee_ids'>,
  now: Date,
): Promise<void> {
  const { status, assignee_ids: wanted = [] } = update;
  const task = { id: before.id, code: before.code, title: update.title ?? before.title };
  const present = before.assignees.map((person) => person.user_id);
  const added = wanted.filter((id) => !present.includes(id));
  await notifyAssignees(tx, caller, task, added, now);
  if (status === undefined || status === before.status) return;
  const target = { records: found, id: task.id };
  const others = watchers(before).filter((id) => !added.includes(id));
  await notify(tx, caller, others, statusNotification(status, task), target, now);
}

/** Names the tasks in a person's notification. */
interface AffectedTasks extends Record<string, unknown> {
  readonly user_id: number;
  readonly task_ids: readonly number[];
}

async function listAffected(tx: Database, pairs: SQL): Promise<AffectedTasks[]> {
  const { rows } = await tx.execute<AffectedTasks>(
    sql`select user_id, array_agg(task_id) as task_ids from (${pairs}) as pairs group by user_id order by user_id`,
  );
  return rows;
}

/** Returns of a person's tasks those that they may see. Who has or made a task sees it, but for clients: theirs is to see what is of their projects. */
async function visibleAmong(
  tx: Database,
  viewer: Viewer,
  ids: readonly number[],
): Promise<readonly number[]> {
  if (!mayOpen(viewer, contract.name)) return [];
  if (!viewer.isExternal) return ids;
  const isSeen = and(isOneOf(tasks.id, ids), visibleTasks(viewer));
  return (await tx.select({ id: tasks.id }).from(tasks).where(isSeen)).map(({ id }) => id);
}

/** Notifies each person once of all their tasks, and of a single one as if it had been changed alone. */
async function notifyEach(
  tx: Database,
  caller: Caller,
  concerns: readonly AffectedTasks[],
  ofOne: (task: Named) => NotificationContent,
  ofMany: (count: number) => NotificationContent,
  now: Date,
): Promise<void> {
  const others = new Map(concerns.map((concern) => [concern.user_id, concern.task_ids]));
  others.delete(caller.id);
  const route = contract.name;
  const deliveries: Delivery[] = [];
  for (const viewer of await findViewers(tx, [...others.keys()])) {
    const [first, ...more] = await visibleAmong(tx, viewer, others.get(viewer.id) ?? []);
    if (first === undefined) continue;
    if (more.length > 0) {
      deliveries.push({ viewer, notification: ofMany(more.length + 1), route, relatedId: null });
      continue;
    }
    const [task] = await tx
      .select({ code: tasks.code, title: tasks.title })
      .from(tasks)
      .where(isOneOf(tasks.id, [first]));
    if (task !== undefined) deliveries.push({ viewer, notification: ofOne(task), route, relatedId: first });
  }
  await deliver(tx, caller, deliveries, now);
}

const assignmentsNotification = (count: number): NotificationContent => ({
  kind: 'tasksAssigned',
  values: { count },
});

/** Notifies those who have tasks of an import: one notification for each person. To be called in the transaction that ends it, once it has ended. */
export async function notifyOfImport(
  tx: Database,
  caller: Caller,
  { firstId, lastId }: ImportedRange,
  now: Date,
): Promise<void> {
  const { taskId, userId } = taskAssignees;
  const assigned = await listAffected(
    tx,
    sql`select ${taskId} as task_id, ${userId} as user_id from ${taskAssignees} where ${taskId} between ${firstId} and ${lastId}`,
  );
  await notifyEach(tx, caller, assigned, assignmentNotification, assignmentsNotification, now);
}

/** Notifies people of tasks that are about to be changed together: one notification for each person and field. */
export async function notifyOfBulkChange(
  tx: Database,
  caller: Caller,
  ids: readonly number[],
  { status, assignee_ids: wanted = [] }: Pick<TaskBulk, 'status' | 'assignee_ids'>,
  now: Date,
): Promise<void> {
  const among = isOneOf(tasks.id, ids);
  if (wanted.length > 0) {
    const added = await listAffected(
      tx,
      sql`select ${tasks.id} as task_id, wanted.user_id from ${tasks} cross join unnest(${sql.param([...new Set(wanted)])}::int[]) as wanted(user_id)
        where ${among} and not exists (
          select 1 from ${taskAssignees} where ${taskAssignees.taskId} = ${tasks.id} and ${taskAssignees.userId} = wanted.user_id
        )`,
    );
    await notifyEach(tx, caller, added, assignmentNotification, assignmentsNotification, now);
  }
  if (status === undefined) return;
  const isChanged = sql`${among} and ${tasks.status} <> ${status}`;
  const changed = await listAffected(
    tx,
    sql`select ${tasks.id} as task_id, ${tasks.createdBy} as user_id from ${tasks} where ${isChanged} and ${tasks.createdBy} is not null
      union select ${tasks.id}, ${taskAssignees.userId} from ${tasks} join ${taskAssignees} on ${taskAssignees.taskId} = ${tasks.id} where ${isChanged}`,
  );
  const ofMany = (count: number): NotificationContent =>
    isCompletion(status)
      ? { kind: 'tasksCompleted', values: { count } }
      : { kind: 'tasksStatus', values: { count, status: statusLabel(status) } };
  await notifyEach(tx, caller, changed, (task) => statusNotification(status, task), ofMany, now);
}
