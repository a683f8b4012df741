/** The day that the planner begins at, and the one that it shows at first. */
const firstDay = Date.UTC(2026, 0, 5);
export const today = '2026-03-16';

const dayLength = 86_400_000;
const projects = 20;

/** Describes a bar of the plan. */
export interface Bar {
  readonly id: string;
  readonly parentId: string | null;
  readonly label: string;
  readonly start: string;
  readonly end: string;
  readonly progress: number;
  readonly dependsOn: readonly string[];
}

/** Returns the day so many days behind the first, `yyyy-MM-dd`. */
export const dateAt = (day: number): string =>
  new Date(firstDay + day * dayLength).toISOString().slice(0, 10);

/** Returns how many days a day is behind the first. */
export const dayOf = (date: string): number => (Date.parse(date) - firstDay) / dayLength;

/** Makes a plan of projects and their tasks, each of which waits for the one before. */
export function makePlan(count: number): readonly Bar[] {
  const tasks = count / projects - 1;
  return Array.from({ length: projects }, (_, project): Bar[] => {
    const id = `p${project}`;
    const begin = (project * 7) % 90;
    const bars = Array.from({ length: tasks }, (_task, task): Bar => {
      const start = begin + ((task * 3) % 120);
      return {
        id: `${id}t${task}`,
        parentId: id,
        label: `Task ${task + 1} of project ${project + 1}`,
        start: dateAt(start),
        end: dateAt(start + 2 + (task % 9)),
        progress: (task * 7) % 100,
        dependsOn: task % 5 === 0 ? [] : [`${id}t${task - 1}`],
      };
    });
    const whole: Bar = {
      id,
      parentId: null,
      label: `Project ${project + 1}`,
      start: dateAt(begin),
      end: dateAt(begin + 130),
      progress: 40,
      dependsOn: [],
    };
    return [whole, ...bars];
  }).flat();
}
