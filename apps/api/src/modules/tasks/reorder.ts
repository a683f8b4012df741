import type { BodyOf, Task, tasks as contract } from '@bureau/contract';
import { and, eq } from '../../db/orm.ts';
import type { Caller } from '../../access/Caller.ts';
import { visibleTasks } from '../../access/visible/tasks.ts';
import type { Writer } from '../../engine/write.ts';
import type { Database } from '../../db/database.ts';
import { tasks } from '../../db/schema/index.ts';
import { FieldError, notFound } from '../../errors/ApiError.ts';
import { readRecord, requireRecord } from '../../records/findRecord.ts';
import { findFollowing, findPosition, lockPositions } from '../../records/positions.ts';
import { taskModule } from './module.ts';

type Body = BodyOf<typeof contract.reorder>;

const columns = { id: tasks.id, position: tasks.position, status: tasks.status };

async function readPosition(tx: Database, id: number) {
  const [row] = await tx.select(columns).from(tasks).where(eq(tasks.id, id));
  if (row === undefined) throw notFound();
  return row;
}

/**
 * Finds the task of a column that another is dropped before; null for the end. Where there is none, or it has left the column meanwhile, it is the one that follows
 * what the task was dropped behind, as far as that is still there. What the caller does not see is as good as gone.
 */
async function findNext(tx: Database, caller: Caller, body: Body) {
  const { id, status, before_id: beforeId, after_id: afterId } = body;
  if (beforeId === id) throw new FieldError({ before_id: [{ key: 'validation.invalid' }] });
  const find = async (otherId: number) => {
    const isThere = and(eq(tasks.id, otherId), eq(tasks.status, status), visibleTasks(caller));
    const [found] = await tx.select(columns).from(tasks).where(isThere);
    return found;
  };
  const next = beforeId === null ? undefined : await find(beforeId);
  // the top of a column without others is its end
  const behind = beforeId === null ? (afterId ?? undefined) : afterId;
  if (next !== undefined || behind === undefined) return next ?? null;
  const previous = behind === null ? null : await find(behind);
  return previous === undefined
    ? null
    : findFollowing(tx, tasks, { among: eq(tasks.status, status), moved: { id }, previous });
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
    const { id, status, version, project_id, priority } = body;
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
      next: await findNext(tx, caller, body),
    });
    const changes = { status, project_id, priority, ...assigneesAfter(before, body), version };
    return taskModule.update(tx, id, changes, writer, position === moved.position ? {} : { position });
  });
