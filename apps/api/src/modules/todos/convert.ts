import { canAccess, type Task, tasks } from '@bureau/contract';
import type { Database } from '../../db/database.ts';
import type { Writer } from '../../engine/write.ts';
import { ApiError } from '../../errors/ApiError.ts';
import { escapeHtml } from '../../html/escapeHtml.ts';
import { readRecord } from '../../records/findRecord.ts';
import { taskModule } from '../tasks/service.ts';
import { todoModule } from './module.ts';

/**
 * Creates a task of what a to-do says, for whoever has written it down, and ticks the to-do off, in the transaction of the request.
 *
 * @throws ApiError 403 without the permission to create tasks, 404 for a to-do of somebody else.
 */
export async function convertToTask(tx: Database, id: number, writer: Writer): Promise<Task> {
  const { caller } = writer;
  if (!canAccess(caller, tasks.create.rule)) throw new ApiError(403, 'errors.forbidden');
  const todo = await readRecord(tx, todoModule.recordsFor(caller), caller, id, 'no key update');
  const paragraphs = todo.notes.split('\n').filter((line) => line.trim() !== '');
  const task = await taskModule.create(
    tx,
    {
      title: todo.title,
      description: paragraphs.map((line) => `<p>${escapeHtml(line)}</p>`).join(''),
      due_date: todo.due_date,
      assignee_ids: [caller.id],
    },
    writer,
    'defaults',
  );
  await todoModule.update(tx, id, { is_done: true, task_id: task.id }, writer);
  return task;
}
