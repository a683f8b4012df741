import type {
  ListQuery,
  Named,
  Person,
  QueryOf,
  ResponseOf,
  Task,
  TaskListItem,
  tasks as contract,
} from '@bureau/contract';
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Caller, Viewer } from '../../access/Caller.ts';
import { isKnown } from '../../access/visible/people.ts';
import { findVisibleTasks } from '../../access/visible/tasks.ts';
import type { Database } from '../../db/database.ts';
import { containsWords } from '../../db/list/conditions.ts';
import { listGroups } from '../../db/list/listGroups.ts';
import { conditionOf, sortFieldsOf, windowOf } from '../../db/list/listSource.ts';
import { readPage } from '../../db/list/pageIds.ts';
import { writeTimes } from '../../db/list/writeTimes.ts';
import { projects, taskAssignees, tasks, users } from '../../db/schema/index.ts';
import { withCustomFields } from '../../records/customFields/list.ts';
import { selectValues } from '../../records/customFields/values.ts';
import { defaultSort, taskSource } from './source.ts';

type Spec = typeof contract.listSpec;

const creators = alias(users, 'creators');
const assigned = alias(users, 'assigned');

const columns = {
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

const itemColumns = { ...columns, custom_fields: selectValues(tasks.customFields, 'tasks', true) };

/** What is told of a task beside what its list tells: what is long, and all of its custom fields. */
const detailColumns = {
  description: tasks.description,
  custom_fields: selectValues(tasks.customFields, 'tasks'),
};

/** Joins who made a task with it, as far as a viewer may be told of them; null stands for nobody in particular. */
const isCreator = (viewer: Viewer | null) =>
  and(eq(creators.id, tasks.createdBy), viewer === null ? undefined : isKnown(viewer, creators.id));

/** Selects tasks with all that is told of them but their descriptions. */
const selectItems = (db: Database, viewer: Viewer, ids: SQL) =>
  db
    .select(itemColumns)
    .from(tasks)
    .leftJoin(projects, eq(projects.id, tasks.projectId))
    .leftJoin(creators, isCreator(viewer))
    .where(sql`${tasks.id} = any(${ids}::int[])`);

/** Reads tasks in the order of their ids as given. */
export async function readItems(
  db: Database,
  viewer: Viewer,
  ids: readonly number[],
): Promise<TaskListItem[]> {
  if (ids.length === 0) return [];
  // Planned once for each connection, since planning takes longer than reading; of those who know everybody that is one plan.
  const rows = viewer.isExternal
    ? await selectItems(db, viewer, sql`${sql.param([...ids])}`)
    : await selectItems(db, viewer, sql`${sql.placeholder('ids')}`)
        .prepare('task_items')
        .execute({ ids });
  const items = new Map(rows.map((row) => [row.id, { ...row, ...writeTimes(row) }]));
  return ids.flatMap((id) => items.get(id) ?? []);
}

/** How many tasks a short list holds at most, and the longest name of one, in UTF-16 units. */
const pickerLimits = { tasks: 500, name: 300 } as const;

/** Lists the id and name of tasks that a caller may see and that words are found in, the newest first. */
export async function pickTasks(db: Database, caller: Caller, q: string | undefined): Promise<Named[]> {
  const rows = await db
    .select({ id: tasks.id, code: tasks.code, title: tasks.title })
    .from(tasks)
    .where(
      and(
        await findVisibleTasks(db, caller),
        q === undefined ? undefined : containsWords(tasks.searchText, q),
      ),
    )
    .orderBy(desc(tasks.number))
    .limit(pickerLimits.tasks);
  return rows.map(({ id, code, title }) => ({
    id,
    name: `${code} ${title}`.slice(0, pickerLimits.name).toWellFormed(),
  }));
}

/** Reads what is told of tasks beside what their list tells, by task. */
export async function readDetails(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Pick<Task, keyof typeof detailColumns>>> {
  const rows = await db
    .select({ id: tasks.id, ...detailColumns })
    .from(tasks)
    .where(inArray(tasks.id, [...ids]));
  return new Map(rows.map(({ id, ...details }) => [id, details]));
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
  const source = await withCustomFields(db, taskSource(timeZone), 'tasks', query);
  const condition = and(await findVisibleTasks(db, caller), conditionOf(source, query));
  const { page, per_page, limit, offset } = windowOf(query);
  const fields = sortFieldsOf(source, query, defaultSort);
  const { ids, total } = await readPage(db, { id: source.id, condition, fields, limit, offset });
  return { data: await readItems(db, caller, ids), meta: { total, page, per_page } };
}

/** Counts the tasks that a caller may see by the groups of a list. */
export async function groupTasks(
  db: Database,
  caller: Caller,
  query: QueryOf<typeof contract.groups>,
  timeZone: string,
): Promise<ResponseOf<typeof contract.groups>> {
  const source = await withCustomFields(db, taskSource(timeZone), 'tasks', query);
  const condition = and(await findVisibleTasks(db, caller), conditionOf(source, query));
  return listGroups(db, source, query.group, condition);
}

/** Reads a task as a viewer is told of it, whoever may see it; as it is where no viewer is given. */
export async function readTask(db: Database, id: number, viewer: Viewer | null): Promise<Task | null> {
  const [row] = await db
    .select({ ...columns, ...detailColumns })
    .from(tasks)
    .leftJoin(projects, eq(projects.id, tasks.projectId))
    .leftJoin(creators, isCreator(viewer))
    .where(eq(tasks.id, id));
  return row === undefined ? null : { ...row, ...writeTimes(row) };
}
