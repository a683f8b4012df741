import { type BodyOf, canAccess, defects, type ResponseOf } from '@bureau/contract';
import type { Database } from '../../db/database.ts';
import type { Writer } from '../../engine/write.ts';
import { ApiError } from '../../errors/ApiError.ts';
import { readRecord } from '../../records/findRecord.ts';
import { pickableAmong } from '../../records/people.ts';
import { defectModule } from '../defects/service.ts';
import { taskModule } from './module.ts';

const cancelled = 5;

/** Returns how severe a defect is from the priority of a task: their tables run in opposite directions (docs/product.md §4). */
const severityOf = (priority: number) => (6 - priority) as BodyOf<typeof defects.create>['severity'];

/**
 * Creates a defect of what a task says, and cancels the task, in the transaction of the request.
 *
 * @throws ApiError 403 without the permission to create defects, 404 for a task that the caller may not see.
 */
export async function convertToDefect(
  tx: Database,
  id: number,
  writer: Writer,
): Promise<ResponseOf<typeof defects.one>> {
  const { caller } = writer;
  if (!canAccess(caller, defects.create.rule)) throw new ApiError(403, 'errors.forbidden');
  const task = await readRecord(tx, taskModule.recordsFor(caller), caller, id, 'no key update');
  const [first] = await pickableAmong(
    tx,
    caller,
    task.assignees.map((person) => person.user_id),
  );
  const defect = await defectModule.create(
    tx,
    {
      title: task.title,
      project_id: task.project_id,
      task_id: id,
      severity: severityOf(task.priority),
      steps: task.description,
      ...(first !== undefined && { assignee_id: first }),
    },
    writer,
  );
  await taskModule.update(tx, id, { status: cancelled }, writer);
  return defect;
}
