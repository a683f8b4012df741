import {
  type PlannedKind,
  type PlannedRow,
  type planner,
  projects,
  projectStatuses,
  type ResponseOf,
  sprints,
  sprintStatuses,
  tasks,
  taskStatuses,
} from '@bureau/contract';
import type { PlannerChange } from '@bureau/ui/planning';
import { addDays } from '../../core/formats/days.ts';

export type Plan = ResponseOf<typeof planner.rows>;

/** What is known of each kind of what is planned: its resource, its statuses with the start of their keys, and how it names its end. */
export const plannedKindOf = {
  projects: { resource: projects, statuses: projectStatuses, labels: 'projects.status', end: 'due_date' },
  sprints: { resource: sprints, statuses: sprintStatuses, labels: 'sprints.status', end: 'end_date' },
  tasks: { resource: tasks, statuses: taskStatuses, labels: 'status.task', end: 'due_date' },
} as const satisfies Readonly<Record<PlannedKind, object>>;

/** Names a row among all. */
export const keyOfRow = ({ id, kind }: Pick<PlannedRow, 'id' | 'kind'>) => `${kind}-${id}`;

/** Whether nothing is left to do of something planned. */
export const isClosed = ({ kind, status }: PlannedRow) => {
  const { key } = plannedKindOf[kind].statuses.find(({ value }) => value === status) ?? {};
  return key === 'cancel' || key === 'completed';
};

const shift = (date: string | null, days: number) => date && addDays(date, days);

/** Returns whether a row moves with its project. */
const movesWith = (row: PlannedRow, projectId: number) =>
  row.kind !== 'projects' && row.project_id === projectId && !isClosed(row);

/** Returns a plan in which something was moved: a project takes with it what is planned in it. */
export function withMove(plan: Plan, moved: PlannedRow, { days, end, start }: PlannerChange): Plan {
  const isWhole = moved.kind === 'projects' && days !== 0;
  const rows = plan.rows.map((row) => {
    if (keyOfRow(row) === keyOfRow(moved)) return { ...row, start_date: start, end_date: end };
    if (!isWhole || !movesWith(row, moved.id)) return row;
    return { ...row, start_date: shift(row.start_date, days), end_date: shift(row.end_date, days) };
  });
  return { ...plan, rows };
}

/** Returns a plan in which a task waits for another, or no longer. */
export function withLink(plan: Plan, id: number, awaitedId: number, isLinked: boolean): Plan {
  const rows = plan.rows.map((row) => {
    if (row.kind !== 'tasks' || row.id !== id) return row;
    const others = row.dependency_ids.filter((other) => other !== awaitedId);
    return { ...row, dependency_ids: isLinked ? [...others, awaitedId] : others };
  });
  return { ...plan, rows };
}

/** Returns a plan with what the server answered of a row that was changed. */
export function withAnswer(plan: Plan, moved: PlannedRow, answer: object): Plan {
  const fields = new Map<string, unknown>(Object.entries(answer));
  const dates = {
    start_date: fields.get('start_date'),
    end_date: fields.get(plannedKindOf[moved.kind].end),
    version: fields.get('version'),
  } as Pick<PlannedRow, 'start_date' | 'end_date' | 'version'>;
  const rows = plan.rows.map((row) => (keyOfRow(row) === keyOfRow(moved) ? { ...row, ...dates } : row));
  return { ...plan, rows };
}
