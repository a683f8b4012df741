import { type BodyOf, closedSprintStatuses, type Task, type tasks as contract } from '@bureau/contract';
import { and, eq, not } from '../../db/orm.ts';
import { findVisibleTasks } from '../../access/visible/tasks.ts';
import type { Database } from '../../db/database.ts';
import { isOneOf } from '../../db/list/conditions.ts';
import { recordTables } from '../../db/schema/index.ts';
import type { Writer } from '../../engine/write.ts';
import { readRecord } from '../../records/findRecord.ts';
import { copyTask, uncheckAll } from './copy.ts';
import { taskModule } from './module.ts';
import { findBelow } from './related.ts';

const { sprints } = recordTables;

type Parts = BodyOf<typeof contract.duplicate>;

/** Returns the sprint of a task, unless it is over: nothing is planned there any more. */
async function findSprint(tx: Database, { sprint_id: sprintId }: Task): Promise<number | null> {
  if (sprintId === null) return null;
  const isIt = and(eq(sprints.id, sprintId), not(isOneOf(sprints.status, closedSprintStatuses)));
  const [found] = await tx.select({ id: sprints.id }).from(sprints).where(isIt);
  return found?.id ?? null;
}

/** Creates a copy below a task. */
async function copyBelow(
  tx: Database,
  model: Task,
  parentId: number | null,
  { with_checklist: withChecklist = false }: Parts,
  writer: Writer,
): Promise<Task> {
  const checklist = withChecklist ? uncheckAll(model) : [];
  const place = { parent_id: parentId, sprint_id: await findSprint(tx, model) };
  return copyTask(taskModule, tx, model, { ...place, checklist }, writer);
}

/**
 * Creates a task after the model of another, in the same place, with the tasks below it or without: all of them or none.
 *
 * @throws ApiError 404 for a model that the caller may not see.
 */
export const duplicateTask = (db: Database, id: number, parts: Parts, writer: Writer): Promise<Task> =>
  db.transaction(async (tx) => {
    const { caller } = writer;
    const records = taskModule.recordsFor(caller);
    const model = await readRecord(tx, records, caller, id, 'key share');
    const copy = await copyBelow(tx, model, model.parent_id, parts, writer);
    if (parts.with_subtasks !== true) return copy;
    const copies = new Map([[id, copy.id]]);
    // those above come before those below them
    for (const belowId of await findBelow(tx, id, await findVisibleTasks(tx, caller))) {
      const below = await readRecord(tx, records, caller, belowId, 'key share');
      const parentId = copies.get(below.parent_id ?? 0);
      if (parentId === undefined) continue;
      const made = await copyBelow(tx, below, parentId, parts, writer);
      copies.set(belowId, made.id);
    }
    return copy;
  });
