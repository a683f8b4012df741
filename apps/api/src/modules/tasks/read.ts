import type { ListQuery, Person, ResponseOf, Task, TaskListItem, tasks as contract } from '@bureau/contract';
import { and, asc, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Caller } from '../../access/Caller.ts';
import type { Database } from '../../db/database.ts';
import { containsWords, isOnDays, isOneOf, isWithin } from '../../db/list/conditions.ts';
import { conditionOf, type ListSource, orderOf, windowOf } from '../../db/list/listSource.ts';
import { projects, taskAssignees, tasks, users } from '../../db/schema/index.ts';
import { visibleTasks } from './rules.ts';

type Spec = typeof contract.listSpec;

/** Says how tasks are sorted, filtered and searched. Days are counted in the caller's time zone. */
const source = (timeZone: string): ListSource<Spec> => ({
  id: tasks.id,
  sort: {
    code: { column: tasks.number, isUnique: true },
    title: { column: tasks.titleSort },
    project_name: { column: tasks.projectSort, isNullable: true },
    status: { column: tasks.status },
    priority: { column: tasks.priority },
    start_date: { column: tasks.startDate, isNullable: true },
    due_date: { column: tasks.dueDate, isNullable: true },
    progress: { column: tasks.progress },
    created_at: { column: tasks.createdAt },
    updated_at: { column: tasks.updatedAt },
  },
  filter: {
    status: (ids) => isOneOf(tasks.status, ids),
    priority: (ids) => isOneOf(tasks.priority, ids),
    project_id: (ids) => isOneOf(tasks.projectId, ids),
    assignee_id: (ids) =>
      sql`${tasks.id} in (select ${taskAssignees.taskId} from ${taskAssignees} where ${isOneOf(taskAssignees.userId, ids)})`,
    due_date: (range) => isWithin(tasks.dueDate, range),
    created_at: (range) => isOnDays(tasks.createdAt, range, timeZone),
  },
  search: (q) => containsWords(tasks.searchText, q),
});

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
async function readItems(db: Database, ids: readonly number[]): Promise<TaskListItem[]> {
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
  const list = source(timeZone);
  const condition = and(visibleTasks(caller), conditionOf(list, query));
  const { page, per_page, limit, offset } = windowOf(query);
  const [counted] = await db.select({ total: count() }).from(tasks).where(condition);
  const total = counted?.total ?? 0;
  if (offset >= total) return { data: [], meta: { total, page, per_page } };
  const order = orderOf(list, query.sort, ['-code']);
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
