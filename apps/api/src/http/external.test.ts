import {
  departments,
  type Endpoint,
  endpoints,
  notifications,
  type Permission,
  permissions,
  profile,
  projects,
  resources,
  roles,
  savedViews,
  search,
  settings,
  tasks,
  teams,
  users,
} from '@bureau/contract';
import { sql } from '../db/orm.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userRoles } from '../db/schema/index.ts';
import { writeSettings } from '../db/settings/queries.ts';
import { demoPassword } from '../seed/demoAccounts.ts';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';
import type { TestClient } from '../testing/TestClient.ts';

let server: TestServer;
let superAdmin: TestClient;
let admin: TestClient;
let staff: TestClient;

/** The person of the client whose account is told, and that client. */
const helen = 5;
const client = 1;

/** What is told of nobody who works for the company, whoever they work for. */
const marks = /mailbox-\d|login-\d|\+44 999|Zephyr|Hidden/;

const viewers = new Map<string, TestClient>();
let ownProject: number;
let ownTask: number;
let managerId: number;
let strangerId: number;
let sharedView: number;

/** Opens an account of the client's with a role that was made after that of clients. */
async function openAccount(name: string, allowed: readonly Permission[]): Promise<void> {
  const role = await admin.call(roles.clone, { params: { id: 5 }, body: { name } });
  expect(role.is_external).toBe(true);
  await admin.call(roles.setPermissions, {
    params: { id: role.id },
    body: { permissions: [...allowed] },
  });
  const person = { username: name, firstname: 'Own', lastname: name, email: `${name}@client.example` };
  const body = { ...person, password: demoPassword, client_id: client, positions: [{ role_id: role.id }] };
  await admin.call(users.create, { body });
  viewers.set(name, await server.guest.signIn(person.email, demoPassword));
}

/** Names all who do not belong to the client, and their departments, so that they are found in any answer. */
async function markStaff(): Promise<void> {
  const { id: roleId } = await admin.call(roles.create, { body: { name: 'Zephyr role' } });
  await server.db.execute(sql`update departments set name = 'Zephyr ' || id, name_sort = 'zephyr ' || id`);
  await server.db.execute(sql`update users set username = 'login-' || id, username_key = 'login-' || id,
    email = 'mailbox-' || id || '@bureau.example', phone = '+44 999 ' || id, search_text = search_text || ' mailbox-' || id || ' login-' || id,
    last_login_at = ${server.clock.now.toISOString()}::timestamptz, avatar = '1-man.png' where client_id is null`);
  await server.db
    .execute(sql`update users set firstname = 'Hidden', lastname = 'H' || id, name_sort = 'hidden h' || id where client_id is null and id not in (
    select manager_id from projects where client_id = ${client} and manager_id is not null
    union select user_id from project_members join projects on projects.id = project_id where client_id = ${client}
    union select user_id from task_assignees join tasks on tasks.id = task_id join projects on projects.id = project_id where client_id = ${client})`);
  await server.db.insert(userRoles).values([
    { userId: managerId, roleId, departmentId: 1 },
    { userId: strangerId, roleId, departmentId: 1 },
  ]);
}

beforeAll(async () => {
  server = await startTestServer();
  await writeSettings(server.db, { is_demo: false });
  superAdmin = await server.as('super_admin');
  admin = await server.as('admin');
  staff = await server.as('user');
  viewers.set('client', await server.as('client'));
  const { data } = await admin.call(projects.list, { query: { filter: { client_id: [client] } } });
  const [project] = data;
  ownProject = project?.id ?? 0;
  managerId = project?.manager_id ?? 0;
  strangerId = 1;
  await markStaff();
  await openAccount('almighty', permissions);
  const writing = permissions.filter((name) => !name.endsWith('_view'));
  await openAccount('writing', writing);
  // What somebody does to the client's work who does not work for it otherwise, and what came from another client.
  const foreign = await superAdmin.call(projects.create, { body: { name: 'Hidden project', client_id: 2 } });
  const task = await superAdmin.call(tasks.create, {
    body: { title: 'Moved here', project_id: foreign.id, assignee_ids: [2, helen] },
  });
  ownTask = task.id;
  await superAdmin.call(tasks.update, {
    params: { id: task.id },
    body: { project_id: ownProject, assignee_ids: [helen], status: 2 },
  });
  const made = await superAdmin.call(projects.create, { body: { name: 'Moved as well', client_id: 2 } });
  await superAdmin.call(projects.update, {
    params: { id: made.id },
    body: { client_id: client, manager_id: 4, members: [{ user_id: 2 }] },
  });
  await superAdmin.call(projects.update, { params: { id: made.id }, body: { members: [] } });
  await superAdmin.call(teams.create, { body: { name: 'Hidden team', member_ids: [helen, 4] } });
  const view = { resource: 'tasks', name: 'Hidden view', query: 'a', is_shared: true } as const;
  sharedView = (await staff.call(savedViews.create, { body: view })).id;
  await findPresent();
});
afterAll(() => server.stop());

const firstIds = Array.from({ length: 35 }, (_, index) => index + 1);

/** Which of the first records of each resource there are: of one that is missing nothing can be told. */
const present = new Map<string, readonly number[]>();

async function findPresent(): Promise<void> {
  for (const name of Object.keys(resources)) {
    const table = sql.identifier(name.replaceAll('-', '_'));
    const { rows } = await server.db.execute<{ id: number }>(sql`select id from ${table}`);
    const ids = new Set(rows.map(({ id }) => id));
    present.set(
      name,
      firstIds.filter((id) => ids.has(id)),
    );
  }
}

/** Fills a path as often as there are records that it could be about. */
function pathsOf({ id, path }: Endpoint): string[] {
  const filled = path
    .replace('{form}', 'tasks')
    .replace('{locale}', 'en')
    .replace('{key}', 'none')
    .replace('{language}', 'en');
  if (!filled.includes('{id}')) return [filled];
  const [resource = ''] = id.split('.');
  return [...(present.get(resource) ?? firstIds), ownTask].map((record) =>
    filled.replace('{id}', String(record)),
  );
}

const queries: Readonly<Record<string, string>> = {
  'tasks.groups': '?group=project_id',
  'tasks.export': '?format=csv',
  'projects.export': '?format=csv',
  'teams.export': '?format=csv',
  'search.all': '?q=h',
  'dashboard.tasks': '?of=mine',
};

const reads = endpoints.filter(
  ({ id, method, rule }) =>
    method === 'GET' && rule !== 'public' && id !== 'auth.logout' && id !== 'users.changeLocale',
);

/** The calls that are open to who may look at nothing: to everybody, or for what they write. */
const helping = reads.filter(({ rule }) => rule === 'signedIn' || Array.isArray(rule));

// With a role of another name and every permission one sees what one with the same role and fewer of them does, but for what is told in place of a list.
describe.each(['client', 'almighty', 'writing'])('somebody of a client, as %s', (name) => {
  const calls = name === 'writing' ? helping : reads;
  const viewer = () => viewers.get(name) ?? server.guest;

  it.each(calls.map((endpoint) => ({ id: endpoint.id, endpoint })))(
    'reads with $id nothing of the company but the names and pictures of those who work for them',
    async ({ endpoint }) => {
      for (const path of pathsOf(endpoint)) {
        const query = queries[endpoint.id] ?? (endpoint.list === undefined ? '' : '?per_page=500');
        const response = await viewer().fetch(path + query);
        const text = await response.text();
        expect([path, response.status < 500, marks.exec(text)?.[0]]).toEqual([path, true, undefined]);
      }
    },
  );
});

describe('somebody of a client who asks for more', () => {
  const viewer = () => viewers.get('almighty') ?? server.guest;

  it('gets their own record whole, addresses of others there, and of those who work for them name and picture', async () => {
    const own = await viewer().call(profile.one);
    const ownRecord = await viewer().call(users.one, { params: { id: own.id } });
    expect(ownRecord).toMatchObject({ email: 'almighty@client.example', client_id: client });
    expect(ownRecord).not.toHaveProperty('created_firstname');
    const card = ['id', 'code', 'firstname', 'lastname', 'avatar'];
    const worker = await viewer().call(users.one, { params: { id: managerId } });
    expect(Object.keys(worker).sort()).toEqual([...card].sort());
    const colleague = await viewer().call(users.one, { params: { id: helen } });
    expect(Object.keys(colleague).sort()).toEqual([...card, 'email', 'phone'].sort());
    const mailable = await viewer().call(users.mailUsers);
    expect(mailable.find(({ id }) => id === helen)?.email).toBe('client@bureau.example');
    expect(mailable.find(({ id }) => id === managerId)).not.toHaveProperty('email');
    const cards = await viewer().call(users.keyBy);
    expect(Object.keys(cards[managerId] ?? {}).sort()).toEqual(
      card.filter((field) => field !== 'code').sort(),
    );
    expect((await viewer().try(users.one, { params: { id: strangerId } })).status).toBe(404);
  });

  it('finds nothing out by order, filters or search that they are not told', async () => {
    for (const query of [
      'sort=last_login_at',
      'sort=-email',
      'filter[role_id]=1',
      'filter[department_id]=1',
      'filter[is_active]=true',
      'filter[joining_date]=2020-01-01..',
    ])
      expect([query, (await viewer().fetch(`/api/users?${query}`)).status]).toEqual([query, 422]);
    expect((await viewer().fetch('/api/users?sort=-name')).status).toBe(200);
    for (const q of [`mailbox-${managerId}`, `login-${managerId}`]) {
      expect((await viewer().call(users.list, { query: { q } })).meta.total).toBe(0);
      expect(await viewer().call(search.all, { query: { q } })).toEqual([]);
      expect((await admin.call(users.list, { query: { q } })).meta.total).toBeGreaterThan(0);
    }
    const content = `title,assignees\nMade by a test,mailbox-${managerId}@bureau.example`;
    const query = { dry_run: '1' } as const;
    const tried = await viewer().call(tasks.import, { file: { content }, query });
    expect(tried.errors.map(({ field }) => field)).toEqual(['assignees']);
  });

  it('is told of what others did, and their names only where they may know them', async () => {
    const read = async (name: string) =>
      (await (viewers.get(name) ?? admin).call(notifications.list, { body: { length: 50 } }))
        .filter(({ route_related_id: id }) => id === ownTask)
        .map(({ message }) => message.replaceAll(/<[^>]*>/g, ''));
    const [company] = [(await admin.call(settings.all)).company_short_name];
    const messages = await read('client');
    expect(messages.length).toBeGreaterThan(0);
    for (const message of messages) {
      expect(message).toMatch(new RegExp(`^${company} `));
      expect(message).not.toMatch(marks);
    }
    const { data } = await viewer().call(tasks.activities, { params: { id: ownTask }, query: {} });
    expect(data.map(({ field, firstname, avatar }) => [field, firstname, avatar])).toEqual([
      ['status', null, null],
      [null, null, null],
    ]);
    expect(await viewer().call(tasks.one, { params: { id: ownTask } })).toMatchObject({
      created_by: strangerId,
      created_firstname: null,
      created_lastname: null,
    });
    expect(await staff.call(tasks.one, { params: { id: ownTask } })).toHaveProperty(
      'created_firstname',
      'Hidden',
    );
  });

  it('is told by name who has spoken to them, whoever that is', async () => {
    const params = { id: ownTask };
    const colleague = await server.as('admin');
    await colleague.call(tasks.comments.create, { params, body: { body: '<p>Hello</p>' } });
    const { data } = await viewer().call(tasks.comments.list, { params, query: {} });
    expect(data.map(({ created_by: id }) => id)).toEqual([2]);
    const helens = viewers.get('client') ?? server.guest;
    const [told] = await helens.call(notifications.list, { body: { length: 1 } });
    expect(told?.message).toContain(data[0]?.created_lastname);
    expect((await viewer().call(users.picker)).map(({ id }) => id)).not.toContain(2);
    await server.db.execute(sql`delete from comments where resource = 'tasks' and record_id = ${ownTask}`);
  });

  it('uses views that others of the client share, and none of the company', async () => {
    const helens = viewers.get('client') ?? server.guest;
    const view = { resource: 'tasks', name: 'Of the client', query: 'b', is_shared: true } as const;
    const { id } = await helens.call(savedViews.create, { body: view });
    const seen = await viewer().call(savedViews.list, {});
    expect(seen.data.map(({ id: one }) => one)).toEqual([id]);
    expect((await viewer().try(savedViews.one, { params: { id: sharedView } })).status).toBe(404);
    expect((await viewer().try(savedViews.remove, { params: { id: sharedView } })).status).toBe(404);
  });
});

describe('the roles of clients', () => {
  const id = async (name: string) =>
    (await admin.call(roles.picker)).find((role) => role.name === name)?.id ?? 0;

  it('are so by a property, which an administrator gives and takes, and which counts at once', async () => {
    const role = await admin.call(roles.create, { body: { name: 'Subcontractor', is_external: true } });
    const params = { id: role.id };
    const person = { username: 'hired', firstname: 'Hi', lastname: 'Red', email: 'hired@client.example' };
    await admin.call(users.create, {
      body: { ...person, password: demoPassword, client_id: client, positions: [{ role_id: role.id }] },
    });
    const hired = await server.guest.signIn(person.email, demoPassword);
    expect((await hired.call(users.picker)).map((user) => user.id)).not.toContain(strangerId);
    await admin.call(roles.update, { params, body: { is_external: false } });
    expect((await hired.call(users.picker)).map((user) => user.id)).toContain(strangerId);
    const changed = await admin.call(roles.update, { params, body: { is_external: true } });
    expect(changed.is_external).toBe(true);
    expect((await hired.call(users.picker)).map((user) => user.id)).not.toContain(strangerId);
    const { data } = await admin.call(roles.activities, { params, query: {} });
    expect(data[0]).toMatchObject({ field: 'is_external', old_value: 'false', new_value: 'true' });
    const made = await admin.call(roles.create, { body: { name: 'Made external', is_external: true } });
    expect(made.is_external).toBe(true);
    expect((await admin.call(roles.create, { body: { name: 'Made internal' } })).is_external).toBe(false);
    expect((await staff.try(roles.update, { params, body: { is_external: false } })).status).toBe(403);
  });

  it('stay so where the program knows them by name', async () => {
    for (const [name, is_external] of [
      ['client', false],
      ['user', true],
    ] as const)
      expect(
        await superAdmin.try(roles.update, { params: { id: await id(name) }, body: { is_external } }),
      ).toMatchObject({
        status: 422,
        body: { errors: { is_external: ['This cannot be changed for a built-in role.'] } },
      });
  });

  it('make somebody external, whatever other roles they have', async () => {
    const person = { username: 'mixed', firstname: 'Mi', lastname: 'Xed', email: 'mixed@client.example' };
    const positions = [{ role_id: 3 }, { role_id: 4, department_id: 1 }, { role_id: 5 }];
    const body = { ...person, password: demoPassword, client_id: client, positions };
    await admin.call(users.create, { body });
    const mixed = await server.guest.signIn(person.email, demoPassword);
    expect((await mixed.call(users.picker)).map((user) => user.id)).not.toContain(strangerId);
    expect(await mixed.call(departments.picker)).toEqual([]);
    const listed = await mixed.call(projects.list, { query: { per_page: 500 } });
    expect(new Set(listed.data.map(({ client_id: of }) => of))).toEqual(new Set([client]));
  });

  it('cannot be held together with a role that passes every gate', async () => {
    const refused = 'A client role cannot be combined with an administrator role.';
    const body = { username: 'both', firstname: 'Bo', lastname: 'Th', email: 'both@client.example' };
    const positions = [{ role_id: 2 }, { role_id: 5 }];
    const current_password = demoPassword;
    const created = await superAdmin.try(users.create, { body: { ...body, positions, current_password } });
    expect([created.status, created.body]).toEqual([422, { errors: { positions: [refused] } }]);
    const role = await superAdmin.call(roles.create, { body: { name: 'Beside admin' } });
    await superAdmin.call(users.create, {
      body: { ...body, positions: [{ role_id: 2 }, { role_id: role.id }], current_password },
    });
    for (const wanted of [role.id, 1, 2]) {
      const answer = await superAdmin.try(roles.update, {
        params: { id: wanted },
        body: { is_external: true, current_password },
      });
      expect([answer.status, answer.body]).toEqual([422, { errors: { is_external: [refused] } }]);
    }
  });
});
