import type { insertRecords } from './insertRecords.ts';
import type { Random } from './Random.ts';
import type { SeedProject } from './seedProjects.ts';
import type { WorkCalendar } from './WorkCalendar.ts';

export const day = 24 * 60 * 60 * 1000;
export const hour = 60 * 60 * 1000;

/** Who keeps what administrators alone keep, and who decides on leave: the administrator whose account is told. */
export const keeper = 2;

export const paragraph = (text: string) => `<p>${text}</p>`;

export const dateOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);

/** Holds what records of the demonstration are planned from. */
export interface Plan {
  readonly now: Date;
  readonly calendar: WorkCalendar;
  readonly random: Random;
  /** The projects that are begun. */
  readonly projects: readonly SeedProject[];
  /** The people who work here. */
  readonly staff: readonly number[];
}

export type Records = Parameters<typeof insertRecords>[3];

export const inOrder = (records: Records) =>
  records.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
