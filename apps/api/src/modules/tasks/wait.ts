import { type BodyOf, type Task, taskLimits, type tasks as contract } from '@bureau/contract';
import { and, eq } from '../../db/orm.ts';
import { visibleTasks } from '../../access/visible/tasks.ts';
import type { Database } from '../../db/database.ts';
import { tasks } from '../../db/schema/index.ts';
import type { Writer } from '../../engine/write.ts';
import { FieldError } from '../../errors/ApiError.ts';
import { readRecord } from '../../records/findRecord.ts';
import { taskModule } from './module.ts';

/** Moves what is wrong with the tasks that one would wait for to the field of the task that was named. */
function atTask(error: unknown): unknown {
  if (!(error instanceof FieldError)) return error;
  const messages = Object.entries(error.fields).flatMap(([path, said]) =>
    path.startsWith('dependency_ids') ? said : [],
  );
  return messages.length > 0 ? new FieldError({ task_id: messages }) : error;
}

/**
 * Lets a task wait for another one, or no longer: one at a time, so that two people who do so at once lose nothing.
 *
 * @throws ApiError 404 for a task that the caller may not see; FieldError at the other for one that they may not see, for a circle, and for too many.
 */
export const waitForTask = (
  db: Database,
  id: number,
  { task_id: otherId, is_waiting: isWaiting }: BodyOf<typeof contract.wait>,
  writer: Writer,
): Promise<Task> =>
  db.transaction(async (tx) => {
    const { caller } = writer;
    const task = await readRecord(tx, taskModule.recordsFor(caller), caller, id, 'no key update');
    const [other] = await tx
      .select({ id: tasks.id })
      .from(tasks)
      .where(and(eq(tasks.id, otherId), visibleTasks(caller)));
    if (other === undefined) throw new FieldError({ task_id: [{ key: 'validation.unknownRecord' }] });
    const others = task.dependencies.map((one) => one.id).filter((one) => one !== otherId);
    if (isWaiting && others.length >= taskLimits.dependencies)
      throw new FieldError({
        task_id: [{ key: 'validation.max.list', values: { max: taskLimits.dependencies } }],
      });
    try {
      return await taskModule.update(
        tx,
        id,
        { dependency_ids: isWaiting ? [...others, otherId] : others },
        writer,
      );
    } catch (error) {
      throw atTask(error);
    }
  });
