import type { CreateOf, Task, tasks as contract } from '@bureau/contract';
import type { Database } from '../../db/database.ts';
import type { RecordModule } from '../../engine/defineModule.ts';
import type { Writer } from '../../engine/write.ts';
import { pickableIds } from '../../records/people.ts';

/** Creates a task after the model of one, as not begun, in the same place but for what is said otherwise. Whoever has left is not assigned again. */
export async function copyTask(
  module: Pick<RecordModule<typeof contract>, 'create'>,
  tx: Database,
  model: Task,
  otherwise: Partial<CreateOf<typeof contract>>,
  writer: Writer,
): Promise<Task> {
  return module.create(
    tx,
    {
      title: model.title,
      description: model.description,
      priority: model.priority,
      project_id: model.project_id,
      sprint_id: model.sprint_id,
      parent_id: model.parent_id,
      start_date: model.start_date,
      due_date: model.due_date,
      estimated_minutes: model.estimated_minutes,
      labels: model.labels,
      is_billable: model.is_billable,
      assignee_ids: await pickableIds(tx, writer.caller, model.assignees),
      ...otherwise,
    },
    writer,
    model.custom_fields,
  );
}

/** Returns the checklist of a task with nothing ticked off. */
export const uncheckAll = ({ checklist }: Task) => checklist.map((item) => ({ ...item, is_done: false }));
