import type { CreateOf, Task, tasks } from '@bureau/contract';
import { addDays } from '../../access/days.ts';
import { dayIn, timeZoneOf } from '../../access/timeZoneOf.ts';
import type { Database } from '../../db/database.ts';
import { readSettings } from '../../db/settings/queries.ts';
import type { Writer } from '../../engine/write.ts';
import { readRecord, readWritten } from '../../records/findRecord.ts';
import { pickableIds } from '../../records/people.ts';
import { taskModule } from '../tasks/service.ts';
import { taskTemplateModule } from './service.ts';

/**
 * Creates a task after a template, with its subtasks, in the transaction of the request. What is not said of it is as the template says.
 *
 * @throws ApiError 404 for a template that the caller may not see.
 */
export async function createTask(
  tx: Database,
  id: number,
  body: CreateOf<typeof tasks>,
  writer: Writer,
): Promise<Task> {
  const { caller, origin } = writer;
  const template = await readRecord(tx, taskTemplateModule.recordsFor(caller), caller, id, 'key share');
  const today = dayIn(timeZoneOf(caller, await readSettings(tx)), origin.now);
  const { due_in_days: days, project_id: projectId } = template;
  const task = await taskModule.create(
    tx,
    {
      description: template.description,
      priority: template.priority,
      project_id: projectId,
      assignee_ids: await pickableIds(tx, caller, template.assignees),
      due_date: days === null ? null : addDays(today, days),
      estimated_minutes: template.estimated_minutes,
      labels: template.labels,
      is_billable: template.is_billable,
      checklist: template.checklist.map(({ title }) => ({ title, is_done: false })),
      ...body,
      custom_fields: { ...template.custom_fields, ...body.custom_fields },
    },
    writer,
  );
  // the last task of each level, to which those of the next belong
  let above = [task.id];
  for (const { level, ...subtask } of template.subtasks) {
    above = above.slice(0, Number(level) || 1);
    const place = { parent_id: above.at(-1) ?? task.id, project_id: task.project_id };
    above.push((await taskModule.create(tx, { ...subtask, ...place }, writer, 'defaults')).id);
  }
  return readWritten(tx, taskModule.recordsFor(caller), task.id);
}
