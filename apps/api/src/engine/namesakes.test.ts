import { type Endpoint, projects, sprints, tasks, timesheet, users } from '@bureau/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';
import type { TestClient } from '../testing/TestClient.ts';

let server: TestServer;
let admin: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
});
afterAll(() => server.stop());

interface Transferable {
  readonly import: Endpoint;
  readonly export: Endpoint;
}

const take = async ({ export: { path } }: Transferable, query: string) =>
  (await (await admin.fetch(`${path}?format=csv&${query}`)).text()).replace('\uFEFF', '');

/** Imports a file as it was exported, and returns what is told. */
async function bring({ import: endpoint }: Transferable, file: string): Promise<unknown> {
  const body = new FormData();
  body.set('file', new File([file], 'again.csv', { type: 'text/csv' }));
  return (await admin.fetch(endpoint.path, { method: 'POST', body })).json();
}

const makeTask = async (body: object, project_id?: number) =>
  (await admin.call(tasks.create, { body: { title: 'Acceptance', project_id, ...body } })).id;
const makeProject = async (name: string) => (await admin.call(projects.create, { body: { name } })).id;
const find = async (q: string) =>
  (await admin.call(tasks.list, { query: { q, sort: ['code'], per_page: 100 } })).data;

it('a task is below the same one of several with its title when a file is brought back', async () => {
  const project = await makeProject('Two acceptances');
  const parents = [await makeTask({}, project), await makeTask({}, project)];
  for (const [index, parent_id] of parents.entries())
    await makeTask({ title: `Acceptance step ${index}`, parent_id });
  const file = await take(tasks, 'q=acceptance&sort=code');
  expect(await bring(tasks, file)).toMatchObject({ created: 4, failed: 0 });
  const all = await find('acceptance');
  const [first, second] = all.slice(4);
  expect(all.slice(4).map(({ parent_id }) => parent_id)).toEqual([null, null, first?.id, second?.id]);
  // without codes in it, the file names those that are there
  const bare = await take(tasks, 'q=acceptance%20step&sort=code&columns=title,parent_name');
  expect(await bring(tasks, bare)).toMatchObject({ created: 4, failed: 0 });
  expect((await find('acceptance step')).slice(4).map(({ parent_id }) => parent_id)).toEqual([
    ...parents,
    first?.id,
    second?.id,
  ]);
});

it('projects and people who are called alike are told apart in files', async () => {
  const names = await Promise.all([makeProject('Twins'), makeProject('Twins')]);
  const people: number[] = [];
  for (const username of ['mia-one', 'mia-two']) {
    const body = { username, firstname: 'Mia', lastname: 'Twin', email: `${username}@bureau.example` };
    people.push((await admin.call(users.create, { body })).id);
  }
  await admin.call(users.bulk, { body: { ids: people, action: 'update', values: { is_active: true } } });
  const [[, project], [, person = 0]] = [names, people];
  await makeTask({ title: 'Of a twin', assignee_ids: [person], watcher_ids: people }, project);
  await admin.call(timesheet.create, {
    body: {
      user_id: person,
      project_id: project,
      task_id: (await find('of a twin'))[0]?.id ?? 0,
      date: '2026-03-02',
      minutes: 60,
      description: 'Twin work',
    },
  });
  expect(await bring(tasks, await take(tasks, 'q=of%20a%20twin'))).toMatchObject({ created: 1, failed: 0 });
  const [, again] = await find('of a twin');
  expect(again).toMatchObject({ project_id: project, assignees: [{ user_id: person }] });
  const { watchers } = await admin.call(tasks.one, { params: { id: again?.id ?? 0 } });
  expect(watchers.map(({ user_id }) => user_id).toSorted((a, b) => a - b)).toEqual(people);
  // now two tasks of the project are called so, too
  const file = await take(timesheet, 'q=twin%20work');
  expect(await bring(timesheet, file)).toMatchObject({ created: 1, failed: 0 });
});

it('what the project of a row tells apart already goes by its name alone', async () => {
  const [one, other] = [await makeProject('Sprinting'), await makeProject('Walking')];
  const [sprint_id] = await Promise.all(
    [one, other].map(
      async (project_id) =>
        (await admin.call(sprints.create, { body: { name: 'First steps', project_id } })).id,
    ),
  );
  await makeTask({ title: 'Sprinted', sprint_id }, one);
  expect(await take(tasks, 'q=sprinted&columns=title,project_name,sprint_name')).toContain(
    'Sprinted,Sprinting,First steps',
  );
  expect(await take(tasks, 'q=sprinted&columns=title,sprint_name')).toMatch(/Sprinted,SPR-\d+ First steps/);
});
