import {
  openTaskStatuses,
  type RecordOf,
  type sprints as contract,
  tasks as taskContract,
} from '@bureau/contract';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Caller } from '../../access/Caller.ts';
import { visibleSprints } from '../../access/visible/sprints.ts';
import type { Database } from '../../db/database.ts';
import { activities, recordTables, tasks } from '../../db/schema/index.ts';
import { ApiError, FieldError } from '../../errors/ApiError.ts';
import { announceMany } from '../../records/events/announce.ts';
import { changeRecord, nextVersion } from '../../records/writeRecord.ts';
import { sprintModule } from './module.ts';

const { sprints } = recordTables;

type Sprint = RecordOf<typeof contract>;

const inProgress = 2;
const completed = 5;
const startable: readonly number[] = [1, 3];
const completable: readonly number[] = [inProgress, 3];

/** Lists the statuses of sprints in which work can still be planned. */
const planned = [1, inProgress, 3] as const;

interface Change {
  readonly id: number;
  readonly caller: Caller;
  readonly now: Date;
}

/** Moves a sprint to a status, once what hangs on it has been checked and written, while no other sprint of its project is moved so. */
const moveTo = (
  db: Database,
  status: Sprint['status'],
  change: Change,
  write: (tx: Database, before: Sprint) => Promise<void>,
): Promise<Sprint> =>
  changeRecord(
    db,
    sprintModule.recordsFor(change.caller),
    { ...change, version: undefined },
    async (tx, before) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('sprints', ${before.project_id}))`);
      await write(tx, before);
      await tx
        .update(sprints)
        .set({ status, ...nextVersion(before, change.now) })
        .where(eq(sprints.id, before.id));
      return true;
    },
  );

/**
 * Starts a sprint.
 *
 * @throws ApiError 422 for one that is not waiting for that, and while another one of its project is in progress.
 */
export const startSprint = (db: Database, change: Change): Promise<Sprint> =>
  moveTo(db, inProgress, change, async (tx, { id, project_id: projectId, status }) => {
    if (!startable.includes(status)) throw new ApiError(422, 'sprints.notStartable');
    const isOther = and(eq(sprints.projectId, projectId), eq(sprints.status, inProgress), ne(sprints.id, id));
    const [other] = await tx.select({ id: sprints.id }).from(sprints).where(isOther).limit(1);
    if (other !== undefined) throw new ApiError(422, 'sprints.otherActive');
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
export const completeSprint = (db: Database, change: Change, targetId: number | null): Promise<Sprint> =>
  moveTo(db, completed, change, async (tx, before) => {
    const { caller, now } = change;
    if (!completable.includes(before.status)) throw new ApiError(422, 'sprints.notCompletable');
    const target = targetId === null ? null : await findTarget(tx, caller, before, targetId);
    const isLeft = and(
      eq(tasks.sprintId, before.id),
      inArray(tasks.status, [...openTaskStatuses] as never[]),
    );
    // in the order of their ids, as every change of many is
    const left = await tx.select({ id: tasks.id }).from(tasks).where(isLeft).orderBy(tasks.id).for('update');
    if (left.length === 0) return;
    const ids = left.map(({ id }) => id);
    await tx.execute(sql`insert into ${activities} (resource, record_id, user_id, action, field, old_value, new_value, created_at)
      select ${taskContract.name}, id, ${caller.id}::int, 'updated', 'sprint_id', ${before.name}, ${target?.name ?? null}::text, ${now.toISOString()}::timestamptz
      from unnest(${sql.param(ids)}::int[]) as moved (id)`);
    await tx
      .update(tasks)
      .set({ sprintId: target?.id ?? null, version: sql`${tasks.version} + 1`, updatedAt: now })
      .where(inArray(tasks.id, ids));
    await announceMany(tx, taskContract.name, ids);
  });
