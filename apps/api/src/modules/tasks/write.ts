import { type Task, type TaskCreate, type TaskUpdate } from '@bureau/contract';
import { eq, sql } from 'drizzle-orm';
import type { Caller } from '../../access/Caller.ts';
import type { Database } from '../../db/database.ts';
import { projects, taskAssignees, tasks } from '../../db/schema/index.ts';
import { FieldError } from '../../errors/ApiError.ts';
import type { Message } from '../../errors/messages.ts';
import { changedValues, newValues } from '../../records/customFields/values.ts';
import { findDateErrors } from '../../records/dateOrder.ts';
import { nextCode } from '../../records/numbering/codes.ts';
import { pickableAmong } from '../../records/people.ts';
import { changeRecord, finishCreation, nextVersion, hasChanges } from '../../records/writeRecord.ts';
import { notifyAssignees, notifyOfChange } from './notifications.ts';
import { lastPosition, positionStep } from './positions.ts';
import { taskRecordsFor } from './records.ts';
import { mayPickProject, newTask, searchColumns } from './rules.ts';

/** Refuses a project or people that the caller may not pick, and an end before the start. What the task has already may stay. */
async function checkTask(db: Database, caller: Caller, body: TaskUpdate, before: Task | null): Promise<void> {
  const errors: Record<string, Message[]> = before === null ? {} : findDateErrors(body, before);
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

/** Returns the columns of the fields that a body has. */
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
  isAssigned: body.assignee_ids && body.assignee_ids.length > 0,
});

/** Creates a task, in the transaction of the request. */
export async function createTask(tx: Database, caller: Caller, body: TaskCreate, now: Date): Promise<Task> {
  await checkTask(tx, caller, body, null);
  const { number, code } = await nextCode(tx, 'tasks');
  const [created] = await tx
    .insert(tasks)
    .values({
      ...columnsOf(body),
      ...searchColumns(code, body.title),
      customFields: await newValues(tx, 'tasks', body.custom_fields),
      number,
      code,
      title: body.title,
      status: body.status ?? newTask.status,
      priority: body.priority ?? newTask.priority,
      position: sql`${lastPosition} + ${positionStep}`,
      createdBy: caller.id,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: tasks.id });
  if (created === undefined) throw new Error('The task was not stored.');
  await replaceAssignees(tx, created.id, body.assignee_ids);
  const task = { id: created.id, code, title: body.title };
  await notifyAssignees(tx, caller, task, body.assignee_ids ?? [], now);
  return finishCreation(tx, taskRecordsFor(caller), { id: created.id, caller, now });
}

/** Returns a task as an update would set it, so that the two can be compared. */
const asUpdate = ({ assignees, ...task }: Task) => ({
  ...task,
  assignee_ids: assignees.map((person) => person.user_id),
});

/** Changes fields of a task, as {@link changeRecord} does. */
export const updateTask = (db: Database, caller: Caller, id: number, body: TaskUpdate, now: Date) =>
  changeRecord(db, taskRecordsFor(caller), { caller, id, version: body.version, now }, async (tx, before) => {
    const { custom_fields: given, ...fields } = body;
    const customFields = await changedValues(tx, tasks.customFields, 'tasks', given, before.custom_fields);
    if (customFields === undefined && !hasChanges(fields, asUpdate(before))) return false;
    await checkTask(tx, caller, body, before);
    const derived = body.title === undefined ? {} : searchColumns(before.code, body.title);
    await tx
      .update(tasks)
      .set({ ...columnsOf(body), ...derived, customFields, ...nextVersion(before, now) })
      .where(eq(tasks.id, id));
    await replaceAssignees(tx, id, body.assignee_ids);
    await notifyOfChange(tx, caller, before, body, now);
    return true;
  });
