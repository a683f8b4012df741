import { projects, type Task, tasks } from '@bureau/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import type { TestClient } from '../../testing/TestClient.ts';
import { userIdOf } from '../../testing/userIdOf.ts';

let server: TestServer;
let admin: TestClient;
let staff: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
  staff = await server.as('user');
});
afterAll(() => server.stop());

const create = (title: string, more: object = {}): Promise<Task> =>
  admin.call(tasks.create, { body: { title, ...more } });

/** Makes a project that nobody but administrators sees. */
const hide = async () => (await admin.call(projects.create, { body: { name: 'Not theirs' } })).id;

const related = (id: number, client = admin) => client.call(tasks.related, { params: { id } });

const wait = (id: number, other: number, isWaiting = true, client = admin) =>
  client.try(tasks.wait, { params: { id }, body: { task_id: other, is_waiting: isWaiting } });

const titles = (all: readonly { readonly title: string }[]) => all.map(({ title }) => title);

/** Makes a project that the demonstration's user takes part in. */
async function makeProject(name: string): Promise<number> {
  const body = { name, members: [{ user_id: await userIdOf(server.db, 'user') }] };
  return (await admin.call(projects.create, { body })).id;
}

describe('somebody who looks at a task', () => {
  it('sees all that is below it, each with what it is below, those nearest first', async () => {
    const top = await create('Top');
    const one = await create('One', { parent_id: top.id });
    await create('Two', { parent_id: top.id, status: 6 });
    await create('One of one', { parent_id: one.id });
    const { subtasks } = await related(top.id);
    expect(subtasks.map(({ title, parent_id: parent }) => [title, parent])).toEqual([
      ['One', top.id],
      ['Two', top.id],
      ['One of one', one.id],
    ]);
    expect(titles((await related(one.id)).subtasks)).toEqual(['One of one']);
  });

  it('sees nothing of what they may not see, and 404 where that is the task itself', async () => {
    const project_id = await makeProject('Seen');
    const top = await create('Seen top', { project_id });
    const hidden = await create('Hidden', { parent_id: top.id, project_id: await hide() });
    await create('Below the hidden one', { parent_id: hidden.id, project_id });
    await create('Seen one', { parent_id: top.id, project_id });
    await wait(top.id, hidden.id);
    await wait(hidden.id, (await create('Waits for all', { project_id })).id);
    const counted = async (client: TestClient) =>
      (await client.call(tasks.list, { query: { q: 'Seen top' } })).data.map((task) => task.subtask_count);
    expect([await counted(staff), await counted(admin)]).toEqual([[1], [2]]);
    const seen = await related(top.id, staff);
    expect([titles(seen.subtasks), seen.blocked_by, seen.blocks]).toEqual([['Seen one'], [], []]);
    expect((await staff.try(tasks.related, { params: { id: hidden.id } })).status).toBe(404);
    expect((await wait(top.id, hidden.id, true, staff)).status, 'may not edit').toBe(403);
    const manager = await server.as('project manager');
    const own = await manager.call(tasks.create, { body: { title: 'Mine' } });
    expect(await wait(own.id, hidden.id, true, manager)).toMatchObject({
      status: 422,
      body: { errors: { task_id: [expect.stringMatching(/does not exist/)] } },
    });
  });
});

describe('somebody who says what waits for what', () => {
  it('sees it at both tasks, in the log too, until it is taken back', async () => {
    const [first, second, third] = [await create('First'), await create('Second'), await create('Third')];
    await wait(third.id, first.id);
    await wait(third.id, second.id);
    expect(titles((await related(third.id)).blocked_by)).toEqual(['First', 'Second']);
    expect(titles((await related(first.id)).blocks)).toEqual(['Third']);
    const { data: log } = await admin.call(tasks.activities, { params: { id: third.id } });
    expect(log.filter(({ field }) => field === 'dependency_ids')).toHaveLength(2);
    expect((await wait(third.id, first.id, false)).body).toMatchObject({
      dependencies: [{ id: second.id }],
    });
    expect((await related(first.id)).blocks).toEqual([]);
  });

  it('is told at the task that one would wait for itself', async () => {
    const [first, second, third] = [await create('A'), await create('B'), await create('C')];
    await wait(second.id, first.id);
    await wait(third.id, second.id);
    const refusal = {
      status: 422,
      body: { errors: { task_id: [expect.stringMatching(/cannot wait for itself/)] } },
    };
    expect(await wait(first.id, third.id)).toMatchObject(refusal);
    expect(await wait(first.id, first.id)).toMatchObject(refusal);
    const body = { dependency_ids: [third.id] };
    expect(await admin.try(tasks.update, { params: { id: first.id }, body })).toMatchObject({
      status: 422,
      body: { errors: { dependency_ids: [expect.stringMatching(/cannot wait for itself/)] } },
    });
  });

  it.each([1, 2, 3])('closes no circle with somebody who does the same at the same moment (%i)', async () => {
    const [one, other] = [await create('One side'), await create('Other side')];
    const answers = await Promise.all([wait(one.id, other.id), wait(other.id, one.id)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    const ways = [await related(one.id), await related(other.id)].map((found) => found.blocked_by.length);
    expect(ways.toSorted((a, b) => a - b)).toEqual([0, 1]);
  });

  it('loses none of those that others add at the same moment, and adds fifty at most', async () => {
    const { id } = await create('Waits for many');
    const others = await Promise.all(Array.from({ length: 52 }, (_, n) => create(`Before ${n}`)));
    const answers = await Promise.all(others.map((other) => wait(id, other.id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(50);
    expect(answers.find(({ status }) => status === 422)?.body).toMatchObject({
      errors: { task_id: [expect.stringMatching(/at most 50/)] },
    });
    expect((await related(id)).blocked_by).toHaveLength(50);
  });
});

describe('somebody who watches a task', () => {
  it('needs no more than to see it, and changes nothing of it', async () => {
    const project_id = await makeProject('Watched');
    const task = await create('To be watched', { project_id });
    const watch = (isWatching: boolean) =>
      staff.call(tasks.watch, { params: { id: task.id }, body: { is_watching: isWatching } });
    const me = await userIdOf(server.db, 'user');
    expect((await watch(true)).watchers.map((person) => person.user_id)).toEqual([me]);
    expect(await watch(true)).toMatchObject({ version: task.version, updated_at: task.updated_at });
    expect((await watch(false)).watchers).toEqual([]);
    const hidden = await create('Hidden from staff', { project_id: await hide() });
    const body = { is_watching: true };
    expect((await staff.try(tasks.watch, { params: { id: hidden.id }, body })).status).toBe(404);
  });
});
