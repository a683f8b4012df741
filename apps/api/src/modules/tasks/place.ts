import type { Task, TaskBulk } from '@bureau/contract';
import { and, eq, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { isOneOf } from '../../db/list/conditions.ts';
import { recordTables, tasks } from '../../db/schema/index.ts';
import { FieldError } from '../../errors/ApiError.ts';
import type { FieldErrors } from '../../records/fields/check.ts';

const { sprints } = recordTables;

type Place = Partial<Pick<Task, 'parent_id' | 'project_id' | 'sprint_id'>>;

/** Says that the sprint is one of another project. */
const otherSprint: FieldErrors = { sprint_id: [{ key: 'tasks.otherSprint' }] };

/** Whether a task is above another one, or is that one. */
async function isAbove(tx: Database, id: number, below: number): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    with recursive above as (
      select id, parent_id from ${tasks} where id = ${below}
      union select ${tasks.id}, ${tasks.parentId} from ${tasks} join above on ${tasks.id} = above.parent_id
    )
    select 1 from above where id = ${id}`);
  return rows.length > 0;
}

/** Finds what is wrong with where a task belongs: a sprint of another project, and a task that would be above itself. */
export async function findPlaceErrors(
  tx: Database,
  body: Place,
  before: (Place & Pick<Task, 'id'>) | null,
): Promise<FieldErrors> {
  const { project_id: projectId = null, sprint_id: sprintId } = { ...before, ...body };
  const isMoved = body.project_id !== undefined || body.sprint_id !== undefined;
  const [sprint] =
    isMoved && sprintId != null
      ? await tx.select({ projectId: sprints.projectId }).from(sprints).where(eq(sprints.id, sprintId))
      : [];
  const parentId = body.parent_id;
  // Two moves at the same time could close a circle that neither of them sees.
  if (parentId != null && before !== null)
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('parents of tasks', 0))`);
  const isCircle = parentId != null && before !== null && (await isAbove(tx, before.id, parentId));
  return {
    ...(sprint !== undefined && sprint.projectId !== projectId && otherSprint),
    ...(isCircle && { parent_id: [{ key: 'tasks.circle' }] }),
  };
}

/**
 * Requires that tasks which are changed together are in sprints of their own projects afterwards.
 *
 * @throws FieldError at the sprint.
 */
export async function requireOwnSprints(
  tx: Database,
  ids: readonly number[],
  { project_id: projectId, sprint_id: sprintId }: TaskBulk,
): Promise<void> {
  if (projectId === undefined && sprintId === undefined) return;
  const project = projectId === undefined ? tasks.projectId : sql`${projectId}::int`;
  const sprint = sprintId === undefined ? tasks.sprintId : sql`${sprintId}::int`;
  const others = await tx
    .select({ id: tasks.id })
    .from(tasks)
    .innerJoin(sprints, eq(sprints.id, sprint))
    .where(and(isOneOf(tasks.id, ids), or(sql`${project} is null`, ne(sprints.projectId, project))))
    .limit(1);
  if (others.length > 0) throw new FieldError(otherSprint);
}
