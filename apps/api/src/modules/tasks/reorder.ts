import type { BodyOf, Task, tasks as contract } from '@bureau/contract';
import { eq } from 'drizzle-orm';
import type { Caller } from '../../access/Caller.ts';
import type { Database } from '../../db/database.ts';
import { tasks } from '../../db/schema/index.ts';
import { notFound } from '../../errors/ApiError.ts';
import { requireRecord } from '../../records/findRecord.ts';
import { changeRecord, nextVersion } from '../../records/writeRecord.ts';
import { findPosition, lockPositions } from './positions.ts';
import { taskModule } from './module.ts';

async function readPosition(tx: Database, id: number) {
  const { position, status } = tasks;
  const [row] = await tx.select({ id: tasks.id, position, status }).from(tasks).where(eq(tasks.id, id));
  if (row === undefined) throw notFound();
  return row;
}

/** Drops a task before another of a column, as {@link changeRecord} changes it. A drop in its own place changes nothing. */
export const reorderTask = (
  db: Database,
  caller: Caller,
  { id, status, before_id: beforeId, version }: BodyOf<typeof contract.reorder>,
  now: Date,
): Promise<Task> =>
  db.transaction(async (tx) => {
    await requireRecord(tx, taskModule.recordsFor(null), caller, id);
    await lockPositions(tx);
    const current = await readPosition(tx, id);
    const position = await findPosition(tx, caller, current, status, beforeId);
    return changeRecord(
      tx,
      taskModule.recordsFor(caller),
      { caller, id, version, now },
      async (inner, before) => {
        if (position === current.position && status === before.status) return false;
        const tell = await taskModule.prepareNotifications(inner, [id], { status }, caller, now);
        await inner
          .update(tasks)
          .set({ status, position, ...nextVersion(before, now) })
          .where(eq(tasks.id, id));
        await tell();
        return true;
      },
    );
  });
