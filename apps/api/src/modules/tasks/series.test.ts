import { type BodyOf, tasks, users } from '@bureau/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import type { TestClient } from '../../testing/TestClient.ts';

let server: TestServer;
let admin: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
});
afterAll(() => server.stop());

type New = BodyOf<typeof tasks.create>;

const create = (title: string, body: Partial<New> = {}) =>
  admin.call(tasks.create, { body: { title, due_date: '2099-01-05', recurrence: 'FREQ=WEEKLY', ...body } });
const complete = (id: number) => admin.call(tasks.update, { params: { id }, body: { status: 6 } });
const open = async (q: string) =>
  (await admin.call(tasks.list, { query: { q, filter: { status: [1] } } })).data;

describe('a task that comes again', () => {
  it('is followed by the next one when it is completed, which has its rule', async () => {
    const task = await create('Water the plants', {
      description: '<p>All floors</p>',
      start_date: '2099-01-04',
      priority: 2,
      estimated_minutes: 20,
      labels: ['office'],
      assignee_ids: [4],
      recurrence: 'FREQ=WEEKLY;COUNT=3',
      checklist: [{ title: 'Kitchen', is_done: true }],
    });
    expect((await complete(task.id)).recurrence).toBeNull();
    const [next, ...others] = await open('Water the plants');
    expect(others).toEqual([]);
    const record = await admin.call(tasks.one, { params: { id: next?.id ?? 0 } });
    expect(record).toMatchObject({
      description: '<p>All floors</p>',
      status: 1,
      priority: 2,
      start_date: '2099-01-11',
      due_date: '2099-01-12',
      estimated_minutes: 20,
      labels: ['office'],
      assignees: [{ user_id: 4 }],
      recurrence: 'FREQ=WEEKLY;COUNT=2',
      checklist: [{ title: 'Kitchen', is_done: false }],
    });
    const { data: log } = await admin.call(tasks.activities, { params: { id: task.id }, query: {} });
    expect(log).toContainEqual(
      expect.objectContaining({ field: 'recurrence', old_value: 'FREQ=WEEKLY;COUNT=3', new_value: null }),
    );
  });

  it('is followed also when somebody who watched it has left', async () => {
    const body = { username: 'watcher', firstname: 'Some', lastname: 'Body', email: 'watcher@example.com' };
    const { id: left } = await admin.call(users.create, { body });
    const task = await create('Check the alarm', { watcher_ids: [left, 4], assignee_ids: [left] });
    await admin.call(users.statusChange, { params: { id: left }, body: { is_active: false } });
    expect((await complete(task.id)).status).toBe(6);
    const [next] = await open('Check the alarm');
    const record = await admin.call(tasks.one, { params: { id: next?.id ?? 0 } });
    expect(record).toMatchObject({ assignees: [], watchers: [{ user_id: 4 }] });
  });

  it('has one next task, however often it is completed, and hands its rule on', async () => {
    const task = await create('Back up the books');
    await complete(task.id);
    const repeat = async (status: 1 | 6) =>
      admin.try(tasks.update, { params: { id: task.id }, body: { status, recurrence: 'FREQ=DAILY' } });
    expect((await repeat(6)).body).toMatchObject({
      errors: { recurrence: ['A completed task does not repeat. Reopen it first.'] },
    });
    expect((await repeat(1)).body).toMatchObject({
      errors: { recurrence: [expect.stringContaining('The next task of this series already exists')] },
    });
    await admin.call(tasks.update, { params: { id: task.id }, body: { status: 1 } });
    await complete(task.id);
    const [next, ...others] = await open('Back up the books');
    expect(others).toEqual([]);
    expect(next).toMatchObject({ recurrence: 'FREQ=WEEKLY', is_recurring: true });
  });

  it('leads to the one before it and the one after it', async () => {
    const first = await create('Check the alarms');
    await complete(first.id);
    const [second] = await open('Check the alarms');
    const around = async (id = 0) => {
      const { next, previous } = await admin.call(tasks.related, { params: { id } });
      return [previous, next].map((list) => list.map((task) => task.id));
    };
    expect(await around(first.id)).toEqual([[], [second?.id]]);
    expect(await around(second?.id)).toEqual([[first.id], []]);
    const recurring = await admin.call(tasks.list, {
      query: { q: 'Check the alarms', filter: { is_recurring: ['yes'] } },
    });
    expect(recurring.data.map(({ id }) => id)).toEqual([second?.id]);
  });

  it('has one next task when two complete it at the same moment', async () => {
    const task = await create('Empty the bins');
    await Promise.all([complete(task.id), complete(task.id), complete(task.id)]);
    expect(await open('Empty the bins')).toHaveLength(1);
  });

  it('is followed when many are completed together, and when it is dropped on a board', async () => {
    const many = [await create('Read the meters 1'), await create('Read the meters 2')];
    const ids = many.map(({ id }) => id);
    const bulk = () => admin.call(tasks.bulk, { body: { ids, action: 'update', values: { status: 6 } } });
    await Promise.all([bulk(), bulk()]);
    expect((await open('Read the meters')).map(({ due_date: due }) => due)).toEqual([
      '2099-01-12',
      '2099-01-12',
    ]);
    const { data: log } = await admin.call(tasks.activities, { params: { id: ids[0] ?? 0 }, query: {} });
    expect(log.filter(({ field }) => field === 'recurrence')).toHaveLength(1);
    const dropped = await create('Clean the lift');
    await admin.call(tasks.reorder, { body: { id: dropped.id, status: 6, before_id: null } });
    expect(await open('Clean the lift')).toHaveLength(1);
  });

  it('has its rule again and no next task when its completion is taken back, alone and with others', async () => {
    const rule = 'FREQ=WEEKLY;COUNT=3';
    const { id } = await create('Sweep the yard', { recurrence: rule });
    await complete(id);
    const reopened = await admin.call(tasks.update, { params: { id }, body: { status: 1 } });
    expect(reopened.recurrence).toBe(rule);
    expect((await open('Sweep the yard')).map((task) => task.id)).toEqual([id]);
    const body = (status: 1 | 6) => ({ ids: [id], action: 'update' as const, values: { status } });
    await admin.call(tasks.bulk, { body: body(6) });
    await admin.call(tasks.bulk, { body: body(1) });
    expect(await open('Sweep the yard')).toMatchObject([{ id, recurrence: rule }]);
  });

  it('leaves the next task alone that somebody has done something with', async () => {
    const { id } = await create('Oil the doors');
    await complete(id);
    const [next] = await open('Oil the doors');
    await admin.call(tasks.comments.create, {
      params: { id: next?.id ?? 0 },
      body: { body: '<p>The new oil is here.</p>' },
    });
    const reopened = await admin.call(tasks.update, { params: { id }, body: { status: 1 } });
    expect(reopened.recurrence).toBeNull();
    expect(await open('Oil the doors')).toHaveLength(2);
  });

  it('comes to an end, and may be cancelled', async () => {
    const last = await create('Last round', { recurrence: 'FREQ=DAILY;COUNT=1' });
    await complete(last.id);
    expect(await open('Last round')).toEqual([]);
    await admin.call(tasks.update, { params: { id: last.id }, body: { status: 1 } });
    expect(await open('Last round')).toMatchObject([{ recurrence: 'FREQ=DAILY;COUNT=1' }]);
    const { id } = await create('Not any more');
    await admin.call(tasks.update, { params: { id }, body: { status: 5 } });
    expect(await open('Not any more')).toEqual([]);
  });

  it('is imported by its rule, as a file says it that was exported', async () => {
    const send = (content: string) => admin.call(tasks.import, { file: { content } });
    await send('Title,Repeats\nTurbine,"FREQ=WEEKLY;BYDAY=MO"');
    expect(await open('Turbine')).toMatchObject([{ recurrence: 'FREQ=WEEKLY;BYDAY=MO' }]);
    const refused = await send('Title,Repeats\nGenerator,every Monday');
    expect(refused).toMatchObject({ created: 0, errors: [{ row: 2, field: 'recurrence' }] });
  });

  it.each([
    'weekly',
    'FREQ=HOURLY',
    'FREQ=WEEKLY;BYHOUR=3',
    'FREQ=WEEKLY;BYDAY=2MO',
    'FREQ=MONTHLY;BYDAY=6MO',
    'FREQ=MONTHLY;BYDAY=MO',
    'FREQ=MONTHLY;BYMONTHDAY=32',
    'FREQ=DAILY;COUNT=2;UNTIL=20300101',
    'FREQ=DAILY;UNTIL=20260231',
    'FREQ=DAILY;INTERVAL=0',
    'FREQ=DAILY;FREQ=DAILY',
  ])('has no rule such as %s', async (recurrence) => {
    const { status, body } = await admin.try(tasks.create, { body: { title: 'Wrong', recurrence } });
    expect(status).toBe(422);
    expect(body).toMatchObject({ errors: { recurrence: [expect.stringContaining('FREQ=WEEKLY')] } });
  });
});
