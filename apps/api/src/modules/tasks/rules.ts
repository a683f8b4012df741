import { isAdmin, type Task, tasks as contract, type TaskUpdate } from '@bureau/contract';
import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Caller } from '../../access/Caller.ts';
import type { Database } from '../../db/database.ts';
import { foldForSearch, foldForSort } from '../../db/fold.ts';
import { projects, taskAssignees, tasks } from '../../db/schema/index.ts';
import type { Change } from '../activities/write.ts';
import { isFinished } from '../../transfer/import/unfinished.ts';
import { visibleProjects } from '../projects/rules.ts';

const selectProjects = (caller: Caller) =>
  sql`in (select ${projects.id} from ${projects} where ${visibleProjects(caller)})`;

/**
 * Says which tasks a caller may see.
 *
 * - `admin` and `super_admin`: all.
 * - `client`: those of their own client's projects (docs/product.md §6).
 * - everybody else: those of the projects that they see, those of no project, and those that they created or are assigned to.
 */
function permittedTasks(caller: Caller, projectIds = selectProjects(caller)): SQL | undefined {
  if (isAdmin(caller)) return undefined;
  const inProjects = sql`${tasks.projectId} ${projectIds}`;
  if (caller.roles.includes('client')) return inProjects;
  const assigned = sql`select ${taskAssignees.taskId} from ${taskAssignees} where ${taskAssignees.userId} = ${caller.id}`;
  return or(
    inProjects,
    isNull(tasks.projectId),
    eq(tasks.createdBy, caller.id),
    sql`${tasks.id} in (${assigned})`,
  );
}

/** Says which tasks a caller sees, as a condition on `tasks`; `undefined` is all of them. Those of an import that has not ended are seen by nobody. */
export function visibleTasks(caller: Caller, projectIds?: SQL): SQL | undefined {
  return and(permittedTasks(caller, projectIds), isFinished(tasks.id, contract.name));
}

/**
 * Says which tasks a caller sees, as `visibleTasks` does, for a whole list: its projects are looked up before, since comparing with known
 * ids takes half the time of a subquery where many tasks are counted.
 */
export async function findVisibleTasks(db: Database, caller: Caller): Promise<SQL | undefined> {
  if (isAdmin(caller)) return visibleTasks(caller);
  const rows = await db.select({ id: projects.id }).from(projects).where(visibleProjects(caller));
  const ids = rows.map(({ id }) => id);
  return visibleTasks(caller, sql`= any(${sql.param(ids)}::int[])`);
}

/** Gives what a task has that nobody has said anything about. */
export const newTask = { status: 1, priority: 4 } as const satisfies Partial<Task>;

/** Gives the columns that are derived from a task's title and code. */
export function searchColumns(code: string, title: string) {
  return { titleSort: foldForSort(title), searchText: foldForSearch(`${code} ${title}`) };
}

const fields = [
  'title',
  'description',
  'status',
  'priority',
  'start_date',
  'due_date',
  'estimated_minutes',
  'progress',
] as const satisfies readonly (keyof Task & keyof TaskUpdate)[];

const write = (value: string | number | null) => (value === null || value === '' ? null : String(value));

const names = ({ assignees }: Task) =>
  assignees.map(({ firstname, lastname }) => `${firstname} ${lastname}`).join(', ');

const idsOf = ({ assignees }: Task) => assignees.map((person) => person.user_id);

function isSameSet(a: readonly number[], b: readonly number[]): boolean {
  const [left, right] = [new Set(a), new Set(b)];
  return left.size === right.size && left.isSubsetOf(right);
}

/** Tells whether an update says anything new of a task. */
export function hasChanges(task: Task, update: TaskUpdate): boolean {
  const isNew = (field: (typeof fields)[number] | 'project_id') =>
    update[field] !== undefined && update[field] !== task[field];
  const { assignee_ids: ids } = update;
  return fields.some(isNew) || isNew('project_id') || (ids !== undefined && !isSameSet(ids, idsOf(task)));
}

/** Lists what differs between a task before and after: names of projects and people, the numbers of statuses. */
export function changesBetween(before: Task, after: Task): Change[] {
  const changes: Change[] = fields
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, oldValue: write(before[field]), newValue: write(after[field]) }));
  if (before.project_id !== after.project_id)
    changes.push({ field: 'project_id', oldValue: before.project_name, newValue: after.project_name });
  if (!isSameSet(idsOf(before), idsOf(after)))
    changes.push({ field: 'assignee_ids', oldValue: write(names(before)), newValue: write(names(after)) });
  return changes;
}
