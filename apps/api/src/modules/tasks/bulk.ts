import { canAccess, type BodyOf, type TaskBulk, tasks as contract } from '@bureau/contract';
import { type Column, or, type SQL, sql } from 'drizzle-orm';
import { writeRemovals } from '../../access/audit.ts';
import type { Caller } from '../../access/Caller.ts';
import { lockRecords } from '../../db/lockRecords.ts';
import type { Database } from '../../db/database.ts';
import { isOneOf } from '../../db/list/conditions.ts';
import { activities, projects, taskAssignees, tasks, users } from '../../db/schema/index.ts';
import { ApiError, FieldError } from '../../http/ApiError.ts';
import type { Origin } from '../../http/implement.ts';
import type { Message } from '../../http/messages.ts';
import { forgetRecords } from '../activities/write.ts';
import { mayPickProject } from '../projects/queries.ts';
import { pickableAmong } from '../users/read.ts';
import { visibleTasks } from './rules.ts';
import { columnsOf } from './write.ts';

/** Describes one field of a bulk change in SQL: what it is before and after as the activity log tells it, and for which tasks it changes. */
interface FieldChange {
  readonly field: keyof TaskBulk;
  readonly oldValue: SQL;
  readonly newValue: SQL;
  readonly isChanged: SQL;
}

const plainColumns = {
  status: tasks.status,
  priority: tasks.priority,
  start_date: tasks.startDate,
  due_date: tasks.dueDate,
  estimated_minutes: tasks.estimatedMinutes,
  progress: tasks.progress,
} as const satisfies Partial<Record<keyof TaskBulk, Column>>;

const namesOf = (condition: SQL) => sql`(
  select string_agg(${users.firstname} || ' ' || ${users.lastname}, ', ' order by ${users.firstname}, ${users.id})
  from ${users} where ${condition}
)`;

const assigneesOf = sql`array(
  select ${taskAssignees.userId} from ${taskAssignees} where ${taskAssignees.taskId} = ${tasks.id} order by 1
)`;

const nameOfProject = (id: SQL | Column) =>
  sql`(select ${projects.name} from ${projects} where ${projects.id} = ${id})`;

/** Lists the fields that a bulk change sets. */
function listChanges(values: TaskBulk): FieldChange[] {
  const { project_id: projectId, assignee_ids: assigneeIds } = values;
  const changes: FieldChange[] = [];
  for (const [field, column] of Object.entries(plainColumns)) {
    const value = values[field as keyof typeof plainColumns];
    if (value === undefined) continue;
    const isChanged = sql`${column} is distinct from ${value}`;
    changes.push({
      field: field as keyof typeof plainColumns,
      oldValue: sql`${column}::text`,
      newValue: sql`${value === null ? null : String(value)}::text`,
      isChanged,
    });
  }
  if (projectId !== undefined)
    changes.push({
      field: 'project_id',
      oldValue: nameOfProject(tasks.projectId),
      newValue: nameOfProject(sql`${projectId}::int`),
      isChanged: sql`${tasks.projectId} is distinct from ${projectId}`,
    });
  if (assigneeIds !== undefined) {
    const sorted = [...new Set(assigneeIds)].sort((a, b) => a - b);
    changes.push({
      field: 'assignee_ids',
      oldValue: namesOf(sql`${users.id} = any(${assigneesOf})`),
      newValue: namesOf(isOneOf(users.id, sorted)),
      isChanged: sql`${assigneesOf} <> ${sql.param(sorted)}::int[]`,
    });
  }
  return changes;
}

/** Refuses a project or people that the caller may not pick. What all of the tasks have already may stay. */
async function checkReferences(tx: Database, caller: Caller, among: SQL, values: TaskBulk): Promise<void> {
  const errors: Record<string, Message[]> = {};
  const isTrueOfSome = async (condition: SQL) => {
    const { rows } = await tx.execute(sql`select 1 from ${tasks} where ${among} and ${condition} limit 1`);
    return rows.length > 0;
  };
  const { project_id: projectId, assignee_ids: wanted = [] } = values;
  if (typeof projectId === 'number' && !(await mayPickProject(tx, caller, projectId))) {
    if (await isTrueOfSome(sql`${tasks.projectId} is distinct from ${projectId}`))
      errors['values.project_id'] = [{ key: 'validation.unknownProject' }];
  }
  const pickable = await pickableAmong(tx, caller, wanted);
  for (const [index, id] of wanted.entries()) {
    if (pickable.has(id) || !(await isTrueOfSome(sql`not ${id} = any(${assigneesOf})`))) continue;
    errors[`values.assignee_ids.${index}`] = [{ key: 'validation.unknownPerson' }];
  }
  if (Object.keys(errors).length > 0) throw new FieldError(errors);
}

async function replaceAssignees(
  tx: Database,
  ids: readonly number[],
  wanted: readonly number[],
): Promise<void> {
  const taskIds = sql`${sql.param([...ids])}::int[]`;
  const userIds = sql`${sql.param([...wanted])}::int[]`;
  await tx.execute(
    sql`delete from ${taskAssignees} where task_id = any(${taskIds}) and not user_id = any(${userIds})`,
  );
  await tx.execute(sql`insert into ${taskAssignees} (task_id, user_id)
    select task_id, user_id from unnest(${taskIds}) task_id cross join unnest(${userIds}) user_id on conflict do nothing`);
}

/** Changes fields of tasks by a statement each: the log is written from what the tasks are before, then they are changed. */
async function update(
  tx: Database,
  caller: Caller,
  ids: readonly number[],
  values: TaskBulk,
  now: Date,
): Promise<void> {
  const among = isOneOf(tasks.id, ids);
  await checkReferences(tx, caller, among, values);
  const changes = listChanges(values);
  for (const { field, oldValue, newValue, isChanged } of changes)
    await tx.execute(sql`insert into ${activities} (resource, record_id, user_id, action, field, old_value, new_value, created_at)
      select ${contract.name}, ${tasks.id}, ${caller.id}::int, 'updated', ${field}, ${oldValue}, ${newValue}, ${now.toISOString()}::timestamptz
      from ${tasks} where ${among} and ${isChanged}`);
  await tx
    .update(tasks)
    .set({ ...columnsOf(values), version: sql`${tasks.version} + 1`, updatedAt: now })
    .where(sql`${among} and ${or(...changes.map(({ isChanged }) => isChanged))}`);
  if (values.assignee_ids !== undefined) await replaceAssignees(tx, ids, values.assignee_ids);
}

async function remove(tx: Database, caller: Caller, ids: readonly number[], origin: Origin): Promise<void> {
  const among = isOneOf(tasks.id, ids);
  await writeRemovals(tx, tasks, sql`${tasks.code} || ' ' || ${tasks.title}`, among, caller, origin);
  await tx.delete(tasks).where(among);
  await forgetRecords(tx, contract.name, ids);
}

/**
 * Changes or deletes many tasks, all of them or none, in one transaction of a few statements.
 *
 * @throws FieldError that names the ids of tasks that do not exist or that the caller may not see; ApiError 403 for deleting without its permission.
 */
export async function changeTasks(
  db: Database,
  caller: Caller,
  { ids, action, values }: BodyOf<typeof contract.bulk>,
  origin: Origin,
): Promise<{ count: number }> {
  if (action === 'delete' && !canAccess(caller, contract.remove.rule))
    throw new ApiError(403, 'errors.forbidden');
  const isEmpty = Object.keys(values ?? {}).length === 0;
  if (isEmpty !== (action === 'delete'))
    throw new FieldError({ values: [{ key: isEmpty ? 'validation.required' : 'validation.noUnknown' }] });
  return db.transaction(async (tx) => {
    const locked = await lockRecords(tx, tasks, visibleTasks(caller), ids);
    if (action === 'delete') await remove(tx, caller, locked, origin);
    else await update(tx, caller, locked, values ?? {}, origin.now);
    return { count: locked.length };
  });
}
