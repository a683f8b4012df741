import type { BodyOf, Task, tasks as contract } from '@bureau/contract';
import { and, eq } from '../../db/orm.ts';
import type { Caller } from '../../access/Caller.ts';
import { visibleTasks } from '../../access/visible/tasks.ts';
import type { Writer } from '../../engine/write.ts';
import type { Database } from '../../db/database.ts';
import { tasks } from '../../db/schema/index.ts';
import { FieldError, notFound } from '../../errors/ApiError.ts';
import type { MessageKey } from '../../errors/messages.ts';
import { readRecord, requireRecord } from '../../records/findRecord.ts';
import { findPosition, lockPositions } from '../../records/positions.ts';
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

/** Returns whom a task is assigned to when some people get it and others have it no longer; nothing where a drop says nothing of people. */
function assigneesAfter({ assignees }: Task, { assign_ids: got = [], unassign_ids: lost = [] }: Body) {
  if (got.length === 0 && lost.length === 0) return {};
  const stay = assignees.map((person) => person.user_id).filter((id) => !lost.includes(id));
  return { assignee_ids: [...new Set([...stay, ...got])] };
}

/** Drops a task before another of a column, and into another lane, as any update changes it. A drop in its own place changes nothing. */
export const reorderTask = (db: Database, body: Body, writer: Writer): Promise<Task> =>
  db.transaction(async (tx) => {
    const { id, status, before_id: beforeId, version, project_id, priority } = body;
    const { caller } = writer;
    const records = taskModule.recordsFor(caller);
    await requireRecord(tx, records, caller, id);
    await lockPositions(tx, tasks);
    const before = await readRecord(tx, records, caller, id, 'no key update');
    const moved = await readPosition(tx, id);
    const position = await findPosition(tx, tasks, {
      moved,
      isAmong: moved.status === status,
      among: eq(tasks.status, status),
      next: beforeId === null ? null : await findNext(tx, caller, body, beforeId),
    });
    const changes = { status, project_id, priority, ...assigneesAfter(before, body), version };
    return taskModule.update(tx, id, changes, writer, position === moved.position ? {} : { position });
  });
