import type { BodyOf, RecordOf, todos as contract } from '@bureau/contract';
import { and, eq } from '../../db/orm.ts';
import type { Caller } from '../../access/Caller.ts';
import type { Database } from '../../db/database.ts';
import { todos } from '../../db/schema/index.ts';
import { FieldError, notFound } from '../../errors/ApiError.ts';
import { findPosition, lockPositions } from '../../records/positions.ts';
import { changeRecord, nextVersion } from '../../records/writeRecord.ts';
import { todoModule } from './module.ts';

async function findOwn(tx: Database, caller: Caller, id: number) {
  const [row] = await tx
    .select({ id: todos.id, position: todos.position })
    .from(todos)
    .where(and(eq(todos.id, id), eq(todos.createdBy, caller.id)));
  return row;
}

async function findNext(tx: Database, caller: Caller, id: number, beforeId: number) {
  const next = await findOwn(tx, caller, beforeId);
  if (next === undefined) throw new FieldError({ before_id: [{ key: 'validation.unknownRecord' }] });
  if (next.id === id) throw new FieldError({ before_id: [{ key: 'validation.invalid' }] });
  return next;
}

/** Drops a to-do before another of the caller's, as {@link changeRecord} changes it. A drop in its own place changes nothing. */
export const reorderTodo = (
  db: Database,
  caller: Caller,
  { id, before_id: beforeId }: BodyOf<typeof contract.reorder>,
  now: Date,
): Promise<RecordOf<typeof contract>> =>
  db.transaction(async (tx) => {
    await lockPositions(tx, todos);
    const moved = await findOwn(tx, caller, id);
    if (moved === undefined) throw notFound();
    const position = await findPosition(tx, todos, {
      moved,
      isAmong: true,
      among: eq(todos.createdBy, caller.id),
      next: beforeId === null ? null : await findNext(tx, caller, id, beforeId),
    });
    const change = { caller, id, version: undefined, now };
    return changeRecord(tx, todoModule.recordsFor(caller), change, async (inner, before) => {
      if (position === moved.position) return false;
      await inner
        .update(todos)
        .set({ position, ...nextVersion(before, now) })
        .where(eq(todos.id, id));
      return true;
    });
  });
