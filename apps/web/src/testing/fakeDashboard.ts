import {
  type BodyOf,
  canAccess,
  type dashboard,
  type DashboardWidget,
  type LoginUser,
  openTaskStatuses,
  type ResponseOf,
  type Task,
  taskStatuses,
  widgetRules,
} from '@bureau/contract';
import { type FakeApi, json } from './fakeApi.ts';
import { serveWidgets } from './fakeWidgets.ts';
import { projects } from './fixtures.ts';

type Layout = ResponseOf<typeof dashboard.layout>;
type Sum = ResponseOf<typeof dashboard.flow>['created'];

/** The day at which the fixtures stand still. */
const today = '2026-03-17';
const day = 24 * 60 * 60 * 1000;

const defaultWidgets: readonly DashboardWidget[] = [
  { kind: 'task_figures', columns: 12, rows: 1 },
  { kind: 'task_flow', columns: 8, rows: 3 },
  { kind: 'tasks_by_status', columns: 4, rows: 3 },
  { kind: 'my_tasks', columns: 8, rows: 4 },
  { kind: 'running_timer', columns: 4, rows: 1 },
  { kind: 'due_today', columns: 4, rows: 3 },
  { kind: 'my_todos', columns: 6, rows: 3 },
  { kind: 'announcements', columns: 6, rows: 3 },
  { kind: 'incidents_by_severity', columns: 6, rows: 4 },
  { kind: 'who_is_away', columns: 6, rows: 4 },
  { kind: 'project_progress', columns: 6, rows: 4 },
  { kind: 'recent_activity', columns: 6, rows: 4 },
];

const routeOf = (filter: Readonly<Record<string, string>>) =>
  `/tasks?${new URLSearchParams(Object.entries(filter).map(([name, value]) => [`filter[${name}]`, value]))}`;

const openValues = openTaskStatuses.join(',');
const isOpen = ({ status }: Task) => openTaskStatuses.includes(status);
const isOf = (user: LoginUser) => (task: Task) => task.assignees.some(({ user_id: id }) => id === user.id);

/** Answers the calls of the dashboard from the tasks that there are; everybody has the widgets that they may see. */
export function serveDashboard(api: FakeApi, tasks: ReadonlyMap<number, Task>, user: LoginUser): void {
  const first: Layout = {
    widgets: defaultWidgets.filter(({ kind }) => canAccess(user, widgetRules[kind])),
    period: 30,
    is_default: true,
    version: 0,
  };
  let layout = first;
  const open = () => [...tasks.values()].filter(isOpen);
  const filters = {
    open: [() => true, { status: openValues }],
    mine: [isOf(user), { status: openValues, assignee_id: `${user.id}` }],
    due_today: [
      (task: Task) => task.due_date === today,
      { status: openValues, due_date: `${today}..${today}` },
    ],
    overdue: [
      (task: Task) => task.due_date !== null && task.due_date < today,
      { status: openValues, due_date: '..2026-03-16' },
    ],
    waiting: [(task: Task) => task.status === 4, { status: '4' }],
    urgent: [(task: Task) => task.priority === 1, { status: openValues, priority: '1' }],
  } as const;

  serveWidgets(api);
  api.on('GET /api/dashboard/layout', () => json(layout));
  api.on('PUT /api/dashboard/layout', ({ body }) => {
    const { widgets, period = layout.period } = body as NonNullable<BodyOf<typeof dashboard.saveLayout>>;
    layout = {
      widgets: widgets === undefined ? layout.widgets : (widgets ?? first.widgets),
      is_default: widgets === undefined ? layout.is_default : widgets === null,
      period,
      version: layout.version + 1,
    };
    return json(layout);
  });
  api.on('GET /api/dashboard/figures', () => {
    const counted = Object.entries(filters).map(([id, [isCounted, filter]]) => ({
      id,
      count: open().filter(isCounted).length,
      route: routeOf(filter),
    }));
    const within = [
      { id: 'created', count: 120, route: '/tasks' },
      { id: 'completed', count: 96, route: routeOf({ status: '6' }) },
    ];
    return json({ from: '2026-02-16', to: today, figures: [...counted, ...within] });
  });
  api.on('GET /api/dashboard/flow', ({ query }) => {
    const days = Number(query.get('period') ?? 30);
    const sum = (count: number): Sum => ({ count, route: '/tasks' });
    const parts = Array.from({ length: Math.min(days, 30) }, (_, index, all = Math.min(days, 30)) => {
      const date = new Date(Date.parse(today) - (all - 1 - index) * day).toISOString().slice(0, 10);
      return { from: date, to: date, created: sum((index * 7) % 9), completed: sum((index * 5 + 2) % 7) };
    });
    const total = (kind: 'created' | 'completed') =>
      sum(parts.reduce((count, part) => count + part[kind].count, 0));
    return json({ created: total('created'), completed: total('completed'), parts });
  });
  api.on('GET /api/dashboard/statuses', () =>
    json({
      count: open().length,
      route: routeOf({ status: openValues }),
      statuses: taskStatuses
        .filter(({ value }) => openTaskStatuses.includes(value))
        .map(({ value: status }) => ({
          status,
          count: open().filter((task) => task.status === status).length,
          route: routeOf({ status: `${status}` }),
        })),
    }),
  );
  api.on('GET /api/dashboard/tasks', ({ query }) => {
    const [isListed, filter] = filters[query.get('of') === 'due_today' ? 'due_today' : 'mine'];
    const listed = open()
      .filter(isListed)
      .sort((one, other) => (one.due_date ?? '9').localeCompare(other.due_date ?? '9'));
    return json({ count: listed.length, route: routeOf(filter), entries: listed.slice(0, 20) });
  });
  api.on('GET /api/dashboard/projects', () =>
    json({
      count: projects.length,
      route: '/projects',
      entries: projects.map(({ id, name }) => ({
        id,
        code: `PRJ-000${id}`,
        name,
        logo: null,
        status: 2,
        health: ['on_track', 'at_risk', 'off_track'][id % 3],
        due_date: `2026-0${id + 1}-28`,
        progress: 90 - id * 20,
        task_count: 24 + id,
        open_task_count: 8 * id,
        route: `/projects/detail/${id}`,
        tasks_route: routeOf({ project_id: `${id}`, status: openValues }),
      })),
    }),
  );
  api.on('GET /api/dashboard/activity', () =>
    json({
      entries: [...tasks.values()].slice(0, 12).map(({ id, code, title }, index) => ({
        id,
        resource: 'tasks',
        record_id: id,
        code,
        title,
        action: index % 4 === 3 ? 'created' : 'updated',
        field: index % 4 === 3 ? null : (['status', 'due_date', 'assignee_ids'][index % 4] ?? null),
        old_value: null,
        new_value: ['2', '2026-03-20', null][index % 4] ?? null,
        created_at: `2026-03-17T0${9 - (index % 9)}:15:00.000Z`,
        user_id: 3 + (index % 2),
        ...(index % 2 === 0
          ? { firstname: 'Marta', lastname: 'Lindqvist', avatar: '1-woman.png' }
          : { firstname: 'Jonas', lastname: 'Weber', avatar: null }),
        route: `/tasks/detail/${id}`,
      })),
    }),
  );
}
