import {
  type Filters,
  type ListQuery,
  type QueryOf,
  type ResponseOf,
  type Task,
  taskPriorities,
  type tasks as contract,
  taskStatuses,
} from '@bureau/contract';
import { and, sql, type SQL } from '../../db/orm.ts';
import type { Caller } from '../../access/Caller.ts';
import { pickableUsers } from '../../access/visible/people.ts';
import { visibleProjects } from '../../access/visible/projects.ts';
import type { Database } from '../../db/database.ts';
import { isOneOf } from '../../db/list/conditions.ts';
import { projects, taskAssignees, tasks, users } from '../../db/schema/index.ts';
import { readLimits } from './limits.ts';
import { taskModule } from './module.ts';

type Query = QueryOf<typeof contract.board>;
type Board = ResponseOf<typeof contract.board>;
type Group = NonNullable<Query['group']>;
type Narrowing = ListQuery<typeof contract.listSpec>;

/** How many tasks of a status a lane has. */
interface Count extends Record<string, unknown> {
  readonly lane: number | null;
  readonly status: Task['status'];
  readonly count: number;
}

/** Returns the project that a board is of: the only one that is filtered by. */
function projectOf({ project_id: ids }: Filters<typeof contract.listSpec> = {}): number | null {
  return ids?.length === 1 ? (ids[0] ?? null) : null;
}

/** Counts tasks by the value of a lane, and by their status. */
async function countTasks(db: Database, lane: SQL, from: SQL, condition: SQL | undefined): Promise<Count[]> {
  const { rows } = await db.execute<Count>(
    sql`select ${lane} as lane, ${tasks.status} as status, count(*)::int as count from ${from} where ${condition ?? sql`true`} group by 1, 2`,
  );
  return rows;
}

const assigned = sql`${tasks} left join ${taskAssignees} on ${taskAssignees.taskId} = ${tasks.id}`;

/** Maps the groups of a board to the SQL that its lanes are counted by. A task with several people is in the lane of each, of those that are asked for. */
const lanesBy: Readonly<Record<Group, { readonly lane: SQL; readonly from: SQL }>> = {
  assignee_id: { lane: sql`${taskAssignees.userId}`, from: assigned },
  project_id: { lane: sql`${tasks.projectId}`, from: sql`${tasks}` },
  priority: { lane: sql`${tasks.priority}`, from: sql`${tasks}` },
};

/** Names records by their ids, in the order of their names: those that have tasks, and of those that are asked for what the caller may see. */
async function nameLanes(
  db: Database,
  caller: Caller,
  group: Exclude<Group, 'priority'>,
  found: readonly number[],
  asked: readonly number[],
): Promise<{ id: number; name: string }[]> {
  const source =
    group === 'project_id'
      ? {
          table: projects,
          id: projects.id,
          name: sql`${projects.name}`,
          order: projects.nameSort,
          seen: visibleProjects(caller),
        }
      : {
          table: users,
          id: users.id,
          name: sql`${users.fullName}`,
          order: users.nameSort,
          seen: pickableUsers(caller),
        };
  const { table, id, name, order, seen } = source;
  const { rows } = await db.execute<{ id: number; name: string }>(
    sql`select ${id} as id, ${name} as name from ${table} where ${isOneOf(id, found)} or (${isOneOf(id, asked)} and ${seen ?? sql`true`}) order by ${order}, ${id}`,
  );
  return rows;
}

async function readLanes(
  db: Database,
  caller: Caller,
  { group, filter }: Query,
  condition: SQL | undefined,
): Promise<Board['lanes']> {
  if (group === undefined) return [];
  const asked: readonly (number | null)[] | undefined = filter?.[group];
  const ids = asked?.filter((id) => id !== null);
  const { lane, from } = lanesBy[group];
  const isAsked =
    asked === undefined || ids === undefined
      ? undefined
      : sql`(${isOneOf(lane, ids)} or (${lane} is null and ${asked.length > ids.length}))`;
  const counted = Map.groupBy(await countTasks(db, lane, from, and(condition, isAsked)), (row) => row.lane);
  const countsOf = (id: number | null) =>
    (counted.get(id) ?? []).map(({ status, count }) => ({ status, count }));
  if (group === 'priority')
    return taskPriorities
      .filter(({ value }) => ids?.includes(value) ?? true)
      .map(({ value }) => ({ id: value, name: null, counts: countsOf(value) }));
  const found = [...counted.keys()].filter((id) => id !== null);
  const named = await nameLanes(db, caller, group, found, ids ?? []);
  const none = asked === undefined || asked.length > (ids ?? []).length ? [{ id: null, name: null }] : [];
  return [...named, ...none].map(({ id, name }) => ({ id, name, counts: countsOf(id) }));
}

/** Counts the tasks of a board that a caller may see, by columns and lanes, with what the columns should hold at most. */
export async function readBoard(
  db: Database,
  caller: Caller,
  query: Query,
  timeZone: string,
): Promise<Board> {
  const { group: _, ...others } = query;
  const narrowing: Narrowing = others;
  const projectId = projectOf(query.filter);
  const ofScope: Narrowing = projectId === null ? {} : { filter: { project_id: [projectId] } };
  const [condition, scope] = await Promise.all(
    [narrowing, ofScope].map((one) => taskModule.conditionOf(db, caller, one, timeZone)),
  );
  const none = sql`null::int`;
  const [counts, held, lanes, limits] = await Promise.all([
    countTasks(db, none, sql`${tasks}`, condition),
    countTasks(db, none, sql`${tasks}`, scope),
    readLanes(db, caller, query, condition),
    // what the company agrees on for all its tasks is not told outside of it
    projectId === null && caller.isExternal ? new Map<Task['status'], number>() : readLimits(db, projectId),
  ]);
  const of = (rows: readonly Count[], status: Task['status']) =>
    rows.find((row) => row.status === status)?.count ?? 0;
  return {
    columns: taskStatuses.map(({ value }) => ({
      status: value,
      count: of(counts, value),
      held: of(held, value),
      limit: limits.get(value) ?? null,
    })),
    lanes,
  };
}
