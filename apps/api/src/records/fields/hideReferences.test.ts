import { articleLinks, dashboard, defects, projects, tasks } from '@bureau/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import type { TestClient } from '../../testing/TestClient.ts';

let server: TestServer;
let admin: TestClient;
let client: TestClient;

/** A task of the client, below one that is not theirs, which it waits for and which some of the staff watch. */
let task: number;
let secret: number;
/** Takes part in nothing of the client. */
const stranger = 2;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
  client = await server.as('client');
  const make = async (name: string, client_id: number | null, members: number[]) => {
    const body = { name, client_id, manager_id: 3, members: members.map((user_id) => ({ user_id })) };
    return (await admin.call(projects.create, { body })).id;
  };
  const [theirs, other] = [await make('Theirs', 1, [4]), await make('Other', null, [])];
  secret = (await admin.call(tasks.create, { body: { title: 'Secret', project_id: other } })).id;
  task = (await admin.call(tasks.create, { body: { title: 'Seen', project_id: other } })).id;
  const watcher_ids = [4, stranger];
  const body = { project_id: theirs, parent_id: secret, dependency_ids: [secret], watcher_ids };
  await admin.call(tasks.update, { params: { id: task }, body });
});
afterAll(() => server.stop());

it('those of a client are told of nothing that their records refer to and that is not theirs', async () => {
  const seen = { project_name: 'Theirs', parent_id: null, parent_name: null };
  const one = await client.call(tasks.one, { params: { id: task } });
  expect(one).toMatchObject({ ...seen, dependencies: [], watchers: [{ user_id: 4 }] });
  const { data } = await client.call(tasks.list, { query: { q: 'seen' } });
  expect(data).toMatchObject([seen]);

  const body = { title: 'Broken', project_id: one.project_id, assignee_id: stranger, task_id: secret };
  const { id } = await admin.call(defects.create, { body });
  const defect = await client.call(defects.one, { params: { id } });
  expect(defect).toMatchObject({
    assignee_id: null,
    assignee_lastname: null,
    task_id: null,
    task_name: null,
  });
});

it('they read in no log what was there before, nor which article of the company is about it', async () => {
  await admin.call(articleLinks.create, { body: { article_id: 1, resource: 'tasks', record_id: task } });
  const { data } = await client.call(tasks.activities, { params: { id: task } });
  expect(data.map(({ field }) => field)).toEqual([null]);
  expect((await admin.call(tasks.activities, { params: { id: task } })).data).toHaveLength(6);
});

it('they do not find it out by a filter either', async () => {
  const count = async (filter: Parameters<typeof ask>[0]) => (await ask(filter)).meta.total;
  const ask = (
    filter: { parent_id?: number[]; watcher_id?: number[]; dependency_id?: number[] },
    of = client,
  ) => of.call(tasks.list, { query: { filter } });
  expect(await count({ parent_id: [secret] })).toBe(0);
  expect(await count({ dependency_id: [secret] })).toBe(0);
  expect(await count({ watcher_id: [stranger] })).toBe(0);
  expect(await count({ watcher_id: [stranger, 4] })).toBe(1);
  expect((await ask({ watcher_id: [stranger] }, admin)).meta.total).toBe(1);
});

it('they see no sign that there is something of which they are not told', async () => {
  const { project_id } = await admin.call(tasks.one, { params: { id: task } });
  const body = { title: 'Alone', project_id, parent_id: secret, dependency_ids: [secret] };
  const { id, is_waiting } = await admin.call(tasks.create, { body: { ...body, watcher_ids: [stranger] } });
  expect(is_waiting).toBe(true);
  expect(await client.call(tasks.one, { params: { id } })).toMatchObject({
    is_waiting: false,
    parent_id: null,
  });
  const ids = async (filter: object) =>
    (await client.call(tasks.list, { query: { q: 'alone', filter } })).data.map((one) => one.id);
  const none = [null];
  for (const field of ['watcher_id', 'parent_id', 'dependency_id'])
    expect([field, await ids({ [field]: none })]).toEqual([field, [id]]);
  expect(await ids({ is_waiting: ['no'] })).toEqual([id]);
  expect(await ids({ is_waiting: ['yes'] })).toEqual([]);
});

it('what they were not told of stays when they change the rest of it', async () => {
  await server.db.execute(
    "insert into role_permissions (role_id, permission) select id, 'tasks_edit' from roles where name = 'client'",
  );
  const params = { id: task };
  const seen = await client.call(tasks.one, { params });
  const body = { title: 'Seen as well', parent_id: seen.parent_id, watcher_ids: [5] };
  await client.call(tasks.update, { params, body });
  const { parent_id, title, watchers } = await admin.call(tasks.one, { params });
  expect({ parent_id, title }).toEqual({ parent_id: secret, title: 'Seen as well' });
  await admin.call(tasks.update, { params, body: { title: 'Seen' } });
  expect(watchers.map(({ user_id }) => user_id).toSorted((a, b) => a - b)).toEqual([stranger, 5]);
});

it('staff read in no log the title of a task that they may not see, and that of others still', async () => {
  const staff = await server.as('user');
  const { id: next } = await admin.call(tasks.create, { body: { title: 'Open, to all', assignee_ids: [4] } });
  const params = { id: task };
  const before = await admin.call(tasks.one, { params });
  const change = (body: object) => admin.call(tasks.update, { params, body });
  await change({ parent_id: null, dependency_ids: [] });
  await change({ parent_id: next, dependency_ids: [next] });
  await change({ parent_id: before.parent_id, dependency_ids: [next, secret] });
  const { data, meta } = await staff.call(tasks.activities, { params });
  expect(JSON.stringify(data)).not.toContain('Secret');
  expect(meta.total).toBe(data.length);
  const told = data.filter(({ field }) => field === 'parent_id' || field === 'dependency_ids');
  expect(told.map(({ field, old_value, new_value }) => [field, old_value, new_value])).toEqual([
    ['dependency_ids', null, expect.stringMatching(/^TSK-\d+ Open, to all$/)],
    ['parent_id', null, 'Open, to all'],
  ]);
  const recent = await staff.call(dashboard.activity, { query: {} });
  expect(JSON.stringify(recent)).not.toContain('Secret');
  expect(JSON.stringify(await admin.call(tasks.activities, { params }))).toContain('Secret');
});

it('staff are not told the title of a task that they may not see', async () => {
  const staff = await server.as('user');
  expect(await staff.call(tasks.one, { params: { id: task } })).toMatchObject({
    title: 'Seen',
    parent_name: null,
    watchers: [{ user_id: 5 }, { user_id: stranger }],
  });
});
