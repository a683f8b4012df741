import type { Task } from '@bureau/contract';
import { makeDescription, makeTitle } from './titles.ts';
import type { Random } from './Random.ts';

/** Describes a project as far as its tasks depend on it. */
export interface SeedProject {
  readonly id: number;
  readonly name: string;
  readonly client: string;
  readonly managerId: number;
  readonly memberIds: readonly number[];
}

/** Describes a task of the demonstration data, with what has happened to it. */
export interface SeedTask {
  readonly title: string;
  readonly description: string;
  readonly project: SeedProject | null;
  readonly status: Task['status'];
  readonly priority: Task['priority'];
  readonly startDate: string | null;
  readonly dueDate: string | null;
  readonly estimatedMinutes: number | null;
  readonly progress: number;
  readonly createdBy: number;
  readonly createdAt: Date;
  readonly assigneeIds: readonly number[];
  readonly history: readonly {
    field: string;
    oldValue: string;
    newValue: string;
    userId: number;
    at: Date;
  }[];
}

const day = 24 * 60 * 60 * 1000;

const statuses = [
  [1, 20],
  [2, 14],
  [3, 5],
  [4, 6],
  [5, 7],
  [6, 48],
] as const satisfies readonly (readonly [Task['status'], number])[];

const priorities = [
  [1, 5],
  [2, 8],
  [3, 20],
  [4, 45],
  [5, 22],
] as const satisfies readonly (readonly [Task['priority'], number])[];

const plainDate = (time: number) => new Date(time).toISOString().slice(0, 10);

const isClosed = (status: number) => status >= 5;

/** Gives an instant in working hours of a day that lies so many days back. */
const workingTime = (today: number, daysBack: number, random: Random) =>
  today - daysBack * day + random.between(7 * 60, 17 * 60) * 60_000;

function progressOf(status: Task['status'], random: Random): number {
  if (status === 6) return 100;
  return status === 1 ? 0 : random.between(1, 18) * 5;
}

/** Tells how a task got where it is: opened, taken up, and then what it is now. */
function makeHistory(
  status: Task['status'],
  created: number,
  end: number,
  people: readonly number[],
  random: Random,
) {
  const steps: Task['status'][] = status === 1 ? [1] : status === 2 ? [1, 2] : [1, 2, status];
  return steps.slice(1).map((step, index) => ({
    field: 'status',
    oldValue: String(steps[index]),
    newValue: String(step),
    userId: random.pick(people),
    at: new Date(created + Math.floor(((end - created) * (index + 1)) / steps.length)),
  }));
}

/** Makes one task. Dates lie around `today`, which is the start of a day in UTC. */
export function makeTask(
  projects: readonly SeedProject[],
  names: ReadonlyMap<number, string>,
  today: number,
  random: Random,
): SeedTask {
  const project = random.pick(projects);
  const status = random.weighted(statuses);
  const person = names.get(random.pick(project.memberIds)) ?? '';
  const subject = { client: project.client, person };
  // What is closed is old; what is open was mostly begun not long ago.
  const age = isClosed(status) ? random.between(20, 500) : 1 + Math.floor(random.next() ** 2 * 150);
  const created = workingTime(today, age, random);
  const length = random.between(3, 60);
  const due = isClosed(status) ? created + length * day : today + random.between(-9, 70) * day;
  const assigneeCount = random.weighted([
    [0, 6],
    [1, 70],
    [2, 19],
    [3, 5],
  ]);
  const people = [project.managerId, ...project.memberIds];
  const end = isClosed(status) ? Math.min(due, today) : today;
  return {
    title: makeTitle(subject, random),
    description: makeDescription(subject, random),
    project: random.chance(0.97) ? project : null,
    status,
    priority: random.weighted(priorities),
    startDate: random.chance(0.7) ? plainDate(Math.min(created + random.between(0, 5) * day, due)) : null,
    dueDate: random.chance(0.9) ? plainDate(due) : null,
    estimatedMinutes: random.chance(0.75)
      ? random.pick([15, 30, 45, 60, 90, 120, 180, 240, 480, 960, 2400])
      : null,
    progress: progressOf(status, random),
    createdBy: random.pick(people),
    createdAt: new Date(created),
    assigneeIds: random.sample(project.memberIds, assigneeCount),
    history: makeHistory(status, created, Math.max(created, end), people, random),
  };
}
