import type { RecordOf, ResponseOf, sprints } from '@bureau/contract';

export type Sprint = RecordOf<typeof sprints>;
export type Burndown = ResponseOf<typeof sprints.burndown>;
/** What work is counted in: tasks, or the minutes that they were estimated at. */
export type WorkUnit = keyof Burndown['planned'];

/** What a burndown comes to, as of the last day that is known. */
export interface BurndownResult {
  readonly left: number;
  readonly total: number;
  /** By how much more is left than where as much were done on each day; below zero it is less. */
  readonly behind: number;
  /** By how much the work became more since the start; below zero it is less. */
  readonly scope: number;
}

/** Returns what a burndown comes to. */
export function resultOf({ days, planned }: Burndown, unit: WorkUnit): BurndownResult {
  const known = days.findLast(({ left }) => left !== null);
  const left = known?.left?.[unit] ?? planned[unit];
  const total = known?.total?.[unit] ?? planned[unit];
  return {
    left,
    total,
    behind: Math.round((left - (known?.ideal[unit] ?? planned[unit])) * 10) / 10,
    scope: total - planned[unit],
  };
}
