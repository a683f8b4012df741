import { projects, type QueryOf, type Task, tasks, users } from '@bureau/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import type { TestClient } from '../../testing/TestClient.ts';

let server: TestServer;
let admin: TestClient;
let manager: TestClient;
let client: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  [admin, manager, client] = await Promise.all([
    server.as('admin'),
    server.as('project manager'),
    server.as('client'),
  ]);
});
afterAll(() => server.stop());

type Query = QueryOf<typeof tasks.board>;

const read = (query: Query, by = admin) => by.call(tasks.board, { query });

/** Returns how many tasks each column has, by the number of its status. */
const countsOf = (columns: readonly { readonly status: number; readonly count: number }[]) =>
  Object.fromEntries(columns.filter(({ count }) => count > 0).map(({ status, count }) => [status, count]));

const lanesOf = (lanes: Awaited<ReturnType<typeof read>>['lanes']) =>
  lanes.map(({ id, counts }) => [id, countsOf(counts)]);

/** Makes a project with tasks. */
async function makeProject(made: readonly Partial<Task & { assignee_ids: number[] }>[], body: object = {}) {
  const { id } = await admin.call(projects.create, {
    body: { name: `Board ${server.clock.now.getTime()}`, ...body },
  });
  for (const task of made)
    await admin.call(tasks.create, { body: { title: 'On a board', ...task, project_id: id } });
  return id;
}

describe('somebody who opens a board', () => {
  it('sees how many tasks each column has, as far as they are found', async () => {
    const id = await makeProject([{ status: 1 }, { status: 1, priority: 1 }, { status: 6, title: 'Other' }]);
    const filter = { project_id: [id] };
    const all = await read({ filter });
    expect(all.columns.map(({ status }) => status)).toEqual([1, 2, 3, 4, 5, 6]);
    expect([countsOf(all.columns), all.lanes]).toEqual([{ 1: 2, 6: 1 }, []]);
    const some = await read({ q: 'board', filter: { ...filter, priority: [1] } });
    expect(countsOf(some.columns)).toEqual({ 1: 1 });
    // what limits are compared with is not narrowed
    expect(some.columns.map(({ held }) => held)).toEqual([2, 0, 0, 0, 0, 1]);
  });

  it('has a lane for each priority', async () => {
    const id = await makeProject([{ priority: 2 }, { priority: 2, status: 3 }]);
    const { lanes } = await read({ group: 'priority', filter: { project_id: [id] } });
    expect(lanesOf(lanes)).toEqual([
      [1, {}],
      [2, { 1: 1, 3: 1 }],
      [3, {}],
      [4, {}],
      [5, {}],
    ]);
    const some = await read({ group: 'priority', filter: { project_id: [id], priority: [2] } });
    expect(lanesOf(some.lanes)).toEqual([[2, { 1: 1, 3: 1 }]]);
  });

  it('has a lane for each project, and one for tasks of none at the end', async () => {
    const id = await makeProject([{ title: 'Zyxlane' }]);
    await admin.call(tasks.create, { body: { title: 'Zyxlane alone' } });
    const { lanes } = await read({ group: 'project_id', q: 'zyxlane' });
    expect(lanesOf(lanes)).toEqual([
      [id, { 1: 1 }],
      [null, { 1: 1 }],
    ]);
    expect(lanes[0]?.name).toMatch(/^Board/);
  });

  it('finds a task of several people in the lane of each, and what nobody has at the end', async () => {
    const id = await makeProject([{ assignee_ids: [3, 4] }, { assignee_ids: [4], status: 2 }, {}]);
    const filter = { project_id: [id] };
    const { columns, lanes } = await read({ group: 'assignee_id', filter });
    expect(new Map(lanesOf(lanes) as [number | null, object][])).toEqual(
      new Map<number | null, object>([
        [3, { 1: 1 }],
        [4, { 1: 1, 2: 1 }],
        [null, { 1: 1 }],
      ]),
    );
    expect(lanes.at(-1)?.id).toBeNull();
    expect(countsOf(columns)).toEqual({ 1: 2, 2: 1 });
    // the cards of a lane are found in the list by the same names
    const { meta } = await admin.call(tasks.list, {
      query: { filter: { ...filter, assignee_id: [4], status: [1] } },
    });
    expect(meta.total).toBe(1);
  });

  it('has lanes for those people alone who are asked for, also without tasks', async () => {
    const id = await makeProject([{ assignee_ids: [3, 4] }]);
    const { lanes } = await read({
      group: 'assignee_id',
      filter: { project_id: [id], assignee_id: [3, 2, null] },
    });
    expect(new Set(lanes.map((lane) => lane.id))).toEqual(new Set([2, 3, null]));
  });

  it('sees of all of it the own tasks only', async () => {
    const own = await makeProject([{ status: 4 }], { client_id: 1 });
    const others = await makeProject([{ status: 4, assignee_ids: [2] }], { manager_id: 6 });
    const of = async (id: number, by: TestClient) =>
      countsOf((await read({ filter: { project_id: [id] } }, by)).columns);
    expect([await of(own, client), await of(others, client), await of(others, manager)]).toEqual([
      { 4: 1 },
      {},
      {},
    ]);
    const { lanes } = await read({ group: 'project_id' }, client);
    const seen = (await client.call(projects.list, { query: { per_page: 500 } })).data.map(
      (project) => project.id,
    );
    expect(lanes.filter(({ id }) => id !== null && !seen.includes(id))).toEqual([]);
    // somebody of a client is told of nobody but whom they know
    const known = (await client.call(users.picker)).map((person) => person.id);
    const everybody = Array.from({ length: 40 }, (_, index) => index + 1);
    const asked = { project_id: [own], assignee_id: everybody };
    const people = (await read({ group: 'assignee_id', filter: asked }, client)).lanes.map((lane) => lane.id);
    expect(people.filter((id) => id === null || !known.includes(id))).toEqual([]);
    expect(people.length).toBeLessThan(everybody.length);
  });
});

describe('the limit of a column', () => {
  const limitsOf = async (id: number | null, by = admin) => {
    const { columns } = await read(id === null ? {} : { filter: { project_id: [id] } }, by);
    return Object.fromEntries(
      columns.flatMap(({ status, limit }) => (limit === null ? [] : [[status, limit]])),
    );
  };

  it('is that of the project, and that of all tasks elsewhere', async () => {
    const id = await makeProject([], { client_id: 1, manager_id: 3 });
    const inProject = (limit: number | null, by = manager) =>
      by.try(projects.limit, { params: { id }, body: { status: 2, limit } });
    expect((await inProject(3)).body).toEqual({ status: 2, limit: 3 });
    await admin.call(tasks.limit, { body: { status: 2, limit: 40 } });
    await admin.call(tasks.limit, { body: { status: 1, limit: 90 } });
    expect([await limitsOf(id), await limitsOf(null)]).toEqual([{ 2: 3 }, { 1: 90, 2: 40 }]);
    await inProject(4);
    expect(await limitsOf(id, client)).toEqual({ 2: 4 });
    // what the company agrees on is not told outside of it
    expect(await limitsOf(null, client)).toEqual({});
    await inProject(null);
    await admin.call(tasks.limit, { body: { status: 1, limit: null } });
    expect([await limitsOf(id), await limitsOf(null)]).toEqual([{}, { 2: 40 }]);
  });

  it('is set by nobody who may not change the project, or the settings', async () => {
    const id = await makeProject([], { manager_id: 6 });
    const body = { status: 2, limit: 3 } as const;
    expect((await manager.try(projects.limit, { params: { id }, body })).status).toBe(404);
    expect((await manager.try(tasks.limit, { body })).status).toBe(403);
    for (const limit of [0, 10_000, 1.5])
      expect((await admin.try(tasks.limit, { body: { status: 2, limit } })).status).toBe(422);
  });
});
