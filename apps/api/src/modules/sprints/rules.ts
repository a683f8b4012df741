import type { CreateOf, RecordOf, sprints as contract } from '@bureau/contract';
import { openTaskStatuses } from '@bureau/contract';
import { and, eq, inArray, ne } from '../../db/orm.ts';
import type { Database } from '../../db/database.ts';
import { isOneOf } from '../../db/list/conditions.ts';
import { recordTables, tasks } from '../../db/schema/index.ts';
import type { FieldErrors } from '../../records/fields/check.ts';

const { sprints } = recordTables;

type Status = RecordOf<typeof contract>['status'];

export const inProgress = 2;
export const completed = 5;

/** Lists the statuses from which a sprint is started, and from which it is completed. */
export const startable: readonly Status[] = [1, 3];
export const completable: readonly Status[] = [inProgress, 3];

/**
 * Finds what keeps sprints from a status, by whatever call it is given: none is completed while something is left to do in it. That no other one of the project is in progress is
 * a constraint of the database.
 */
async function findStatusErrors(
  tx: Database,
  ids: readonly number[],
  status: Status | undefined,
): Promise<FieldErrors> {
  if (status !== completed) return {};
  const changed = tx
    .select({ id: sprints.id })
    .from(sprints)
    .where(and(isOneOf(sprints.id, ids), ne(sprints.status, completed)));
  const count = await tx.$count(
    tasks,
    and(inArray(tasks.sprintId, changed), isOneOf(tasks.status, openTaskStatuses)),
  );
  return count === 0 ? {} : { status: [{ key: 'sprints.hasUnfinished', values: { count } }] };
}

/** Finds whether sprints would leave their project without the tasks in them. */
async function findTasksLeft(
  tx: Database,
  ids: readonly number[],
  projectId: number | undefined,
): Promise<FieldErrors> {
  if (projectId === undefined) return {};
  const count = await tx.$count(tasks, and(isOneOf(tasks.sprintId, ids), ne(tasks.projectId, projectId)));
  return count === 0 ? {} : { project_id: [{ key: 'sprints.holdsTasks', values: { count } }] };
}

/** Finds what is wrong with a change of sprints, be it one or many. */
export const findSprintErrors = async (
  tx: Database,
  ids: readonly number[],
  { project_id: projectId, status }: Partial<CreateOf<typeof contract>>,
): Promise<FieldErrors> => ({
  ...(await findStatusErrors(tx, ids, status)),
  ...(await findTasksLeft(tx, ids, projectId)),
});

/** Finds among new sprints those that would be in progress beside another one of their project, one that is there or one named before. */
export async function findOthersInProgress(
  tx: Database,
  bodies: readonly Partial<CreateOf<typeof contract>>[],
): Promise<readonly FieldErrors[]> {
  const asked = bodies.flatMap(({ project_id: id, status }) =>
    status === inProgress && id !== undefined ? [id] : [],
  );
  const rows = await tx
    .select({ id: sprints.projectId })
    .from(sprints)
    .where(and(isOneOf(sprints.projectId, [...new Set(asked)]), eq(sprints.status, inProgress)));
  const busy = new Set(rows.map(({ id }) => id));
  return bodies.map(({ project_id: id, status }): FieldErrors => {
    if (status !== inProgress || id === undefined) return {};
    if (busy.has(id)) return { status: [{ key: 'sprints.otherActive' }] };
    busy.add(id);
    return {};
  });
}
