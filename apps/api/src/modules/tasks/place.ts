import { closedSprintStatuses, openTaskStatuses, type Task, type TaskBulk } from '@bureau/contract';
import { and, eq, ne, or, sql } from '../../db/orm.ts';
import type { Viewer } from '../../access/Caller.ts';
import { visibleProjects } from '../../access/visible/projects.ts';
import type { Database } from '../../db/database.ts';
import { isOneOf } from '../../db/list/conditions.ts';
import { meetings, projects, recordTables, referenceTables, tasks } from '../../db/schema/index.ts';
import type { FieldErrors } from '../../records/fields/check.ts';
import { isAboveItself, lockHierarchy } from '../../records/hierarchy.ts';

const { sprints } = recordTables;
const { tasks_dependencies: dependencies } = referenceTables;

type Parents = Partial<Pick<Task, 'parent_id' | 'project_id' | 'sprint_id' | 'status'>>;

/** What a task names that a change may name. */
type NewParents = Parents & { readonly dependency_ids?: readonly number[] | undefined };

/** The error for a sprint of another project. */
const otherSprint: FieldErrors = { sprint_id: [{ key: 'tasks.otherSprint' }] };

/** The error for a sprint in which nothing can be planned any more. */
const closedSprint: FieldErrors = { sprint_id: [{ key: 'tasks.closedSprint' }] };

const isClosed = (status: number) => closedSprintStatuses.includes(status);
const isOpenTask = (status: number | undefined) => status === undefined || openTaskStatuses.includes(status);

/** Returns those of some tasks that wait for a task, by however many steps, or are that one. */
async function filterWaiting(tx: Database, id: number, others: readonly number[]): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    with recursive waiting as (
      select ${id}::int as id
      union select ${dependencies.recordId} from ${dependencies} join waiting on ${dependencies.otherId} = waiting.id
    )
    select id from waiting where id = any(${sql.param([...others])}::int[])`);
  return rows.map((row) => row.id);
}

/** Reads a sprint; one that work is given to stays as it is until the transaction ends, so that nobody completes it meanwhile. */
async function readSprint(tx: Database, id: number, isHeld: boolean) {
  const query = tx
    .select({ projectId: sprints.projectId, status: sprints.status })
    .from(sprints)
    .where(eq(sprints.id, id));
  const [sprint] = await (isHeld ? query.for('share') : query);
  return sprint;
}

/** Finds what is wrong with where a task belongs: a sprint of another project, one that is over where there is work left to do, a task that would be above itself, and one that would wait for itself. */
export async function findPlaceErrors(
  tx: Database,
  body: NewParents,
  before: (Parents & Pick<Task, 'id'>) | null,
): Promise<FieldErrors> {
  const { project_id: projectId = null, sprint_id: sprintId, status } = { ...before, ...body };
  const isMoved = body.project_id !== undefined || body.sprint_id !== undefined;
  const isNew = sprintId !== before?.sprint_id;
  const sprint = isMoved && sprintId != null ? await readSprint(tx, sprintId, isNew) : undefined;
  const isPlanned = sprint !== undefined && isNew && isOpenTask(status);
  const awaited = body.dependency_ids ?? [];
  if (awaited.length > 0 && before !== null) await lockHierarchy(tx, tasks);
  const waiting = before === null || awaited.length === 0 ? [] : await filterWaiting(tx, before.id, awaited);
  const isCircle = await isAboveItself(tx, tasks, before?.id, body.parent_id);
  return {
    ...(isPlanned && isClosed(sprint.status) && closedSprint),
    ...(sprint !== undefined && sprint.projectId !== projectId && otherSprint),
    ...(isCircle && { parent_id: [{ key: 'tasks.circle' }] }),
    ...(waiting.length > 0 && { dependency_ids: [{ key: 'tasks.dependencyCircle' }] }),
  };
}

/** Finds the projects of sprints or meetings, by their ids, as far as somebody sees them. */
async function projectsOf(
  tx: Database,
  table: typeof meetings | typeof sprints,
  ids: readonly number[],
  viewer: Viewer,
): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  const found = await tx
    .select({ id: table.id, projectId: projects.id })
    .from(projects)
    .innerJoin(table, eq(table.projectId, projects.id))
    .where(and(isOneOf(table.id, [...new Set(ids)]), visibleProjects(viewer)));
  return new Map(found.map(({ id, projectId }) => [id, projectId]));
}

/** Completes new tasks of which no project is said: they are of that of their sprint, or else of their meeting, as far as the caller may see it. */
export async function completePlaces<
  Body extends NewParents & { readonly meeting_id?: number | null | undefined },
>(tx: Database, bodies: readonly Body[], viewer: Viewer): Promise<Body[]> {
  const open = bodies.filter(({ project_id: projectId }) => projectId === undefined);
  const idsOf = (name: 'meeting_id' | 'sprint_id') => open.flatMap(({ [name]: id }) => id ?? []);
  const ofSprints = await projectsOf(tx, sprints, idsOf('sprint_id'), viewer);
  const ofMeetings = await projectsOf(tx, meetings, idsOf('meeting_id'), viewer);
  return bodies.map((body) => {
    const { meeting_id: meetingId, project_id: projectId, sprint_id: sprintId } = body;
    if (projectId !== undefined) return body;
    const found = sprintId == null ? ofMeetings.get(meetingId ?? 0) : ofSprints.get(sprintId);
    return found === undefined ? body : { ...body, project_id: found };
  });
}

/** Finds new tasks that name a sprint of another project than they do. */
export async function findOtherSprints(
  tx: Database,
  bodies: readonly NewParents[],
  viewer: Viewer,
): Promise<FieldErrors[]> {
  const ids = bodies.flatMap(({ sprint_id: sprintId }) => sprintId ?? []);
  const found = await projectsOf(tx, sprints, ids, viewer);
  return bodies.map(({ project_id: projectId, sprint_id: sprintId }) =>
    projectId != null && sprintId != null && found.get(sprintId) !== projectId ? otherSprint : {},
  );
}

/** Finds whether tasks that are changed together would be in sprints of other projects afterwards, or be planned in one that is over. */
export async function findSprintErrorsOfMany(
  tx: Database,
  ids: readonly number[],
  { project_id: projectId, sprint_id: sprintId, status }: TaskBulk,
): Promise<FieldErrors> {
  if (projectId === undefined && sprintId === undefined) return {};
  if (sprintId != null) await readSprint(tx, sprintId, true);
  const project = projectId === undefined ? tasks.projectId : sql`${projectId}::int`;
  const sprint = sprintId === undefined ? tasks.sprintId : sql`${sprintId}::int`;
  const others = await tx
    .select({ id: tasks.id })
    .from(tasks)
    .innerJoin(sprints, eq(sprints.id, sprint))
    .where(and(isOneOf(tasks.id, ids), or(sql`${project} is null`, ne(sprints.projectId, project))))
    .limit(1);
  if (others.length > 0) return otherSprint;
  if (sprintId == null) return {};
  const isPlanned =
    status === undefined ? isOneOf(tasks.status, openTaskStatuses) : sql`${isOpenTask(status)}::boolean`;
  const [planned] = await tx
    .select({ id: tasks.id })
    .from(tasks)
    .innerJoin(sprints, and(eq(sprints.id, sprintId), isOneOf(sprints.status, closedSprintStatuses)))
    .where(and(isOneOf(tasks.id, ids), sql`${tasks.sprintId} is distinct from ${sprintId}::int`, isPlanned))
    .limit(1);
  return planned === undefined ? {} : closedSprint;
}
