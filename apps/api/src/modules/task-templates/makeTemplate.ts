import { type BodyOf, type RecordOf, type TaskListItem, taskTemplates as contract } from '@bureau/contract';
import { daysBetween } from '../../access/days.ts';
import { dayIn } from '../../access/timeZoneOf.ts';
import { findVisibleTasks } from '../../access/visible/tasks.ts';
import type { Database } from '../../db/database.ts';
import { readSettings } from '../../db/settings/queries.ts';
import type { Writer } from '../../engine/write.ts';
import { readRecord } from '../../records/findRecord.ts';
import { pickableIds } from '../../records/people.ts';
import { findBelow, taskModule } from '../tasks/service.ts';
import { taskTemplateModule } from './service.ts';

type Subtask = RecordOf<typeof contract>['subtasks'][number];

const { level: levels } = contract.fields.subtasks.fields;

/** Lists the tasks below one as they stand in its tree: each is followed by those below it, on the next level, or on the deepest that there is. */
const inTreeOrder = (tasks: readonly TaskListItem[], parentId: number, depth = 0): readonly Subtask[] =>
  tasks
    .filter((task) => task.parent_id === parentId)
    .flatMap(({ estimated_minutes, id, title }) => [
      { title, level: levels.values[depth] ?? '5', estimated_minutes },
      ...inTreeOrder(tasks, id, depth + 1),
    ]);

/**
 * Creates a template of what a task says, in the transaction of the request. When its tasks are due is counted from the day that the task was to begin, or else was made.
 *
 * @throws ApiError 404 for a task that the caller may not see.
 */
export async function makeTemplate(
  tx: Database,
  { task_id: id, ...named }: BodyOf<typeof contract.fromTask>,
  writer: Writer,
): Promise<RecordOf<typeof contract>> {
  const { caller } = writer;
  const task = await readRecord(tx, taskModule.recordsFor(caller), caller, id, 'key share');
  const ids = await findBelow(tx, id, await findVisibleTasks(tx, caller));
  const below = new Map((await taskModule.readItems(tx, caller, ids)).map((one) => [one.id, one]));
  const subtasks = inTreeOrder(
    ids.flatMap((one) => below.get(one) ?? []),
    id,
  );
  const start = task.start_date ?? dayIn((await readSettings(tx)).time_zone, new Date(task.created_at));
  const days = task.due_date === null ? null : daysBetween(start, task.due_date);
  const { due_in_days: due, subtasks: rows } = contract.fields;
  return taskTemplateModule.create(
    tx,
    {
      ...named,
      title: task.title,
      description: task.description,
      priority: task.priority,
      assignee_ids: await pickableIds(tx, caller, task.assignees),
      due_in_days: days === null ? null : Math.min(Math.max(days, 0), due.max),
      estimated_minutes: task.estimated_minutes,
      labels: task.labels,
      is_billable: task.is_billable,
      checklist: task.checklist.map(({ title }) => ({ title })),
      subtasks: subtasks.slice(0, rows.max),
    },
    writer,
    task.custom_fields,
  );
}
