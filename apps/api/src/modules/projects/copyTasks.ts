import { projectLimits, tasks as taskContract, taskStatus } from '@bureau/contract';
import { and, asc, eq, getTableColumns, ne, sql, type SQL } from '../../db/orm.ts';
import type { Database } from '../../db/database.ts';
import {
  activities,
  customFields,
  customFieldValues,
  projects,
  referenceTables,
  taskAssignees,
  tasks,
  taskWatchers,
} from '../../db/schema/index.ts';
import type { Writer } from '../../engine/write.ts';
import { ApiError } from '../../errors/ApiError.ts';
import { announceMany } from '../../records/events/announce.ts';
import { nextCodes } from '../../records/numbering/codes.ts';
import { pickableAmong } from '../../records/people.ts';
import { lastPosition, positionStep } from '../../records/positions.ts';
import { newTask, taskModule } from '../tasks/service.ts';
import { shifted } from './days.ts';

const { tasks_dependencies: dependencies } = referenceTables;

/** Returns which tasks of a project are copied: all but those that were cancelled. */
export const isCopied = (projectId: number) =>
  and(eq(tasks.projectId, projectId), ne(tasks.status, taskStatus.cancelled));

/** The items of a checklist, none of them ticked off. */
const unticked = sql`(select coalesce(jsonb_agg(item || '{"is_done": false}' order by place), '[]')
  from jsonb_array_elements(${tasks.checklist}) with ordinality as listed (item, place))`;

const namesOf = (columns: readonly { readonly name: string }[]) =>
  sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );

/** Copies who is linked with tasks by a table, as far as they may be picked. */
async function copyPeople(
  tx: Database,
  { caller }: Writer,
  link: typeof taskAssignees | typeof taskWatchers,
  copies: SQL,
): Promise<void> {
  const { rows } = await tx.execute<{ user_id: number }>(
    sql`select distinct ${link.userId} as user_id from ${copies} join ${link} on ${link.taskId} = copy.from_id`,
  );
  const present = await pickableAmong(
    tx,
    caller,
    rows.map((row) => row.user_id),
  );
  await tx.execute(sql`insert into ${link} (task_id, user_id) select copy.to_id, ${link.userId}
    from ${copies} join ${link} on ${link.taskId} = copy.from_id
    where ${link.userId} = any(${sql.param([...present])}::int[])`);
}

/**
 * Copies the tasks of a project, by a few statements: with their people who are still there, who are told, and with how they hang together. What was begun is
 * not begun, nothing is ticked off, and they are in no sprint and of no meeting, since these are of their project, nor follow a task of a series that is not theirs.
 *
 * @throws ApiError 422 for too many.
 */
export async function copyTasks(
  tx: Database,
  writer: Writer,
  fromId: number,
  toId: number,
  days: number,
): Promise<void> {
  const {
    caller,
    origin: { now },
  } = writer;
  const rows = await tx
    .select({ id: tasks.id })
    .from(tasks)
    .where(isCopied(fromId))
    .orderBy(asc(tasks.number))
    .for('key share');
  if (rows.length === 0) return;
  if (rows.length > projectLimits.copiedTasks)
    throw new ApiError(422, 'projects.tooManyTasks', { values: { max: projectLimits.copiedTasks } });
  const { first, codeOf } = await nextCodes(tx, 'tasks', rows.length);
  const codes = rows.map((_, index) => codeOf(first + index));
  const { id: _id, ...columns } = getTableColumns(tasks);
  const time = sql`${now.toISOString()}::timestamptz`;
  // Whatever else a task holds is copied as it is.
  const changed: Readonly<Record<string, SQL>> = {
    number: sql`(${first}::int + copy.place - 1)::int`,
    code: sql`copy.code`,
    searchText: sql`lower(copy.code) || substr(${tasks.searchText}, length(${tasks.code}) + 1)`,
    projectId: sql`${projects.id}`,
    projectSort: sql`${projects.nameSort}`,
    sprintId: sql`null::int`,
    parentId: sql`null::int`,
    meetingId: sql`null::int`,
    recursFromId: sql`null::int`,
    completedAt: sql`null::timestamptz`,
    status: sql`${newTask.status}::smallint`,
    progress: sql`0::smallint`,
    checklist: unticked,
    isAssigned: sql`false`,
    position: sql`${lastPosition(tasks)} + copy.place * ${positionStep}::bigint`,
    startDate: shifted(tasks.startDate, days),
    dueDate: shifted(tasks.dueDate, days),
    createdBy: sql`${caller.id}::int`,
    createdAt: time,
    updatedAt: time,
    version: sql`1`,
  };
  const values = Object.entries(columns).map(([field, column]) => changed[field] ?? sql`${column}`);
  const fromIds = sql.param(rows.map(({ id }) => id));
  const { rows: made } = await tx.execute<{ id: number }>(sql`with made as (
      insert into ${tasks} (${namesOf(Object.values(columns))}) select ${sql.join(values, sql`, `)}
      from unnest(${fromIds}::int[], ${sql.param(codes)}::text[]) with ordinality as copy (id, code, place)
      join ${tasks} on ${tasks.id} = copy.id cross join ${projects} where ${projects.id} = ${toId} returning id, number
    ) select id from made order by number`);
  const madeIds = made.map(({ id }) => id);
  const toIds = sql.param(madeIds);
  const copies = sql`unnest(${fromIds}::int[], ${toIds}::int[]) as copy (from_id, to_id)`;
  const others = sql`unnest(${fromIds}::int[], ${toIds}::int[]) as other (from_id, to_id)`;
  const isMade = sql`${tasks.id} = any(${toIds}::int[])`;

  await tx.execute(sql`update ${tasks} set parent_id = other.to_id from ${copies}
    join ${tasks} as origin on origin.id = copy.from_id
    join ${others} on other.from_id = origin.parent_id where ${tasks.id} = copy.to_id`);
  await tx.execute(sql`insert into ${dependencies} (record_id, other_id) select copy.to_id, other.to_id from ${copies}
    join ${dependencies} on ${dependencies.recordId} = copy.from_id
    join ${others} on other.from_id = ${dependencies.otherId}`);
  await copyPeople(tx, writer, taskAssignees, copies);
  await copyPeople(tx, writer, taskWatchers, copies);
  await tx.execute(sql`update ${tasks} set is_assigned = true where ${isMade}
    and exists (select 1 from ${taskAssignees} where ${taskAssignees.taskId} = ${tasks.id})`);
  await tx.execute(sql`insert into ${customFieldValues} (field_id, record_id, sort_text, number, search_text)
    select field_id, copy.to_id, sort_text, ${customFieldValues.number}, ${customFieldValues.searchText} from ${copies}
    join ${customFieldValues} on ${customFieldValues.recordId} = copy.from_id
    join ${customFields} on ${customFields.id} = field_id and ${customFields.form} = 'tasks'`);
  await tx.execute(sql`insert into ${activities} (resource, record_id, user_id, action, created_at)
    select ${taskContract.name}, copy.to_id, ${caller.id}::int, 'created', ${time} from ${copies}`);
  await announceMany(tx, taskContract.name, madeIds);
  await taskModule.notifyOfNew(tx, isMade, caller, now);
}
