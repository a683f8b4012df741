import {
  formatListQuery,
  type ListQuery,
  openTaskStatuses,
  taskPriorities,
  type tasks,
  taskStatuses,
  type Tone,
} from '@bureau/contract';

type TaskFilter = NonNullable<ListQuery<typeof tasks.listSpec>['filter']>;
export type TaskFigureId = 'open' | 'mine' | 'due_today' | 'overdue' | 'waiting' | 'urgent';

/** Describes a figure of the dashboard and the list that it counts. */
interface TaskFigure {
  readonly id: TaskFigureId;
  readonly href: string;
  readonly tone?: Tone;
}

const valueOf = (table: readonly { readonly key: string; readonly value: number }[], key: string) =>
  table.filter((entry) => entry.key === key).map((entry) => entry.value);

function dayBefore(plainDate: string): string {
  const day = new Date(`${plainDate}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - 1);
  return day.toISOString().slice(0, 10);
}

/** Lists the figures of open tasks, as the API counts them. `today` is the day that they speak of. */
export function taskFigures(userId: number, today: string | undefined): readonly TaskFigure[] {
  const figure = (id: TaskFigureId, narrowed: TaskFilter, tone?: Tone): TaskFigure => {
    const filter: TaskFilter = { status: openTaskStatuses, ...narrowed };
    const query = new URLSearchParams(formatListQuery<typeof tasks.listSpec>({ filter }));
    return { id, href: `/tasks?${query}`, ...(tone && { tone }) };
  };
  return [
    figure('mine', { assignee_id: [userId] }),
    figure('due_today', today === undefined ? {} : { due_date: { from: today, to: today } }, 'warning'),
    figure('overdue', today === undefined ? {} : { due_date: { to: dayBefore(today) } }, 'danger'),
    figure('urgent', { priority: valueOf(taskPriorities, 'urgent') }),
    figure('waiting', { status: valueOf(taskStatuses, 'waiting') }),
    figure('open', {}),
  ];
}
