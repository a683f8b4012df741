import { projects, tasks, users } from '@bureau/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPassword } from '../../seed/demoAccounts.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import type { TestClient } from '../../testing/TestClient.ts';
import { writeSettings } from '../../db/settings/queries.ts';

let server: TestServer;
let admin: TestClient;
let userId: number;
let projectId: number;

beforeAll(async () => {
  server = await startTestServer();
  // The accounts of the demonstration stand for those of a company here.
  await writeSettings(server.db, { is_demo: false });
  admin = await server.as('admin');
  const person = { username: 'leaver', firstname: 'Some', lastname: 'Body', email: 'leaver@example.com' };
  userId = (await admin.call(users.create, { body: { ...person, password: demoPassword } })).id;
  projectId = (await admin.call(projects.create, { body: { name: 'Model', client_id: 1 } })).id;
});
afterAll(() => server.stop());

const titlesIn = async (project_id: number, assignee_id?: readonly (number | null)[]) => {
  const query = { filter: { project_id: [project_id], ...(assignee_id && { assignee_id }) }, per_page: 100 };
  const { data } = await admin.call(tasks.list, { query: { ...query, sort: ['title'] } });
  return data.map(({ title }) => title);
};

const create = async (title: string, assignee_ids?: number[]) =>
  (await admin.call(tasks.create, { body: { title, project_id: projectId, assignee_ids } })).id;
const assign = (id: number, assignee_ids: number[]) =>
  admin.call(tasks.update, { params: { id }, body: { assignee_ids } });
const assignAll = (ids: number[], assignee_ids: number[]) =>
  admin.call(tasks.bulk, { body: { ids, action: 'update', values: { assignee_ids } } });

it('tells somebody who looks for the tasks of nobody of all of them, however they lost or got their people', async () => {
  await create('a: of nobody');
  await create('b: of an empty list', []);
  await create('c: of somebody', [4]);
  await assign(await create('d: given up', [4]), []);
  await assign(await create('e: taken'), [4]);
  await assignAll([await create('f: given up with others', [4]), await create('g: the other', [3])], []);
  await assignAll([await create('h: taken with others'), await create('i: the other')], [3, 4]);
  await create('j: of who leaves', [userId]);
  await create('k: of who leaves and another', [userId, 4]);
  const task = { params: { id: await create('l: renamed', [4]) } };
  await admin.call(tasks.update, { ...task, body: { title: 'l: renamed, of somebody' } });
  const content =
    'Title,Project,Assignees\nm: imported,Model,\n"n: imported, of somebody",Model,staff@bureau.example';
  const imported = await admin.call(tasks.import, { file: { content } });
  expect(imported).toMatchObject({ created: 2, failed: 0, errors: [] });
  await admin.call(users.remove, { params: { id: userId }, body: {} });
  const ofNobody = (await titlesIn(projectId, [null])).map(([letter]) => letter);
  expect(ofNobody).toEqual(['a', 'b', 'd', 'f', 'g', 'j', 'm']);
  expect((await titlesIn(projectId, [null, 3])).map(([letter]) => letter)).toEqual([
    'a',
    'b',
    'd',
    'f',
    'g',
    'h',
    'i',
    'j',
    'm',
  ]);

  const params = { id: projectId };
  const copy = await admin.call(projects.duplicate, { params, body: { name: 'Copy', with_tasks: true } });
  expect(await titlesIn(copy.id)).toEqual(await titlesIn(projectId));
  expect(await titlesIn(copy.id, [null])).toEqual(await titlesIn(projectId, [null]));
});

it('tells them of all that the demonstration has', async () => {
  const query = { filter: { assignee_id: [null] }, per_page: 500 };
  const { data } = await admin.call(tasks.list, { query });
  const all: number[] = [];
  for (const page of [1, 2]) {
    const items = await admin.call(tasks.list, { query: { page, per_page: 500 } });
    all.push(...items.data.filter(({ assignees }) => assignees.length === 0).map(({ id }) => id));
  }
  expect(data.length).toBeGreaterThan(20);
  expect(data.map(({ id }) => id)).toEqual(all);
});
