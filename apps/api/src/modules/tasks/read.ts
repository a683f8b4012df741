import type { ListQuery, Person, ResponseOf, Task, TaskListItem, tasks as contract } from '@bureau/contract';
import { and, asc, count, eq, inArray, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Caller } from '../../access/Caller.ts';
import type { Database } from '../../db/database.ts';
import { conditionOf, orderOf, windowOf } from '../../db/list/listSource.ts';
import { projects, taskAssignees, tasks, users } from '../../db/schema/index.ts';
import { visibleTasks } from './rules.ts';
import { defaultSort, taskSource } from './source.ts';

type Spec = typeof contract.listSpec;

const creators = alias(users, 'creators');

const itemColumns = {
  id: tasks.id,
  code: tasks.code,
  title: tasks.title,
  project_id: tasks.projectId,
  project_name: projects.name,
  status: tasks.status,
  priority: tasks.priority,
  start_date: tasks.startDate,
  due_date: tasks.dueDate,
  estimated_minutes: tasks.estimatedMinutes,
  progress: tasks.progress,
  created_at: tasks.createdAt,
  updated_at: tasks.updatedAt,
  created_by: tasks.createdBy,
  created_firstname: creators.firstname,
  created_lastname: creators.lastname,
  version: tasks.version,
};

interface Times {
  readonly created_at: Date;
  readonly updated_at: Date;
}

const writeTimes = ({ created_at, updated_at }: Times) => ({
  created_at: created_at.toISOString(),
  updated_at: updated_at.toISOString(),
});

/** Reads who is assigned to some tasks, by task. */
async function readAssignees(
  db: Database,
  taskIds: readonly number[],
): Promise<ReadonlyMap<number, Person[]>> {
  const rows = await db
    .select({
      taskId: taskAssignees.taskId,
      person: { user_id: users.id, firstname: users.firstname, lastname: users.lastname },
    })
    .from(taskAssignees)
    .innerJoin(users, eq(users.id, taskAssignees.userId))
    .where(inArray(taskAssignees.taskId, [...taskIds]))
    .orderBy(asc(users.firstname), asc(users.id));
  const byTask = Map.groupBy(rows, ({ taskId }) => taskId);
  return new Map([...byTask].map(([id, people]) => [id, people.map(({ person }) => person)]));
}

/** Reads tasks in the order of their ids as given. */
export async function readItems(db: Database, ids: readonly number[]): Promise<TaskListItem[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select(itemColumns)
    .from(tasks)
    .leftJoin(projects, eq(projects.id, tasks.projectId))
    .leftJoin(creators, eq(creators.id, tasks.createdBy))
    .where(inArray(tasks.id, [...ids]));
  const assignees = await readAssignees(db, ids);
  const items = new Map(
    rows.map((row) => [row.id, { ...row, ...writeTimes(row), assignees: assignees.get(row.id) ?? [] }]),
  );
  return ids.flatMap((id) => items.get(id) ?? []);
}

/** Reads the descriptions of tasks, by task. */
export async function readDescriptions(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .select({ id: tasks.id, description: tasks.description })
    .from(tasks)
    .where(inArray(tasks.id, [...ids]));
  return new Map(rows.map(({ id, description }) => [id, description]));
}

/**
 * Lists the tasks that a caller may see. The page's ids are found first, from indexes alone where they allow it, and only then its rows:
 * that keeps a deep page about as fast as the first.
 */
export async function listTasks(
  db: Database,
  caller: Caller,
  query: ListQuery<Spec>,
  timeZone: string,
): Promise<ResponseOf<typeof contract.list>> {
  const source = taskSource(timeZone);
  const condition = and(visibleTasks(caller), conditionOf(source, query));
  const { page, per_page, limit, offset } = windowOf(query);
  const [counted] = await db.select({ total: count() }).from(tasks).where(condition);
  const total = counted?.total ?? 0;
  if (offset >= total) return { data: [], meta: { total, page, per_page } };
  const order = orderOf(source, query.sort, defaultSort);
  const ids = await db
    .select({ id: tasks.id })
    .from(tasks)
    .where(condition)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  const data = await readItems(
    db,
    ids.map(({ id }) => id),
  );
  return { data, meta: { total, page, per_page } };
}

async function readOne(db: Database, condition: SQL | undefined): Promise<Task | null> {
  const [row] = await db
    .select({ ...itemColumns, description: tasks.description })
    .from(tasks)
    .leftJoin(projects, eq(projects.id, tasks.projectId))
    .leftJoin(creators, eq(creators.id, tasks.createdBy))
    .where(condition);
  if (row === undefined) return null;
  const assignees = await readAssignees(db, [row.id]);
  return { ...row, ...writeTimes(row), assignees: assignees.get(row.id) ?? [] };
}

/** Reads a task, or gives null when the caller may not see it. */
export function readTask(db: Database, caller: Caller, id: number): Promise<Task | null> {
  return readOne(db, and(eq(tasks.id, id), visibleTasks(caller)));
}

/** Reads a task that was just written, which its writer sees even when it has just gone out of their sight. */
export async function readWritten(db: Database, id: number): Promise<Task> {
  const task = await readOne(db, eq(tasks.id, id));
  if (task === null) throw new Error(`Task ${id} is gone in the transaction that wrote it.`);
  return task;
}
