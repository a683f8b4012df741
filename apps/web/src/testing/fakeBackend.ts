import {
  type CustomField,
  type LoginUser,
  type MenuItem,
  type Notification,
  type PublicSettings,
  type SettingsRecord,
  type Task,
  tasks as taskResource,
} from '@bureau/contract';
import { readCatalogues } from './catalogueFiles.ts';
import { createFakeApi, type FakeApi, type FakeRequest, json } from './fakeApi.ts';
import { serveFavourites } from './fakeFavourites.ts';
import { serveDashboard } from './fakeDashboard.ts';
import { serveImports } from './fakeImports.ts';
import { createSettings, serveShell } from './fakeShell.ts';
import { serveRecordParts } from './fakeRecordSections.ts';
import { serveResource } from './fakeResource.ts';
import { serveTaskWork } from './fakeTaskWork.ts';
import { serveViews } from './fakeViews.ts';
import { serveWorkspace } from './fakeWorkspace.ts';
import { createTask, manager, menus as usualMenus, people, projects, publicSettings } from './fixtures.ts';

export interface FakeBackendOptions {
  /** Who signs in. */
  readonly user?: LoginUser;
  readonly settings?: Partial<PublicSettings>;
  /** Changes what settings say that only somebody who is signed in may read. */
  readonly companySettings?: Partial<SettingsRecord>;
  /** What the user has not dismissed yet; nothing when not given. */
  readonly notifications?: readonly Notification[];
  /** Stands in for the menu. */
  readonly menus?: readonly MenuItem[];
  /** How many tasks there are. */
  readonly taskCount?: number;
  /** Lists the custom fields of tasks; none when not given. */
  readonly customFields?: readonly CustomField[];
}

export interface FakeBackend extends FakeApi {
  readonly tasks: Map<number, Task>;
}

/** Creates a stand-in for the whole server, with tasks that can be listed, opened, created, changed and deleted. */
export function createFakeBackend(options: FakeBackendOptions = {}): FakeBackend {
  const {
    settings,
    companySettings = {},
    menus = usualMenus,
    notifications = [],
    taskCount = 250,
    customFields = [],
  } = options;
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

  api.on('GET /assets/i18n/:file', async ({ query }, [file = '']) =>
    json(await readCatalogues(file.replace('.json', ''), query.get('catalogues'))),
  );
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
  api.on('PUT /api/profile', ({ body }) => {
    const { preferences, ...changes } = body as Partial<LoginUser>;
    return change({ ...changes, preferences: { ...user.preferences, ...preferences } });
  });
  api.on('GET /api/user/change-locale/:locale', (_, [language]) =>
    change({ language: language as LoginUser['language'] }),
  );
  api.on('GET /api/get-projects', () => json(projects));
  api.on('GET /api/get-sprints', () => json([{ id: 1, name: 'Sprint 1' }]));
  api.on('GET /api/get-tasks', () => json([...tasks.values()].map(({ id, title: name }) => ({ id, name }))));
  api.on('GET /api/get-task-templates', () => json([]));
  api.on('GET /api/get-users', () =>
    json(people.map(({ firstname, lastname, user_id: id }) => ({ id, name: `${firstname} ${lastname}` }))),
  );
  const open = { ...publicSettings, ...settings };
  serveShell(api, tasks, { settings: createSettings(companySettings, open), notifications });
  serveDashboard(api, tasks, user);
  serveResource(api, taskResource, { records: tasks, create: createTask, customFields });
  serveWorkspace(api, tasks, user);
  serveTaskWork(api, tasks);
  serveRecordParts(api, 'tasks');
  serveImports(api, taskResource, { records: tasks, create: createTask });
  serveViews(api);
  serveFavourites(api);
  api.on('GET /api/article-links', () => json([]));
  return { ...api, tasks };
}
