import type { ListQuery, Person, ResponseOf, Task, TaskListItem, tasks as contract } from '@bureau/contract';
import { and, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Caller } from '../../access/Caller.ts';
import type { Database } from '../../db/database.ts';
import { conditionOf, sortFieldsOf, windowOf } from '../../db/list/listSource.ts';
import { readPageIds } from '../../db/list/pageIds.ts';
import { writeTimes } from '../../db/list/writeTimes.ts';
import { projects, taskAssignees, tasks, users } from '../../db/schema/index.ts';
import { findVisibleTasks, visibleTasks } from './rules.ts';
import { defaultSort, taskSource } from './source.ts';

type Spec = typeof contract.listSpec;

const creators = alias(users, 'creators');
const assigned = alias(users, 'assigned');

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
  assignees: sql<Person[]>`(
    select coalesce(json_agg(json_build_object(
      'user_id', ${assigned.id}, 'firstname', ${assigned.firstname}, 'lastname', ${assigned.lastname}
    ) order by ${assigned.firstname}, ${assigned.id}), '[]')
    from ${taskAssignees} join ${users} as assigned on ${assigned.id} = ${taskAssignees.userId}
    where ${taskAssignees.taskId} = ${tasks.id}
  )`,
};

/** Selects tasks with all that is told of them but their descriptions. Planned once for each connection: planning takes longer than reading. */
const prepareItems = (db: Database) =>
  db
    .select(itemColumns)
    .from(tasks)
    .leftJoin(projects, eq(projects.id, tasks.projectId))
    .leftJoin(creators, eq(creators.id, tasks.createdBy))
    .where(sql`${tasks.id} = any(${sql.placeholder('ids')}::int[])`)
    .prepare('task_items');

/** Reads tasks in the order of their ids as given. */
export async function readItems(db: Database, ids: readonly number[]): Promise<TaskListItem[]> {
  if (ids.length === 0) return [];
  const rows = await prepareItems(db).execute({ ids });
  const items = new Map(rows.map((row) => [row.id, { ...row, ...writeTimes(row) }]));
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
  const condition = and(await findVisibleTasks(db, caller), conditionOf(source, query));
  const { page, per_page, limit, offset } = windowOf(query);
  const [counted] = await db.select({ total: count() }).from(tasks).where(condition);
  const total = counted?.total ?? 0;
  if (offset >= total) return { data: [], meta: { total, page, per_page } };
  const fields = sortFieldsOf(source, query.sort, defaultSort);
  const ids = await readPageIds(db, { id: source.id, condition, fields, limit, offset });
  return { data: await readItems(db, ids), meta: { total, page, per_page } };
}

async function readOne(db: Database, condition: SQL | undefined): Promise<Task | null> {
  const [row] = await db
    .select({ ...itemColumns, description: tasks.description })
    .from(tasks)
    .leftJoin(projects, eq(projects.id, tasks.projectId))
    .leftJoin(creators, eq(creators.id, tasks.createdBy))
    .where(condition);
  return row === undefined ? null : { ...row, ...writeTimes(row) };
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
