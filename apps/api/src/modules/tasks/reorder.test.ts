import { type BodyOf, notifications, projects, type Task, tasks } from '@bureau/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import type { TestClient } from '../../testing/TestClient.ts';

let server: TestServer;
let admin: TestClient;
let manager: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  [admin, manager] = await Promise.all([server.as('admin'), server.as('project manager')]);
});
afterAll(() => server.stop());

type Drop = BodyOf<typeof tasks.reorder>;

let boards = 0;

/** Makes a board of its own: tasks of one person whom nobody else has, found by a word in their titles. */
async function makeBoard(statuses: readonly Task['status'][]) {
  const word = `board${(boards += 1)}x`;
  const made: Task[] = [];
  for (const [index, status] of statuses.entries())
    made.push(await admin.call(tasks.create, { body: { title: `${word} ${index}`, status } }));
  const column = async (status: Task['status']) => {
    const query = { q: word, filter: { status: [status] }, sort: ['position'] as const, per_page: 500 };
    const { data } = await admin.call(tasks.list, { query });
    return data.map(({ title }) => Number(title.slice(word.length + 1)));
  };
  const idOf = (index: number) => made[index]?.id ?? 0;
  const drop = (index: number, status: Task['status'], before: number | null, client = admin) =>
    client.try(tasks.reorder, {
      body: { id: idOf(index), status, before_id: before === null ? null : idOf(before) },
    });
  return { made, column, drop, idOf };
}

const read = (id: number) => admin.call(tasks.one, { params: { id } });
const changes = async (id: number) =>
  (await admin.call(tasks.activities, { params: { id } })).data
    .filter(({ action }) => action === 'updated')
    .map(({ field, old_value: before, new_value: after }) => [field, before, after]);

describe('somebody who drops a task on a board', () => {
  it('finds new tasks at the end of their columns, and one where it was dropped', async () => {
    const { column, drop } = await makeBoard([1, 1, 1, 2, 1]);
    expect([await column(1), await column(2)]).toEqual([[0, 1, 2, 4], [3]]);
    await drop(4, 1, 1);
    expect(await column(1)).toEqual([0, 4, 1, 2]);
    await drop(2, 1, 0);
    expect(await column(1)).toEqual([2, 0, 4, 1]);
    await drop(2, 1, null);
    expect(await column(1)).toEqual([0, 4, 1, 2]);
    await drop(4, 2, 3);
    expect([await column(1), await column(2)]).toEqual([
      [0, 1, 2],
      [4, 3],
    ]);
    await drop(0, 3, null);
    expect([await column(1), await column(3)]).toEqual([[1, 2], [0]]);
  });

  it('moves it on in its version, and notes another status as any change of it', async () => {
    const { made, drop, idOf } = await makeBoard([1, 1]);
    server.clock.now = new Date(server.clock.now.getTime() + 60_000);
    const moved = await drop(1, 1, 0);
    const now = server.clock.now.toISOString();
    expect(moved).toMatchObject({ status: 200, body: { ...made[1], version: 2, updated_at: now } });
    expect(await changes(idOf(1))).toEqual([]);
    await drop(1, 6, null);
    expect(await read(idOf(1))).toMatchObject({ status: 6, version: 3 });
    expect(await changes(idOf(1))).toEqual([['status', '1', '6']]);
  });

  it('tells those who have it of another status, and of another place nobody', async () => {
    const task = await admin.call(tasks.create, { body: { title: 'Told of', assignee_ids: [3] } });
    const told = async () =>
      (await manager.call(notifications.list, { body: { length: 50 } })).filter(
        ({ route_related_id: id }) => id === task.id,
      ).length;
    const before = await told();
    const drop = (body: Omit<Drop, 'id'>) => admin.call(tasks.reorder, { body: { id: task.id, ...body } });
    await drop({ status: 1, before_id: await firstOpen() });
    expect(await told()).toBe(before);
    await drop({ status: 4, before_id: null });
    expect(await told()).toBe(before + 1);
  });

  it('puts it into another lane by the same call, and tells those who newly have it', async () => {
    const { id: projectId } = await admin.call(projects.create, { body: { name: 'Of the lane' } });
    const { id } = await admin.call(tasks.create, { body: { title: 'Of two', assignee_ids: [4, 5] } });
    const dropped = (body: Omit<Drop, 'id' | 'status' | 'before_id'>) =>
      admin.call(tasks.reorder, { body: { id, status: 2, before_id: null, ...body } });
    const told = async () =>
      (await manager.call(notifications.list, { body: { length: 50 } })).filter(
        ({ route_related_id: of }) => of === id,
      ).length;
    const inLane = await dropped({ assign_ids: [3], unassign_ids: [4] });
    expect(new Set(inLane.assignees.map((person) => person.user_id))).toEqual(new Set([3, 5]));
    expect(await told()).toBe(1);
    expect(await dropped({ project_id: projectId, priority: 1 })).toMatchObject({
      project_id: projectId,
      priority: 1,
      version: 3,
    });
    expect((await changes(id)).map(([field]) => field)).toEqual(
      expect.arrayContaining(['status', 'assignee_ids', 'project_id', 'priority']),
    );
    expect((await dropped({ unassign_ids: [3, 5] })).assignees).toEqual([]);
    // of nobody it is found as one of nobody
    const query = { q: 'Of two', filter: { assignee_id: [null] } };
    expect((await admin.call(tasks.list, { query })).meta.total).toBe(1);
  });

  it('is refused where the task cannot be in that lane', async () => {
    const { made, idOf } = await makeBoard([1, 1]);
    const refused = async (body: Partial<Drop>) =>
      (await admin.try(tasks.reorder, { body: { id: idOf(0), status: 2, before_id: null, ...body } })).body;
    expect(await refused({ project_id: 2_000_000 })).toMatchObject({
      errors: { project_id: [expect.any(String)] },
    });
    expect(await refused({ assign_ids: [2_000_000] })).toHaveProperty('errors');
    expect(await read(idOf(0))).toEqual(made[0]);
  });

  it('leaves no trace where it stands already', async () => {
    const { made, drop, idOf } = await makeBoard([1, 1, 1]);
    for (const [index, before] of [
      [0, 1],
      [1, 2],
      [2, null],
    ] as const)
      expect((await drop(index, 1, before)).body).toEqual(made[index]);
    expect(await changes(idOf(0))).toEqual([]);
  });

  it('may do so in one place any number of times', async () => {
    const { column, drop } = await makeBoard(Array.from({ length: 60 }, () => 1));
    for (let index = 2; index < 60; index += 1) await drop(index, 1, 1);
    const between = Array.from({ length: 58 }, (_, index) => index + 2);
    expect(await column(1)).toEqual([0, ...between, 1]);
  });

  it('is refused where it cannot stand', async () => {
    const { idOf } = await makeBoard([1, 2]);
    const refused = async (body: Drop, client = admin) => {
      const answer = await client.try(tasks.reorder, { body });
      return [answer.status, answer.body];
    };
    const id = idOf(0);
    const invalid = [422, { errors: { before_id: ['This value is not valid.'] } }];
    expect(await refused({ id, status: 1, before_id: id })).toEqual(invalid);
    const hidden = await foreignTask();
    const unknown = 'The record does not exist, or you do not have access to it.';
    expect(await refused({ id: hidden, status: 1, before_id: null }, manager)).toEqual([
      404,
      { error: unknown },
    ]);
  });

  it('stands behind the one above it, where the one below has left the column meanwhile', async () => {
    const { column, drop, idOf } = await makeBoard([1, 1, 1, 2, 1]);
    const dropBetween = async (index: number, above: number | null | undefined, below: number) => {
      const body = { id: idOf(index), status: 1 as const, before_id: idOf(below) };
      const after = above === null || above === undefined ? above : idOf(above);
      return (await admin.try(tasks.reorder, { body: { ...body, after_id: after } })).status;
    };
    expect(await dropBetween(4, 0, 3)).toBe(200);
    expect(await column(1)).toEqual([0, 4, 1, 2]);
    expect(await dropBetween(2, null, 3)).toBe(200);
    expect(await column(1)).toEqual([2, 0, 4, 1]);
    // behind the last one
    expect(await dropBetween(0, 1, 3)).toBe(200);
    expect(await column(1)).toEqual([2, 4, 1, 0]);
    // where the one above has left as well, and where nothing is said of it: at the end
    expect(await dropBetween(2, 3, 3)).toBe(200);
    expect(await dropBetween(4, undefined, 3)).toBe(200);
    expect(await column(1)).toEqual([1, 0, 2, 4]);
    // where the one below is there, it alone says the place
    expect(await dropBetween(4, 0, 1)).toBe(200);
    expect(await column(1)).toEqual([4, 1, 0, 2]);
    await drop(1, 2, null);
    expect(await dropBetween(0, 4, 1)).toBe(200);
    expect(await column(1)).toEqual([4, 0, 2]);
  });

  it('goes back to where it was in its column, whose next card is in another lane', async () => {
    const { column, drop, idOf } = await makeBoard([1, 1, 1, 1]);
    // the lane of the first two: the second is its last
    await drop(1, 1, null);
    const back = { id: idOf(1), status: 1 as const, before_id: null };
    await admin.call(tasks.reorder, { body: { ...back, after_id: idOf(0) } });
    expect(await column(1)).toEqual([0, 1, 2, 3]);
    // where what it stood behind has left, at the end
    await drop(0, 2, null);
    await admin.call(tasks.reorder, { body: { ...back, after_id: idOf(0) } });
    expect(await column(1)).toEqual([2, 3, 1]);
  });

  it('learns nothing of tasks that are hidden from it, by where it may stand', async () => {
    const hidden = await foreignTask();
    const body = { title: 'Seen', status: 1 } as const;
    const [own, last] = [
      await manager.call(tasks.create, { body }),
      await manager.call(tasks.create, { body }),
    ];
    const drop = (before_id: number, after_id?: number) =>
      manager.call(tasks.reorder, { body: { id: own.id, status: 1, before_id, after_id } });
    await drop(hidden);
    const query = { filter: { status: [1] }, sort: ['-position'] as const, per_page: 2 };
    const titles = async () => (await manager.call(tasks.list, { query })).data.map(({ id }) => id);
    expect(await titles()).toEqual([own.id, last.id]);
    await drop(2_000_000, hidden);
    expect(await titles()).toEqual([own.id, last.id]);
  });

  it('is told when somebody else was faster, and gets the task as it is now', async () => {
    const { made, idOf } = await makeBoard([1, 1]);
    const current = await admin.call(tasks.update, { params: { id: idOf(1) }, body: { title: 'Faster' } });
    const body = { id: idOf(1), status: 2, before_id: null, version: made[1]?.version } as const;
    expect(await admin.try(tasks.reorder, { body })).toMatchObject({ status: 409, body: { current } });
  });

  it('loses no drop of others who drop at the same moment', async () => {
    const { column, drop, idOf } = await makeBoard([2, ...Array.from({ length: 30 }, () => 1 as const)]);
    const dropped = Array.from({ length: 30 }, (_, index) => index + 1);
    const answers = await Promise.all(
      dropped.map((index) => drop(index, 2, 0, index % 2 === 0 ? admin : manager)),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const order = await column(2);
    expect([order.at(-1), order.toSorted((a, b) => a - b)]).toEqual([0, [0, ...dropped]]);
    expect(await column(1)).toEqual([]);
    const { rows } = await server.db.execute<{ count: string }>(
      `select count(distinct position) as count from tasks where id >= ${idOf(0)} and status = 2`,
    );
    expect(Number(rows[0]?.count)).toBe(31);
  });
});

async function firstOpen(): Promise<number> {
  const query = { filter: { status: [1] }, sort: ['position'] as const, per_page: 1 };
  return (await admin.call(tasks.list, { query })).data[0]?.id ?? 0;
}

/** Makes a task of a project that the manager does not see. */
async function foreignTask(): Promise<number> {
  const body = { name: 'Of others', manager_id: 6 };
  const { id } = await admin.call(projects.create, { body });
  return (await admin.call(tasks.create, { body: { title: 'Hidden', project_id: id } })).id;
}

describe('an order that others have made', () => {
  it('has the tasks of an import at its end, as they stand in the file', async () => {
    const titles = Array.from({ length: 40 }, (_, index) => `fromfile ${index}`);
    await admin.call(tasks.import, { file: { content: `title\n${titles.join('\n')}` } });
    const query = { sort: ['-position'] as const, per_page: 40 };
    const { data } = await admin.call(tasks.list, { query });
    expect(data.map(({ title }) => title).toReversed()).toEqual(titles);
  });
});
