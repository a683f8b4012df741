import type { BodyOf, Task, tasks as contract } from '@bureau/contract';
import { and, eq } from 'drizzle-orm';
import type { Caller } from '../../access/Caller.ts';
import { visibleTasks } from '../../access/visible/tasks.ts';
import type { Database } from '../../db/database.ts';
import { tasks } from '../../db/schema/index.ts';
import { FieldError, notFound } from '../../errors/ApiError.ts';
import type { MessageKey } from '../../errors/messages.ts';
import { requireRecord } from '../../records/findRecord.ts';
import { findPosition, lockPositions } from '../../records/positions.ts';
import { changeRecord, nextVersion } from '../../records/writeRecord.ts';
import { taskModule } from './module.ts';

type Body = BodyOf<typeof contract.reorder>;

const columns = { id: tasks.id, position: tasks.position, status: tasks.status };

const refuse = (key: MessageKey) => new FieldError({ before_id: [{ key }] });

async function readPosition(tx: Database, id: number) {
  const [row] = await tx.select(columns).from(tasks).where(eq(tasks.id, id));
  if (row === undefined) throw notFound();
  return row;
}

/** Finds the task of a column that another is dropped before. It must be in that column, and the caller must see it. */
async function findNext(tx: Database, caller: Caller, { id, status }: Body, beforeId: number) {
  const [next] = await tx
    .select(columns)
    .from(tasks)
    .where(and(eq(tasks.id, beforeId), visibleTasks(caller)));
  if (next === undefined) throw refuse('validation.unknownRecord');
  if (next.id === id) throw refuse('validation.invalid');
  if (next.status !== status) throw refuse('tasks.otherColumn');
  return next;
}

/** Drops a task before another of a column, as {@link changeRecord} changes it. A drop in its own place changes nothing. */
export const reorderTask = (db: Database, caller: Caller, body: Body, now: Date): Promise<Task> =>
  db.transaction(async (tx) => {
    const { id, status, before_id: beforeId, version } = body;
    await requireRecord(tx, taskModule.recordsFor(null), caller, id);
    await lockPositions(tx, tasks);
    const moved = await readPosition(tx, id);
    const position = await findPosition(tx, tasks, {
      moved,
      isAmong: moved.status === status,
      among: eq(tasks.status, status),
      next: beforeId === null ? null : await findNext(tx, caller, body, beforeId),
    });
    return changeRecord(
      tx,
      taskModule.recordsFor(caller),
      { caller, id, version, now },
      async (inner, before) => {
        if (position === moved.position && status === before.status) return false;
        const tell = await taskModule.prepareNotifications(inner, [id], { status }, caller, now);
        await inner
          .update(tasks)
          .set({ status, position, ...taskModule.sinceColumns({ status }, now), ...nextVersion(before, now) })
          .where(eq(tasks.id, id));
        await tell();
        return true;
      },
    );
  });
