import { type LoginUser, openTaskStatuses, type PublicSettings, type Task } from '@bureau/contract';
import english from '../../public/assets/i18n/en.json' with { type: 'json' };
import { createFakeApi, type FakeApi, type FakeRequest, json } from './fakeApi.ts';
import {
  createActivity,
  createTask,
  manager,
  menus,
  projects,
  publicSettings,
  toListItem,
} from './fixtures.ts';

export interface FakeBackendOptions {
  /** Says who signs in. */
  readonly user?: LoginUser;
  readonly settings?: Partial<PublicSettings>;
  /** Gives how many tasks there are. */
  readonly taskCount?: number;
}

export interface FakeBackend extends FakeApi {
  readonly tasks: Map<number, Task>;
}

/** Gives the day at which the fixtures stand still. */
const fakeToday = '2026-03-02';

const idsOf = (query: URLSearchParams, field: string) =>
  query.get(`filter[${field}]`)?.split(',').map(Number) ?? [];

function matches(task: Task, query: URLSearchParams): boolean {
  const words = (query.get('q') ?? '').toLowerCase().split(' ');
  const text = `${task.code} ${task.title}`.toLowerCase();
  const isWanted = (field: string, values: readonly (number | null)[]) => {
    const ids = idsOf(query, field);
    return ids.length === 0 || values.some((value) => value !== null && ids.includes(value));
  };
  const [from = '', to = ''] = (query.get('filter[due_date]') ?? '..').split('..');
  const isInRange =
    from + to === '' || (task.due_date !== null && task.due_date >= from && task.due_date <= (to || '9'));
  return (
    words.every((word) => text.includes(word)) &&
    isWanted('status', [task.status]) &&
    isWanted('priority', [task.priority]) &&
    isWanted('project_id', [task.project_id]) &&
    isWanted(
      'assignee_id',
      task.assignees.map((person) => person.user_id),
    ) &&
    isInRange
  );
}

function serveTasks(api: FakeApi, tasks: Map<number, Task>): void {
  api.on('GET /api/tasks', ({ query }) => {
    const page = Number(query.get('page') ?? 1);
    const perPage = Number(query.get('per_page') ?? 50);
    const found = [...tasks.values()].filter((task) => matches(task, query)).reverse();
    const data = found.slice((page - 1) * perPage, page * perPage).map(toListItem);
    return json({ data, meta: { total: found.length, page, per_page: perPage } });
  });
  api.on('GET /api/tasks/:id', (_, [id]) => {
    const task = tasks.get(Number(id));
    return task ? json(task) : json({ error: 'Not found' }, 404);
  });
  api.on('POST /api/tasks', ({ body }) => {
    const id = tasks.size + 1;
    const task = createTask(id, { ...(body as Partial<Task>), assignees: [] });
    tasks.set(id, task);
    return json(task, 201);
  });
  api.on('PUT /api/tasks/:id', ({ body }, [id]) => {
    const task = tasks.get(Number(id));
    const { version, ...changes } = body as Partial<Task>;
    if (!task) return json({ error: 'Not found' }, 404);
    if (version !== task.version)
      return json({ error: 'Somebody changed it meanwhile.', current: task }, 409);
    const changed = { ...task, ...changes, version: task.version + 1 };
    tasks.set(task.id, changed);
    return json(changed);
  });
  api.on('DELETE /api/tasks/:id', (_, [id]) => {
    tasks.delete(Number(id));
    return json(null, 204);
  });
  api.on('GET /api/tasks/:id/activities', () => {
    const data = [
      createActivity(3),
      createActivity(2, { field: 'title', old_value: 'Check pier 4', new_value: 'Check the load of pier 4' }),
      createActivity(1, { action: 'created', field: null, old_value: null, new_value: null }),
    ];
    return json({ data, meta: { total: 3, page: 1, per_page: 20 } });
  });
}

function countTasks(tasks: Iterable<Task>, user: LoginUser) {
  const open = [...tasks].filter(({ status }) => openTaskStatuses.includes(status));
  const count = (isCounted: (task: Task) => boolean) => open.filter(isCounted).length;
  return {
    open: open.length,
    mine: count(({ assignees }) => assignees.some((person) => person.user_id === user.id)),
    due_today: count((task) => task.due_date === fakeToday),
    overdue: count((task) => task.due_date !== null && task.due_date < fakeToday),
    waiting: count((task) => task.status === 4),
    urgent: count((task) => task.priority === 1),
  };
}

/** Creates a stand-in for the whole server, with tasks that can be listed, opened, created, changed and deleted. */
export function createFakeBackend(options: FakeBackendOptions = {}): FakeBackend {
  const { settings, taskCount = 250 } = options;
  let user = options.user ?? manager;
  const api = createFakeApi();
  const tasks = new Map(
    Array.from({ length: taskCount }, (_, index): [number, Task] => [index + 1, createTask(index + 1)]),
  );
  const change = (changes: Partial<LoginUser>) => {
    user = { ...user, ...changes };
    return json(user);
  };
  const mayViewTasks = user.permissions.includes('tasks_view');

  api.on('GET /assets/i18n/en.json', () => json(english));
  api.on('GET /api/ready', () => json({ status: 'ok' }));
  api.on('GET /api/settings/get-settings', () => json({ ...publicSettings, ...settings }));
  api.on('POST /api/login', ({ body }: FakeRequest) =>
    (body as { password: string }).password === 'bureau-demo'
      ? json({ token: 'fake', token_type: 'bearer', expires_in: 3600 })
      : json({ error: 'Email or password is wrong.' }, 422),
  );
  api.on('GET /api/logout', () => json(null, 204));
  api.on('GET /api/sidebar-menu', () =>
    json({ menus: mayViewTasks ? menus : menus.slice(0, 1), loginUser: user }),
  );
  api.on('PUT /api/profile', ({ body }) => change(body as Partial<LoginUser>));
  api.on('GET /api/user/change-locale/:locale', (_, [language]) =>
    change({ language: language as LoginUser['language'] }),
  );
  api.on('GET /api/get-projects', () => json(projects));
  api.on('GET /api/get-users', () =>
    json([
      { id: 3, name: 'Marta Lindqvist' },
      { id: 4, name: 'Jonas Weber' },
    ]),
  );
  api.on('GET /api/dashboard', () =>
    json({ today: fakeToday, tasks: mayViewTasks ? countTasks(tasks.values(), user) : null }),
  );
  serveTasks(api, tasks);
  return { ...api, tasks };
}
