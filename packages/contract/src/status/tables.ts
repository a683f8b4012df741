/** Names the six tones in which the interface can speak of a value. */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'accent';

/** Describes one value of a status, priority or severity table: the stored number, the key of its label, its tone. */
export interface StatusEntry<Value extends number = number, Key extends string = string> {
  readonly value: Value;
  readonly key: Key;
  readonly tone: Tone;
  /** Lists the statuses that usually follow, the most usual one first; none where nothing is left to do. Any other can follow as well. */
  readonly next?: readonly number[];
}

/** Lists the statuses of meetings (docs/product.md §4). */
export const meetingStatuses = [
  { value: 1, key: 'open', tone: 'info', next: [2, 4, 3] },
  { value: 2, key: 'in_progress', tone: 'accent', next: [4, 3] },
  { value: 3, key: 'cancel', tone: 'neutral' },
  { value: 4, key: 'completed', tone: 'success' },
] as const satisfies readonly StatusEntry[];

/** Lists the statuses of projects (docs/product.md §4). */
export const projectStatuses = [
  { value: 1, key: 'open', tone: 'info', next: [2, 4] },
  { value: 2, key: 'in_progress', tone: 'accent', next: [5, 3, 4] },
  { value: 3, key: 'on_hold', tone: 'warning', next: [2, 4] },
  { value: 4, key: 'cancel', tone: 'neutral' },
  { value: 5, key: 'completed', tone: 'success' },
] as const satisfies readonly StatusEntry[];

/** Lists the statuses of tasks (docs/product.md §4). */
export const taskStatuses = [
  { value: 1, key: 'open', tone: 'info', next: [2, 5] },
  { value: 2, key: 'in_progress', tone: 'accent', next: [6, 4, 3] },
  { value: 3, key: 'on_hold', tone: 'warning', next: [2, 5] },
  { value: 4, key: 'waiting', tone: 'warning', next: [2, 5] },
  { value: 5, key: 'cancel', tone: 'neutral' },
  { value: 6, key: 'completed', tone: 'success' },
] as const satisfies readonly StatusEntry[];

/** Names the statuses in which nothing is left to do of a task. */
export const taskStatus = { cancelled: 5, completed: 6 } as const;

/** Lists the priorities of tasks (docs/product.md §4). */
export const taskPriorities = [
  { value: 1, key: 'urgent', tone: 'danger' },
  { value: 2, key: 'very_high', tone: 'danger' },
  { value: 3, key: 'high', tone: 'warning' },
  { value: 4, key: 'medium', tone: 'info' },
  { value: 5, key: 'low', tone: 'neutral' },
] as const satisfies readonly StatusEntry[];

/** Lists the statuses of defects (docs/product.md §4). */
export const defectStatuses = [
  { value: 1, key: 'assigned', tone: 'info', next: [3, 7] },
  { value: 2, key: 'closed', tone: 'neutral' },
  { value: 3, key: 'in_progress', tone: 'accent', next: [5, 7] },
  { value: 4, key: 'open', tone: 'info', next: [3, 1, 7] },
  { value: 5, key: 'solved', tone: 'success', next: [2, 6] },
  { value: 6, key: 'reopen', tone: 'danger', next: [3, 7] },
  { value: 7, key: 'deferred', tone: 'warning', next: [3] },
] as const satisfies readonly StatusEntry[];

/** Lists the defect statuses in which something is left to do: all but closed and solved. */
export const openDefectStatuses: readonly number[] = defectStatuses
  .filter(({ key }) => key !== 'solved' && key !== 'closed')
  .map(({ value }) => value);

/** Lists the severities of defects (docs/product.md §4). */
export const defectSeverities = [
  { value: 1, key: 'low', tone: 'neutral' },
  { value: 2, key: 'medium', tone: 'info' },
  { value: 3, key: 'high', tone: 'warning' },
  { value: 4, key: 'very_high', tone: 'danger' },
  { value: 5, key: 'urgent', tone: 'danger' },
] as const satisfies readonly StatusEntry[];

/** Lists the statuses of incidents (docs/product.md §4). */
export const incidentStatuses = [
  { value: 1, key: 'open', tone: 'info', next: [3, 2, 5] },
  { value: 2, key: 'assigned', tone: 'info', next: [3, 5] },
  { value: 3, key: 'in_progress', tone: 'accent', next: [4, 5] },
  { value: 4, key: 'solved', tone: 'success', next: [7, 6] },
  { value: 5, key: 'deferred', tone: 'warning', next: [3] },
  { value: 6, key: 'reopen', tone: 'danger', next: [3, 5] },
  { value: 7, key: 'closed', tone: 'neutral' },
] as const satisfies readonly StatusEntry[];

/** Lists the incident statuses in which something is left to do: all but solved and closed. */
export const openIncidentStatuses: readonly number[] = incidentStatuses
  .filter(({ key }) => key !== 'solved' && key !== 'closed')
  .map(({ value }) => value);

/** Lists the severities of incidents, the same as those of defects (docs/product.md §4). */
export const incidentSeverities = defectSeverities;

/** Lists the statuses of sprints, the same as those of projects (docs/product.md §4). */
export const sprintStatuses = projectStatuses;

/** Lists the sprint statuses in which no work can be planned any more: cancel and completed. */
export const closedSprintStatuses: readonly number[] = [4, 5];

/** Lists the task statuses in which nothing is left to do: cancel and completed. */
export const closedTaskStatuses: readonly number[] = Object.values(taskStatus);

/** Lists the task statuses in which work is left to do. */
export const openTaskStatuses: readonly number[] = taskStatuses
  .map((status) => status.value)
  .filter((value) => !closedTaskStatuses.includes(value));
