import { type Task, type TaskCreate, tasks as contract, type TaskUpdate } from '@bureau/contract';
import { and, eq, sql } from 'drizzle-orm';
import { writeAudit } from '../../access/audit.ts';
import type { Caller } from '../../access/Caller.ts';
import type { Database } from '../../db/database.ts';
import { formatCode, nextNumber } from '../../db/nextNumber.ts';
import { projects, taskAssignees, tasks } from '../../db/schema/index.ts';
import { ApiError, FieldError, notFound } from '../../http/ApiError.ts';
import type { Origin } from '../../http/implement.ts';
import type { Message } from '../../http/messages.ts';
import { forgetRecords, recordChanges, recordCreation } from '../activities/write.ts';
import { mayPickProject } from '../projects/queries.ts';
import { pickableAmong } from '../users/read.ts';
import { readTask, readWritten } from './read.ts';
import { changesBetween, hasChanges, newTask, searchColumns, visibleTasks } from './rules.ts';

/** Refuses a project or people that the caller may not pick. What the task has already may stay. */
async function checkReferences(
  db: Database,
  caller: Caller,
  body: Pick<TaskUpdate, 'project_id' | 'assignee_ids'>,
  before: Task | null,
): Promise<void> {
  const errors: Record<string, Message[]> = {};
  const { project_id: projectId, assignee_ids: wanted = [] } = body;
  const isNewProject = projectId !== undefined && projectId !== null && projectId !== before?.project_id;
  if (isNewProject && !(await mayPickProject(db, caller, projectId)))
    errors['project_id'] = [{ key: 'validation.unknownProject' }];
  const present = new Set(before?.assignees.map((person) => person.user_id));
  const added = wanted.filter((id) => !present.has(id));
  const pickable = await pickableAmong(db, caller, added);
  wanted.forEach((id, index) => {
    if (added.includes(id) && !pickable.has(id))
      errors[`assignee_ids.${index}`] = [{ key: 'validation.unknownPerson' }];
  });
  if (Object.keys(errors).length > 0) throw new FieldError(errors);
}

async function replaceAssignees(
  tx: Database,
  taskId: number,
  ids: readonly number[] | undefined,
): Promise<void> {
  if (ids === undefined) return;
  await tx.delete(taskAssignees).where(eq(taskAssignees.taskId, taskId));
  const rows = [...new Set(ids)].map((userId) => ({ taskId, userId }));
  if (rows.length > 0) await tx.insert(taskAssignees).values(rows);
}

const projectSort = (id: number) =>
  sql`(select ${projects.nameSort} from ${projects} where ${projects.id} = ${id})`;

function projectColumns(projectId: number | null | undefined) {
  if (projectId === undefined) return {};
  return { projectId, projectSort: projectId === null ? null : projectSort(projectId) };
}

/** Gives the columns of the fields that a body has. */
export const columnsOf = (body: TaskUpdate) => ({
  ...projectColumns(body.project_id),
  title: body.title,
  description: body.description,
  status: body.status,
  priority: body.priority,
  startDate: body.start_date,
  dueDate: body.due_date,
  estimatedMinutes: body.estimated_minutes,
  progress: body.progress,
});

/** Creates a task, in the transaction of the call. */
export async function createTask(tx: Database, caller: Caller, body: TaskCreate, now: Date): Promise<Task> {
  await checkReferences(tx, caller, body, null);
  const number = await nextNumber(tx, contract.name);
  const code = formatCode(contract.codePrefix, number);
  const [created] = await tx
    .insert(tasks)
    .values({
      ...columnsOf(body),
      ...searchColumns(code, body.title),
      number,
      code,
      title: body.title,
      status: body.status ?? newTask.status,
      priority: body.priority ?? newTask.priority,
      createdBy: caller.id,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: tasks.id });
  if (created === undefined) throw new Error('The task was not stored.');
  await replaceAssignees(tx, created.id, body.assignee_ids);
  await recordCreation(tx, { resource: contract.name, recordId: created.id, userId: caller.id, now });
  return readWritten(tx, created.id);
}

/** Reads a task that is about to be written. Nobody else can write it before the transaction ends. */
async function lockTask(tx: Database, caller: Caller, id: number): Promise<Task> {
  await tx
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(eq(tasks.id, id), visibleTasks(caller)))
    .for('update');
  const task = await readTask(tx, caller, id);
  if (task === null) throw notFound();
  return task;
}

/**
 * Changes fields of a task and notes each change in its activity log. A change that changes nothing leaves the version as it is.
 *
 * @throws ApiError 409 with the record as it is, when the body's version is not the record's.
 */
export function updateTask(
  db: Database,
  caller: Caller,
  id: number,
  body: TaskUpdate,
  now: Date,
): Promise<Task> {
  return db.transaction(async (tx) => {
    const before = await lockTask(tx, caller, id);
    if (body.version !== undefined && body.version !== before.version)
      throw new ApiError(409, 'errors.conflict', { current: before });
    if (!hasChanges(before, body)) return before;
    await checkReferences(tx, caller, body, before);
    const derived = body.title === undefined ? {} : searchColumns(before.code, body.title);
    await tx
      .update(tasks)
      .set({ ...columnsOf(body), ...derived, version: before.version + 1, updatedAt: now })
      .where(eq(tasks.id, id));
    await replaceAssignees(tx, id, body.assignee_ids);
    const after = await readWritten(tx, id);
    const entry = { resource: contract.name, recordId: id, userId: caller.id, now };
    await recordChanges(tx, entry, changesBetween(before, after));
    return after;
  });
}

/** Deletes a task with its activity log, and notes in the audit trail which it was. */
export function removeTask(db: Database, caller: Caller, id: number, origin: Origin): Promise<void> {
  return db.transaction(async (tx) => {
    const { code, title } = await lockTask(tx, caller, id);
    await tx.delete(tasks).where(eq(tasks.id, id));
    await forgetRecords(tx, contract.name, [id]);
    const detail = `${code} ${title}`;
    await writeAudit(tx, { event: 'record.removed', userId: caller.id, detail }, origin);
  });
}
