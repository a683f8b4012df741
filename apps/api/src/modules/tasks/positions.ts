import type { Task } from '@bureau/contract';
import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import type { Caller } from '../../access/Caller.ts';
import { visibleTasks } from '../../access/visible/tasks.ts';
import type { Database } from '../../db/database.ts';
import { isOneOf } from '../../db/list/conditions.ts';
import { tasks } from '../../db/schema/index.ts';
import { FieldError } from '../../errors/ApiError.ts';
import type { MessageKey } from '../../errors/messages.ts';

/** How far tasks are put apart that follow each other. Each drop between two of them halves what is left. */
export const positionStep = 2 ** 24;

/** How far tasks are apart at least that make room for one, and how many of them do at first. */
const minSpacing = 2 ** 10;
const fewTasks = 32;

/** The position of the last of all tasks, in SQL. */
export const lastPosition = sql<number>`(select coalesce(max(${tasks.position}), 0) from ${tasks})`;

/** Reads the position of the last of all tasks. */
export async function readLastPosition(db: Database): Promise<number> {
  const { rows } = await db.execute<{ position: string }>(sql`select ${lastPosition} as position`);
  return Number(rows[0]?.position);
}

/** Lets tasks be put in order one after the other, whichever process does it, so that each drop finds the places as the one before left them. */
export const lockPositions = (tx: Database) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('task positions', 0))`);

/** A task and its place among all tasks. What has the same position is ordered by the id. */
interface Positioned {
  readonly id: number;
  readonly position: number;
}

const positionColumns = { id: tasks.id, position: tasks.position };

const comesBefore = (a: Positioned, b: Positioned) =>
  a.position === b.position ? a.id < b.id : a.position < b.position;

const refuse = (key: MessageKey) => new FieldError({ before_id: [{ key }] });

async function findNext(tx: Database, caller: Caller, id: number, status: Task['status'], beforeId: number) {
  const [next] = await tx
    .select({ ...positionColumns, status: tasks.status })
    .from(tasks)
    .where(and(eq(tasks.id, beforeId), visibleTasks(caller)));
  if (next === undefined) throw refuse('validation.unknownRecord');
  if (next.id === id) throw refuse('validation.invalid');
  if (next.status !== status) throw refuse('tasks.otherColumn');
  return next;
}

/**
 * Makes room before a task by moving it and those that follow it in its column apart, as few as it takes. Returns the place that has become free.
 * Their rows are locked in the order of their ids, as every change of many is, so that no two requests wait for each other.
 */
async function makeRoom(
  tx: Database,
  id: number,
  status: Task['status'],
  floor: number,
  next: Positioned,
): Promise<number> {
  for (let count = fewTasks; ; count *= 4) {
    const isFollowing = sql`(${tasks.position}, ${tasks.id}) >= (${next.position}::bigint, ${next.id}::int)`;
    const found = await tx
      .select(positionColumns)
      .from(tasks)
      .where(and(eq(tasks.status, status), ne(tasks.id, id), isFollowing))
      .orderBy(asc(tasks.position), asc(tasks.id))
      .limit(count + 1);
    const moved = found.slice(0, count).map((row) => row.id);
    const end = found[count]?.position;
    const spacing = end === undefined ? positionStep : Math.floor((end - floor) / (count + 2));
    if (spacing < minSpacing) continue;
    await tx
      .select({ id: tasks.id })
      .from(tasks)
      .where(isOneOf(tasks.id, [id, ...moved]))
      .orderBy(asc(tasks.id))
      .for('update');
    const positions = moved.map((_, index) => floor + spacing * (index + 2));
    await tx.execute(sql`update ${tasks} set position = moved.position
      from unnest(${sql.param(moved)}::int[], ${sql.param(positions)}::bigint[]) as moved (id, position) where ${tasks.id} = moved.id`);
    return floor + spacing;
  }
}

/**
 * Finds the position of a task that is dropped before another of a column, or at its end where there is none; its own, where it stands there
 * already. To be called while {@link lockPositions} holds.
 *
 * @throws FieldError for a task to come before that is not in the column, or that the caller may not see.
 */
export async function findPosition(
  tx: Database,
  caller: Caller,
  task: Positioned & Pick<Task, 'status'>,
  status: Task['status'],
  beforeId: number | null,
): Promise<number> {
  const next = beforeId === null ? null : await findNext(tx, caller, task.id, status, beforeId);
  const isBefore =
    next === null
      ? undefined
      : sql`(${tasks.position}, ${tasks.id}) < (${next.position}::bigint, ${next.id}::int)`;
  const [previous] = await tx
    .select(positionColumns)
    .from(tasks)
    .where(and(eq(tasks.status, status), ne(tasks.id, task.id), isBefore))
    .orderBy(desc(tasks.position), desc(tasks.id))
    .limit(1);
  const follows = previous === undefined || comesBefore(previous, task);
  const isThere = task.status === status && follows && (next === null || comesBefore(task, next));
  if (isThere) return task.position;
  if (next === null) return (await readLastPosition(tx)) + positionStep;
  const floor = previous?.position ?? next.position - 2 * positionStep;
  const middle = floor + Math.floor((next.position - floor) / 2);
  return middle > floor ? middle : makeRoom(tx, task.id, status, floor, next);
}
