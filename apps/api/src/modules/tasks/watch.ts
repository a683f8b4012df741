import type { Task } from '@bureau/contract';
import { and, eq } from '../../db/orm.ts';
import type { Caller } from '../../access/Caller.ts';
import type { Database } from '../../db/database.ts';
import { taskWatchers } from '../../db/schema/index.ts';
import { readRecord, readWritten } from '../../records/findRecord.ts';
import { taskModule } from './module.ts';

/**
 * Lets somebody watch a task that they may see, or no longer. It is no change of the task: it keeps its version, and its log tells nothing of it.
 *
 * @throws ApiError 404
 */
export const watchTask = (db: Database, caller: Caller, id: number, isWatching: boolean): Promise<Task> =>
  db.transaction(async (tx) => {
    const records = taskModule.recordsFor(caller);
    await readRecord(tx, records, caller, id, 'key share');
    const row = { taskId: id, userId: caller.id };
    if (isWatching) await tx.insert(taskWatchers).values(row).onConflictDoNothing();
    else
      await tx
        .delete(taskWatchers)
        .where(and(eq(taskWatchers.taskId, id), eq(taskWatchers.userId, caller.id)));
    return readWritten(tx, records, id);
  });
