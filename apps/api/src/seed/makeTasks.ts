import type { Task } from '@bureau/contract';
import { makeDescription, makeTitle } from './titles.ts';
import type { Random } from './Random.ts';
import type { SeedChange } from './seedActivities.ts';
import type { SeedProject } from './seedProjects.ts';
import type { WorkCalendar } from './WorkCalendar.ts';

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
  readonly history: readonly SeedChange[];
  /** When it was talked about. */
  readonly commentedAt: readonly Date[];
}

const day = 24 * 60 * 60 * 1000;

/** What becomes of the tasks that are worked on, and of those that nobody gets done. */
const ends = [
  [5, 7],
  [6, 48],
] as const satisfies readonly (readonly [Task['status'], number])[];
const stops = [
  [1, 6],
  [2, 4],
  [3, 5],
  [4, 6],
] as const satisfies readonly (readonly [Task['status'], number])[];

/** Which share of the tasks nobody gets done, and how many working days the others take at most: most of them a few. */
const shareLeft = 0.12;
const longest = 30;

const priorities = [
  [1, 5],
  [2, 8],
  [3, 20],
  [4, 45],
  [5, 22],
] as const satisfies readonly (readonly [Task['priority'], number])[];

const isClosed = (status: number) => status >= 5;

const plainDate = (time: number) => new Date(time).toISOString().slice(0, 10);

function progressOf(status: Task['status'], random: Random): number {
  if (status === 6) return 100;
  return status === 1 ? 0 : random.between(1, 18) * 5;
}

/** Describes that a task was given a status, so many working days ago. */
interface Step {
  readonly status: Task['status'];
  readonly ago: number;
}

/** Plans what becomes of a task: it is taken up, and then done or left. What has not happened yet is left out. What is left of a project is closed with it. */
function planSteps(created: number, { closed }: SeedProject, random: Random): Step[] {
  const isLeft = random.chance(shareLeft);
  const planned = created - longest * random.next() ** 2;
  const isCut = closed !== null && (isLeft || planned < closed);
  const last = isCut ? closed + (created - closed) * random.next() : planned;
  const status = random.weighted<Task['status']>(isLeft && !isCut ? stops : ends);
  const taken = { status: 2, ago: created - (created - last) * random.next() } as const;
  const steps = status === 1 ? [] : status === 2 ? [taken] : [taken, { status, ago: last }];
  return steps.filter(({ ago }) => ago >= 0);
}

/** Returns when a task is due, in milliseconds: what is done was mostly done in time, and what is open was put off when it was late. */
function planDue(created: number, closed: number | null, today: number, random: Random): number {
  const due = closed === null ? today + random.between(-9, 70) * day : closed + random.between(-4, 20) * day;
  return Math.max(due, created + day);
}

function makeTask(
  created: number,
  index: number,
  project: SeedProject,
  names: ReadonlyMap<number, string>,
  calendar: WorkCalendar,
  random: Random,
): SeedTask {
  const steps = planSteps(created, project, random);
  const last = steps.at(-1);
  const status = last?.status ?? 1;
  const end = last !== undefined && isClosed(status) ? last.ago : null;
  const history = steps.map((step, place) => ({
    oldStatus: steps[place - 1]?.status ?? 1,
    newStatus: step.status,
    userId: random.weighted(project.editors),
    at: calendar.at(step.ago),
  }));
  const createdAt = calendar.at(created);
  const person = names.get(random.pick(project.memberIds)) ?? '';
  const subject = { client: project.client, person };
  const closedAt = end === null ? null : calendar.at(end).getTime();
  const due = planDue(createdAt.getTime(), closedAt, calendar.today, random);
  const start = createdAt.getTime() + random.between(0, 5) * day;
  const taken = history[0]?.at.getTime() ?? start;
  const comments = index % 6 === 0 ? 1 + (index % 4) : 0;
  const spoken = Array.from({ length: comments }, () => created - (created - (end ?? 0)) * random.next());
  return {
    title: makeTitle(subject, random),
    description: makeDescription(subject, random),
    project: random.chance(0.97) ? project : null,
    status,
    priority: random.weighted(priorities),
    startDate: random.chance(0.7) ? plainDate(Math.min(start, taken, due)) : null,
    dueDate: random.chance(0.9) ? plainDate(due) : null,
    estimatedMinutes: random.chance(0.75)
      ? random.pick([15, 30, 45, 60, 90, 120, 180, 240, 480, 960, 2400])
      : null,
    progress: progressOf(status, random),
    createdBy: random.weighted(project.editors),
    createdAt,
    assigneeIds: random.sample(
      project.memberIds,
      random.weighted([
        [0, 6],
        [1, 70],
        [2, 19],
        [3, 5],
      ]),
    ),
    history,
    commentedAt: spoken.toSorted((a, b) => b - a).map((ago) => calendar.at(ago)),
  };
}

/** Creates tasks, as many each working day as on any other, in the order in which they were created. */
export function makeTasks(
  total: number,
  workingDays: number,
  projects: readonly SeedProject[],
  names: ReadonlyMap<number, string>,
  calendar: WorkCalendar,
  random: Random,
): SeedTask[] {
  return Array.from({ length: total }, (_, index) => {
    const created = workingDays * (1 - (index + random.next()) / total);
    const going = projects.filter(({ closed }) => closed === null || closed < created);
    return makeTask(created, index, random.pick(going), names, calendar, random);
  });
}
