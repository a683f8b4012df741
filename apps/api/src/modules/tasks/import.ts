import { tasks as contract } from '@bureau/contract';
import type { Caller } from '../../access/Caller.ts';
import { visibleProjects } from '../../access/visible/projects.ts';
import type { Database } from '../../db/database.ts';
import { insertMany } from '../../db/insertMany.ts';
import { projects, taskAssignees, tasks } from '../../db/schema/index.ts';
import type { Author, ImportTarget, NewRecord } from '../../transfer/import/ImportTarget.ts';
import { indexPeople } from '../../transfer/namedPeople.ts';
import { createNameIndex } from '../../transfer/nameIndex.ts';
import { taskFields, type TaskLookups, type TaskValues } from './fields.ts';
import { notifyOfImport } from './notifications.ts';
import { positionStep, readLastPosition } from './positions.ts';
import { newTask, searchColumns } from './rules.ts';

async function lookUp(db: Database, caller: Caller): Promise<TaskLookups> {
  const { id, name, nameSort } = projects;
  const mayPick = await db.select({ id, name, nameSort }).from(projects).where(visibleProjects(caller));
  return {
    projects: createNameIndex(mayPick, (project) => [project.name]),
    people: await indexPeople(db, caller),
  };
}

function toRow(
  { id, number, code, ...values }: NewRecord<TaskValues>,
  position: number,
  { userId, now }: Author,
) {
  const { title = '', project_name: project, assignees = [] } = values;
  return {
    id,
    number,
    code,
    ...searchColumns(code, title),
    title,
    description: values.description ?? '',
    projectId: project?.id ?? null,
    projectSort: project?.nameSort ?? null,
    status: values.status ?? newTask.status,
    priority: values.priority ?? newTask.priority,
    startDate: values.start_date ?? null,
    dueDate: values.due_date ?? null,
    estimatedMinutes: values.estimated_minutes ?? null,
    progress: values.progress ?? 0,
    isAssigned: assignees.length > 0,
    position,
    customFields: values.custom_fields,
    createdBy: userId,
    createdAt: now,
    updatedAt: now,
  };
}

async function insert(
  db: Database,
  records: readonly NewRecord<TaskValues>[],
  author: Author,
): Promise<void> {
  const last = await readLastPosition(db);
  await insertMany(
    db,
    tasks,
    records.map((record, index) => toRow(record, last + positionStep * (index + 1), author)),
  );
  const assigned = records.flatMap(({ id, assignees = [] }) =>
    assignees.map((person) => ({ taskId: id, userId: person.id })),
  );
  await insertMany(db, taskAssignees, assigned);
}

/** Describes how tasks are imported. */
export const taskImport: ImportTarget<TaskValues, TaskLookups> = {
  resource: contract.name,
  table: tasks,
  fields: taskFields,
  form: 'tasks',
  lookUp,
  insert,
  notify: notifyOfImport,
};
