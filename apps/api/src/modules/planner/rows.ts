import {
  canAccess,
  type ListQuery,
  openTaskStatuses,
  type PlannedRow,
  type planner as contract,
  plannerLimits,
  projects as projectContract,
  projectStatuses,
  type ResponseOf,
  sprints as sprintContract,
  tasks as taskContract,
  taskStatus,
} from '@bureau/contract';
import { and, type Column, eq, ne, or, sql, type SQL } from '../../db/orm.ts';
import type { Caller } from '../../access/Caller.ts';
import { visibleProjects } from '../../access/visible/projects.ts';
import { findVisibleTasks } from '../../access/visible/tasks.ts';
import type { Database } from '../../db/database.ts';
import { isOneOf } from '../../db/list/conditions.ts';
import { conditionOf, orderOf } from '../../db/list/listSource.ts';
import { baselines, projects, recordTables, referenceTables, tasks } from '../../db/schema/index.ts';
import { checkPeriod, type Period } from '../../records/checkPeriod.ts';
import { projectModule, taskProgress } from '../projects/service.ts';

const { sprints } = recordTables;
const { tasks_dependencies: dependencies } = referenceTables;

const cancelledSprint = 4;

/** Names the statuses of projects in which nothing is planned any more. */
const closedProjects = projectStatuses.flatMap(({ key, value }) =>
  key === 'cancel' || key === 'completed' ? [value] : [],
);

type Plan = Pick<ResponseOf<typeof contract.rows>, 'rows' | 'is_truncated'>;

export type PlanQuery = ListQuery<typeof contract.listSpec> & Period;

/** Returns whether dates have a day in a period; with one of them alone it is that day. */
const isWithin = (start: Column, end: Column, { from, to }: Period): SQL =>
  sql`(coalesce(${start}, ${end}) <= ${to}::date and coalesce(${end}, ${start}) >= ${from}::date)`;

const isUndated = (start: Column, end: Column) => sql`(${start} is null and ${end} is null)`;

/** Joins the dates that were kept of records: those of the project that they belong to now. */
const keptDates = (resource: PlannedRow['kind'], id: Column, projectId: Column) =>
  and(eq(baselines.projectId, projectId), eq(baselines.resource, resource), eq(baselines.recordId, id));

/** The columns of a baseline, as they are answered. */
const baseline = {
  hasBaseline: sql<boolean>`${baselines.recordId} is not null`,
  baselineStart: baselines.startDate,
  baselineEnd: baselines.endDate,
};

interface Kept {
  readonly hasBaseline: boolean;
  readonly baselineStart: string | null;
  readonly baselineEnd: string | null;
}

const withBaseline = <Row extends Kept>({ hasBaseline, baselineStart, baselineEnd, ...row }: Row) => ({
  ...row,
  baseline: hasBaseline ? { start_date: baselineStart, end_date: baselineEnd } : null,
});

/** Reads the tasks of a plan, and one more than are answered where there are more. */
async function readTasks(db: Database, caller: Caller, condition: SQL | undefined): Promise<PlannedRow[]> {
  const rows = await db
    .select({
      id: tasks.id,
      version: tasks.version,
      code: tasks.code,
      title: tasks.title,
      status: tasks.status,
      project_id: tasks.projectId,
      sprint_id: tasks.sprintId,
      parent_id: tasks.parentId,
      start_date: tasks.startDate,
      end_date: tasks.dueDate,
      progress: taskProgress,
      ...baseline,
    })
    .from(tasks)
    .leftJoin(baselines, keptDates('tasks', tasks.id, tasks.projectId))
    .where(and(await findVisibleTasks(db, caller), ne(tasks.status, taskStatus.cancelled), condition))
    .orderBy(sql`coalesce(${tasks.startDate}, ${tasks.dueDate})`, tasks.id)
    .limit(plannerLimits.tasks + 1);
  return rows.map((row) => ({ kind: 'tasks', ...withBaseline(row), dependency_ids: [] }));
}

/** Names what tasks wait for and are below, as far as it is among them. */
async function joinTasks(db: Database, found: readonly PlannedRow[]): Promise<PlannedRow[]> {
  const ids = new Set(found.map(({ id }) => id));
  const links = await db
    .select({ id: dependencies.recordId, other: dependencies.otherId })
    .from(dependencies)
    .where(and(isOneOf(dependencies.recordId, [...ids]), isOneOf(dependencies.otherId, [...ids])))
    .orderBy(dependencies.recordId, dependencies.otherId);
  const awaited = Map.groupBy(links, ({ id }) => id);
  return found.map((task) => ({
    ...task,
    parent_id: task.parent_id !== null && ids.has(task.parent_id) ? task.parent_id : null,
    dependency_ids: (awaited.get(task.id) ?? []).map(({ other }) => other),
  }));
}

async function readSprints(db: Database, condition: SQL | undefined): Promise<PlannedRow[]> {
  const rows = await db
    .select({
      id: sprints.id,
      version: sprints.version,
      code: sprints.code,
      title: sprints.name,
      status: sprints.status,
      project_id: sprints.projectId,
      start_date: sprints.startDate,
      end_date: sprints.endDate,
      progress: sql<number>`coalesce((select round(avg(${taskProgress})) from ${tasks}
        where ${tasks.sprintId} = ${sprints.id} and ${tasks.status} <> ${taskStatus.cancelled}), 0)::int`,
      ...baseline,
    })
    .from(sprints)
    .leftJoin(baselines, keptDates('sprints', sprints.id, sprints.projectId))
    .where(and(ne(sprints.status, cancelledSprint), condition))
    .orderBy(sprints.startDate, sprints.id);
  return rows.map((row) => ({
    kind: 'sprints',
    ...withBaseline(row),
    sprint_id: null,
    parent_id: null,
    dependency_ids: [],
  }));
}

/** Reads the projects of a plan, in an order. */
async function readProjects(
  db: Database,
  caller: Caller,
  order: readonly number[],
  condition: SQL | undefined,
): Promise<PlannedRow[]> {
  const rows = await db
    .select({ id: projects.id, ...baseline })
    .from(projects)
    .leftJoin(baselines, keptDates('projects', projects.id, projects.id))
    .where(and(isOneOf(projects.id, order), condition));
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const found = order.flatMap((id) => rowOf.get(id) ?? []);
  const items = await projectModule.readItems(
    db,
    caller,
    found.map(({ id }) => id),
  );
  const itemOf = new Map(items.map((item) => [item.id, item]));
  return found.flatMap(({ id, ...kept }): PlannedRow[] => {
    const item = itemOf.get(id);
    if (item === undefined) return [];
    const { version, code, name, status, start_date, due_date, progress } = item;
    return [
      {
        kind: 'projects',
        id,
        version,
        code,
        title: name,
        status,
        start_date,
        end_date: due_date,
        progress,
        project_id: null,
        sprint_id: null,
        parent_id: null,
        dependency_ids: [],
        ...withBaseline(kept),
      },
    ];
  });
}

/**
 * Reads what is planned in a period: who may not see the list of a kind sees none of it here. Filters choose the projects; without any, tasks of no
 * project are there as well.
 *
 * @throws FieldError for a period that ends before it begins, or is too long.
 */
export async function readPlan(
  db: Database,
  caller: Caller,
  query: PlanQuery,
  timeZone: string,
): Promise<Plan> {
  checkPeriod(query, plannerLimits.days);
  const { filter: { id: only, ...filter } = {}, q } = query;
  const isNarrowed = q !== undefined || only !== undefined || Object.keys(filter).length > 0;
  const seesProjects = canAccess(caller, projectContract.list.rule);
  const source = projectModule.source(timeZone);
  const isChosen = seesProjects
    ? and(
        visibleProjects(caller),
        conditionOf(source, { ...(q !== undefined && { q }), filter }),
        only && isOneOf(projects.id, only),
      )
    : sql`false`;
  const { sort = [] } = query;
  const chosen = await db
    .select({ id: projects.id })
    .from(projects)
    .where(isChosen)
    .orderBy(...orderOf<typeof projectContract.listSpec>(source, { sort }, ['start_date']));
  const projectIds = chosen.map(({ id }) => id);

  const inChosen = isOneOf(tasks.projectId, projectIds);
  const isOpen = isOneOf(tasks.status, openTaskStatuses);
  const found = canAccess(caller, taskContract.list.rule)
    ? await readTasks(
        db,
        caller,
        or(
          and(isWithin(tasks.startDate, tasks.dueDate, query), isNarrowed ? inChosen : undefined),
          and(isUndated(tasks.startDate, tasks.dueDate), isOpen, inChosen),
        ),
      )
    : [];
  const planned = await joinTasks(db, found.slice(0, plannerLimits.tasks));
  const shownSprints = canAccess(caller, sprintContract.list.rule)
    ? await readSprints(
        db,
        and(
          isOneOf(sprints.projectId, projectIds),
          or(
            isWithin(sprints.startDate, sprints.endDate, query),
            isUndated(sprints.startDate, sprints.endDate),
            isOneOf(
              sprints.id,
              planned.flatMap((task) => task.sprint_id ?? []),
            ),
          ),
        ),
      )
    : [];
  const used = new Set([...planned, ...shownSprints].map((row) => row.project_id));
  const shownProjects = await readProjects(
    db,
    caller,
    projectIds,
    or(
      isWithin(projects.startDate, projects.dueDate, query),
      and(
        isUndated(projects.startDate, projects.dueDate),
        sql`not ${isOneOf(projects.status, closedProjects)}`,
      ),
      isOneOf(
        projects.id,
        projectIds.filter((id) => used.has(id)),
      ),
    ),
  );
  return {
    rows: [...shownProjects, ...shownSprints, ...planned],
    is_truncated: found.length > plannerLimits.tasks,
  };
}
