import {
  type BodyOf,
  canAccess,
  closedTaskStatuses,
  type Project,
  projectLimits,
  type projects as contract,
  tasks as taskContract,
} from '@bureau/contract';
import { and, asc, eq, getTableColumns, min, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import {
  activities,
  customFields,
  customFieldValues,
  projects,
  taskAssignees,
  tasks,
} from '../../db/schema/index.ts';
import type { Writer } from '../../engine/write.ts';
import { ApiError } from '../../errors/ApiError.ts';
import { readRecord } from '../../records/findRecord.ts';
import { nextCodes } from '../../records/numbering/codes.ts';
import { pickableAmong } from '../../records/people.ts';
import { lastPosition, positionStep } from '../../records/positions.ts';
import { newTask } from '../tasks/service.ts';
import { projectModule } from './module.ts';

const day = 24 * 60 * 60 * 1000;
const [firstDay, lastDay] = ['0001-01-01', '9999-12-31'];

const [cancelled = 0] = closedTaskStatuses;

const timeOf = (date: string) => Date.parse(`${date}T00:00:00Z`);

/** Moves a date by some days, to no other end than that of all dates. */
function shift(date: string | null, days: number): string | null {
  if (date === null) return null;
  const time = Math.min(Math.max(timeOf(date) + days * day, timeOf(firstDay)), timeOf(lastDay));
  return new Date(time).toISOString().slice(0, 10);
}

const shifted = (column: SQL, days: number) =>
  sql`case when ${column} is not null then greatest(least(${column} + ${days}::int, ${lastDay}::date), ${firstDay}::date) end`;

/** Returns which tasks of a project are copied: all but those that were cancelled. */
const isCopied = (projectId: number) => and(eq(tasks.projectId, projectId), ne(tasks.status, cancelled as 5));

/** Returns the day that a project begins: its own, or else the first that one of its tasks names. */
async function firstDayOf(tx: Database, { id, start_date: start, due_date: due }: Project) {
  if (start !== null) return start;
  const [row] = await tx
    .select({ start: min(tasks.startDate), due: min(tasks.dueDate) })
    .from(tasks)
    .where(isCopied(id));
  const days = [due, row?.start, row?.due].filter((date) => date != null);
  return days.sort()[0] ?? null;
}

/** Copies the tasks of a project with those who are assigned to them, by a few statements. */
async function copyTasks(
  tx: Database,
  { caller, origin: { now } }: Writer,
  fromId: number,
  toId: number,
  days: number,
): Promise<void> {
  const rows = await tx
    .select({ id: tasks.id })
    .from(tasks)
    .where(isCopied(fromId))
    .orderBy(asc(tasks.number));
  if (rows.length === 0) return;
  if (rows.length > projectLimits.copiedTasks)
    throw new ApiError(422, 'projects.tooManyTasks', { values: { max: projectLimits.copiedTasks } });
  const { first, codeOf } = await nextCodes(tx, 'tasks', rows.length);
  const codes = rows.map((_, index) => codeOf(first + index));
  const copies = sql`unnest(${sql.param(rows.map(({ id }) => id))}::int[], ${sql.param(codes)}::text[])
    with ordinality as copy (id, code, place)`;
  const number = sql`(${first}::int + copy.place - 1)::int`;
  const { id: _id, ...columns } = getTableColumns(tasks);
  const time = sql`${now.toISOString()}::timestamptz`;
  // Whatever else a task holds is copied as it is.
  const changed: Readonly<Record<string, SQL>> = {
    number,
    code: sql`copy.code`,
    searchText: sql`lower(copy.code) || substr(${tasks.searchText}, length(${tasks.code}) + 1)`,
    projectId: sql`${projects.id}`,
    projectSort: sql`${projects.nameSort}`,
    status: sql`${newTask.status}::smallint`,
    progress: sql`0::smallint`,
    position: sql`${lastPosition(tasks)} + copy.place * ${positionStep}::bigint`,
    startDate: shifted(sql`${tasks.startDate}`, days),
    dueDate: shifted(sql`${tasks.dueDate}`, days),
    createdBy: sql`${caller.id}::int`,
    createdAt: time,
    updatedAt: time,
    version: sql`1`,
  };
  const names = Object.values(columns).map((column) => sql.identifier(column.name));
  const values = Object.entries(columns).map(([field, column]) => changed[field] ?? sql`${column}`);
  await tx.execute(sql`insert into ${tasks} (${sql.join(names, sql`, `)}) select ${sql.join(values, sql`, `)}
    from ${copies} join ${tasks} on ${tasks.id} = copy.id cross join ${projects} where ${projects.id} = ${toId}`);
  await tx.execute(sql`insert into ${taskAssignees} (task_id, user_id) select made.id, ${taskAssignees.userId}
    from ${copies} join ${taskAssignees} on ${taskAssignees.taskId} = copy.id join ${tasks} as made on made.number = ${number}`);
  await tx.execute(sql`insert into ${customFieldValues} (field_id, record_id, sort_text, number, search_text)
    select field_id, ${tasks.id}, sort_text, ${customFieldValues.number}, ${customFieldValues.searchText} from ${copies}
    join ${tasks} on ${tasks.code} = copy.code
    join ${customFieldValues} on ${customFieldValues.recordId} = copy.id
    join ${customFields} on ${customFields.id} = field_id and ${customFields.form} = 'tasks'`);
  await tx.execute(sql`insert into ${activities} (resource, record_id, user_id, action, created_at)
    select ${taskContract.name}, ${tasks.id}, ${caller.id}::int, 'created', ${time} from ${tasks} where ${tasks.projectId} = ${toId}`);
}

/**
 * Creates a project after the model of another: with its people who are still there, nothing of it begun.
 *
 * @throws ApiError 404 for a model that the caller may not see, 403 for tasks without the permission to create some, 422 for too many.
 */
export async function duplicateProject(
  tx: Database,
  maker: Writer,
  id: number,
  { name, start_date: start, with_tasks: withTasks = false }: BodyOf<typeof contract.duplicate>,
): Promise<Project> {
  const { caller } = maker;
  if (withTasks && !canAccess(caller, taskContract.create.rule)) throw new ApiError(403, 'errors.forbidden');
  const records = projectModule.recordsFor(caller);
  const model = await readRecord(tx, records, caller, id, 'key share');
  const begin = start === undefined ? null : await firstDayOf(tx, model);
  const days = start === undefined || begin === null ? 0 : (timeOf(start) - timeOf(begin)) / day;
  const people = [model.manager_id, ...model.members.map((member) => member.user_id)];
  const present = await pickableAmong(
    tx,
    caller,
    people.filter((person) => person !== null),
  );
  const { budget, hourly_rate: rate, manager_id: managerId } = model;
  const made = await projectModule.create(
    tx,
    {
      name,
      client_id: model.client_id,
      ...(managerId !== null && !present.has(managerId) ? {} : { manager_id: managerId }),
      members: model.members
        .filter((member) => present.has(member.user_id))
        .map(({ user_id, project_role }) => ({ user_id, project_role })),
      start_date: start ?? model.start_date,
      due_date: shift(model.due_date, days),
      progress: model.is_progress_derived ? null : 0,
      estimated_minutes: model.estimated_minutes,
      billing_type: model.billing_type,
      currency: model.currency,
      ...(budget !== null && { budget }),
      ...(rate !== null && { hourly_rate: rate }),
      logo: model.logo,
      tags: model.tags,
      description: model.description,
    },
    maker,
    model.custom_fields,
  );
  if (!withTasks) return made;
  await copyTasks(tx, maker, id, made.id, days);
  const withThem = await records.read(tx, made.id);
  return withThem ?? made;
}
