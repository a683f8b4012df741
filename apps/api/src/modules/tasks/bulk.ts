import { type BodyOf, type TaskBulk, tasks as contract } from '@bureau/contract';
import { type Column, type SQL, sql } from 'drizzle-orm';
import type { Caller } from '../../access/Caller.ts';
import type { Origin } from '../../access/Origin.ts';
import { visibleTasks } from '../../access/visible/tasks.ts';
import type { Database } from '../../db/database.ts';
import { isOneOf } from '../../db/list/conditions.ts';
import { projects, taskAssignees, tasks, users } from '../../db/schema/index.ts';
import { FieldError } from '../../errors/ApiError.ts';
import type { Message } from '../../errors/messages.ts';
import { type BulkTarget, changeMany, columnChanges, referenceChange } from '../../records/bulk.ts';
import { findDateErrorsOfMany } from '../../records/dateOrder.ts';
import type { FieldChange } from '../../records/FieldChange.ts';
import { pickableAmong } from '../../records/people.ts';
import { notifyOfBulkChange } from './notifications.ts';
import { mayPickProject } from './rules.ts';
import { columnsOf } from './write.ts';

const plainColumns = {
  status: tasks.status,
  priority: tasks.priority,
  start_date: tasks.startDate,
  due_date: tasks.dueDate,
  estimated_minutes: tasks.estimatedMinutes,
  progress: tasks.progress,
};

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
function listChanges({
  project_id: projectId,
  assignee_ids: assigneeIds,
  ...values
}: TaskBulk): FieldChange[] {
  const changes = [
    ...columnChanges(plainColumns, values),
    ...referenceChange('project_id', tasks.projectId, projectId, nameOfProject),
  ];
  if (assigneeIds === undefined) return changes;
  const sorted = [...new Set(assigneeIds)].sort((a, b) => a - b);
  const assignees = {
    field: 'assignee_ids',
    oldValue: namesOf(sql`${users.id} = any(${assigneesOf})`),
    newValue: namesOf(isOneOf(users.id, sorted)),
    isChanged: sql`${assigneesOf} <> ${sql.param(sorted)}::int[]`,
  };
  return [...changes, assignees];
}

/** Refuses a project or people that the caller may not pick, and an end before the start. What all of the tasks have already may stay. */
async function checkValues(tx: Database, caller: Caller, among: SQL, values: TaskBulk): Promise<void> {
  const errors: Record<string, Message[]> = await findDateErrorsOfMany(tx, tasks, among, values);
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

const bulkOf = (caller: Caller, { now }: Origin): BulkTarget<typeof tasks, TaskBulk> => ({
  name: contract.name,
  table: tasks,
  removeRule: contract.remove.rule,
  visible: visibleTasks(caller),
  label: tasks.title,
  async check(tx, ids, values) {
    await checkValues(tx, caller, isOneOf(tasks.id, ids), values);
    await notifyOfBulkChange(tx, caller, ids, values, now);
  },
  listChanges,
  columnsOf,
  async finish(tx, ids, { assignee_ids: wanted }) {
    if (wanted !== undefined) await replaceAssignees(tx, ids, wanted);
  },
});

/** Changes or deletes many tasks, as {@link changeMany} does. */
export const changeTasks = (
  db: Database,
  caller: Caller,
  call: BodyOf<typeof contract.bulk>,
  origin: Origin,
): Promise<{ count: number }> => changeMany(db, bulkOf(caller, origin), call, caller, origin);
