import {
  openTaskStatuses,
  type RecordOf,
  type sprints as contract,
  tasks as taskContract,
} from '@bureau/contract';
import { and, eq, inArray, ne, sql } from '../../db/orm.ts';
import type { Caller } from '../../access/Caller.ts';
import { visibleSprints } from '../../access/visible/sprints.ts';
import type { Database } from '../../db/database.ts';
import { isOneOf } from '../../db/list/conditions.ts';
import { activities, recordTables, tasks } from '../../db/schema/index.ts';
import type { Writer } from '../../engine/write.ts';
import { ApiError, FieldError } from '../../errors/ApiError.ts';
import { announceMany } from '../../records/events/announce.ts';
import { readRecord } from '../../records/findRecord.ts';
import { sprintModule } from './module.ts';
import { completable, completed, inProgress, startable } from './rules.ts';

const { sprints } = recordTables;

type Sprint = RecordOf<typeof contract>;

/** Lists the statuses of sprints in which work can still be planned. */
const planned = [1, inProgress, 3] as const;

/**
 * Starts a sprint.
 *
 * @throws ApiError 422 for one that is not waiting for that, and while another one of its project is in progress.
 */
export const startSprint = (db: Database, id: number, writer: Writer): Promise<Sprint> =>
  db.transaction(async (tx) => {
    const { caller } = writer;
    const { project_id: projectId, status } = await readRecord(
      tx,
      sprintModule.recordsFor(caller),
      caller,
      id,
      'no key update',
    );
    if (!startable.includes(status)) throw new ApiError(422, 'sprints.notStartable');
    // of two that are started at the same moment, the constraint refuses one
    const others = await tx.$count(
      sprints,
      and(eq(sprints.projectId, projectId), eq(sprints.status, inProgress)),
    );
    if (others > 0) throw new ApiError(422, 'sprints.otherActive');
    return sprintModule.update(tx, id, { status: inProgress }, writer);
  });

/** Finds the sprint to which the rest of another one is moved: one of its project that the caller sees and in which work can be planned. */
async function findTarget(
  tx: Database,
  caller: Caller,
  { id, project_id: projectId }: Sprint,
  targetId: number,
) {
  const [target] = await tx
    .select({ id: sprints.id, name: sprints.name })
    .from(sprints)
    .where(
      and(
        eq(sprints.id, targetId),
        ne(sprints.id, id),
        eq(sprints.projectId, projectId),
        inArray(sprints.status, [...planned]),
        visibleSprints(caller),
      ),
    )
    .for('share');
  if (target === undefined) throw new FieldError({ move_to: [{ key: 'sprints.noTarget' }] });
  return target;
}

/**
 * Completes a sprint, and moves its tasks in which work is left to do to another sprint of its project, or to none.
 *
 * @throws ApiError 422 for one that has not been started, FieldError for a sprint that takes no tasks of it.
 */
export const completeSprint = (
  db: Database,
  id: number,
  writer: Writer,
  targetId: number | null,
): Promise<Sprint> =>
  db.transaction(async (tx) => {
    const { caller, origin } = writer;
    const before = await readRecord(tx, sprintModule.recordsFor(caller), caller, id, 'no key update');
    if (!completable.includes(before.status)) throw new ApiError(422, 'sprints.notCompletable');
    const target = targetId === null ? null : await findTarget(tx, caller, before, targetId);
    const isLeft = and(eq(tasks.sprintId, id), isOneOf(tasks.status, openTaskStatuses));
    // in the order of their ids, as every change of many is
    const left = await tx
      .select({ id: tasks.id })
      .from(tasks)
      .where(isLeft)
      .orderBy(tasks.id)
      .for('no key update');
    const ids = left.map((task) => task.id);
    if (ids.length > 0) {
      await tx.execute(sql`insert into ${activities} (resource, record_id, user_id, action, field, old_value, new_value, created_at)
        select ${taskContract.name}, id, ${caller.id}::int, 'updated', 'sprint_id', ${before.name}, ${target?.name ?? null}::text, ${origin.now.toISOString()}::timestamptz
        from unnest(${sql.param(ids)}::int[]) as moved (id)`);
      await tx
        .update(tasks)
        .set({ sprintId: target?.id ?? null, version: sql`${tasks.version} + 1`, updatedAt: origin.now })
        .where(inArray(tasks.id, ids));
      await announceMany(tx, taskContract.name, ids);
    }
    return sprintModule.update(tx, id, { status: completed }, writer);
  });
