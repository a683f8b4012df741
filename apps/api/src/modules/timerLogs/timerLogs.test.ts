import { customFields, projects, tasks, timerLogs, timesheet } from '@bureau/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eq } from '../../db/orm.ts';
import { recordTables, timers, users } from '../../db/schema/index.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import type { TestClient } from '../../testing/TestClient.ts';

let server: TestServer;
let staff: TestClient;
let client: TestClient;
let first: number;
let second: number;

beforeAll(async () => {
  server = await startTestServer();
  [staff, client] = await Promise.all([server.as('user'), server.as('client')]);
  const admin = await server.as('admin');
  const create = async (title: string) =>
    (await admin.call(tasks.create, { body: { title, assignee_ids: [4] } })).id;
  [first, second] = [await create('First'), await create('Second')];
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.db.delete(timers);
  await server.db.delete(recordTables.timesheet);
});

const change = (action: 'start' | 'pause' | 'stop', taskId?: number, who = staff) =>
  who.try(timerLogs.change, { body: { action, ...(taskId !== undefined && { task_id: taskId }) } });
const pass = (seconds: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + seconds * 1000);
};
const logged = async () => {
  const { data } = await staff.call(timesheet.list);
  return data.map(({ task_id: taskId, minutes }) => [taskId, minutes]);
};

describe('somebody who takes the time', () => {
  it('has it counted without pauses, and logged in whole minutes', async () => {
    const began = server.clock.now;
    expect(await staff.call(timerLogs.current)).toBeNull();
    expect((await change('start', first)).body).toMatchObject({
      task_id: first,
      task_title: 'First',
      state: 'running',
      elapsed_seconds: 0,
      started_at: began.toISOString(),
    });
    pass(100);
    expect(await staff.call(timerLogs.current)).toMatchObject({ state: 'running', elapsed_seconds: 100 });
    expect((await change('pause')).body).toMatchObject({ state: 'paused', elapsed_seconds: 100 });
    pass(5000);
    expect((await change('pause', first)).body).toMatchObject({ state: 'paused', elapsed_seconds: 100 });
    expect((await change('start', first)).body).toMatchObject({ state: 'running', elapsed_seconds: 100 });
    pass(60);
    expect((await change('start', first)).body).toMatchObject({ state: 'running', elapsed_seconds: 160 });
    expect(await change('stop', first)).toMatchObject({ status: 200, body: null });
    const [entry] = (await staff.call(timesheet.list)).data;
    expect(entry).toMatchObject({
      description: 'First',
      task_id: first,
      task_name: 'First',
      user_id: 4,
      started_at: began.toISOString(),
      ended_at: server.clock.now.toISOString(),
      break_minutes: 83,
      minutes: 3,
    });
    expect(await staff.call(timerLogs.current)).toBeNull();
    expect(await change('stop')).toMatchObject({ status: 200, body: null });
    expect(await logged()).toHaveLength(1);
  });

  it('has the same logged as by hand, whatever the task says', async () => {
    const admin = await server.as('admin');
    const { id: project_id } = await admin.call(projects.create, { body: { name: 'Pier', manager_id: 3 } });
    const { id: task_id } = await admin.call(tasks.create, {
      body: { title: 'Third', project_id, is_billable: false, assignee_ids: [4] },
    });
    await change('start', task_id);
    pass(120);
    await change('stop');
    const [entry] = (await staff.call(timesheet.list)).data;
    const timed = await staff.call(timesheet.one, { params: { id: entry?.id ?? 0 } });
    const { date, started_at, ended_at } = timed;
    const byHand = await staff.call(timesheet.create, {
      body: { description: 'Third', task_id, date, started_at, ended_at },
    });
    const { id: _id, code: _code, ...others } = byHand;
    expect(timed).toMatchObject(others);
    expect(timed).toMatchObject({ project_id, is_billable: true });
  });

  it('has the timer of one task stopped by starting that of another', async () => {
    await change('start', first);
    pass(120);
    expect((await change('start', second)).body).toMatchObject({ task_id: second, elapsed_seconds: 0 });
    expect(await logged()).toEqual([[first, 2]]);
    expect(await change('stop', first)).toMatchObject({
      status: 409,
      body: { current: { task_id: second } },
    });
    pass(20);
    await change('stop');
    expect(await logged()).toEqual([[first, 2]]);
  });

  it('has one timer, however many calls come at once', async () => {
    const starts = Array.from({ length: 8 }, (_, index) => change('start', index % 2 === 0 ? first : second));
    const answers = await Promise.all(starts);
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(8).fill(200));
    expect(await server.db.select().from(timers)).toHaveLength(1);
    pass(60);
    await Promise.all([change('stop'), change('stop'), change('stop')]);
    expect(await logged()).toHaveLength(1);
  });

  it('has to say of which task, and may see it', async () => {
    expect(await change('start')).toMatchObject({
      status: 422,
      body: { errors: { task_id: ['This field is required.'] } },
    });
    expect((await change('start', first, client)).status).toBe(404);
    expect((await change('start', 2_147_483_647)).status).toBe(404);
  });

  it('is told the code of a task in place of its title, once they do not see it any more', async () => {
    const admin = await server.as('admin');
    const body = { title: 'Fourth', project_id: 1, assignee_ids: [4] };
    const { id, code } = await admin.call(tasks.create, { body });
    await change('start', id);
    const { id: project_id } = await admin.call(projects.create, { body: { name: 'Merger', manager_id: 3 } });
    await admin.call(tasks.update, {
      params: { id },
      body: { title: 'Secret', project_id, assignee_ids: [] },
    });
    expect(await staff.call(timerLogs.current)).toMatchObject({ task_id: id, task_title: code });
    pass(60);
    await change('stop');
    expect((await staff.call(timesheet.list)).data).toMatchObject([{ description: code, task_id: null }]);
  });

  it('keeps what was logged when the task is deleted, and no timer on it', async () => {
    const admin = await server.as('admin');
    const { id } = await admin.call(tasks.create, { body: { title: 'Gone soon', assignee_ids: [4] } });
    await change('start', id);
    pass(60);
    await change('stop');
    await change('start', id);
    await admin.call(tasks.remove, { params: { id } });
    expect(await staff.call(timerLogs.current)).toBeNull();
    const { data } = await staff.call(timesheet.list);
    expect(data).toMatchObject([{ description: 'Gone soon', task_id: null, minutes: 1 }]);
  });

  it('keeps what the timer has counted when somebody else deletes the task, alone or with others', async () => {
    const admin = await server.as('admin');
    const { id: project_id } = await admin.call(projects.create, { body: { name: 'Quay', manager_id: 3 } });
    const create = async (title: string) =>
      (await admin.call(tasks.create, { body: { title, project_id, assignee_ids: [4] } })).id;
    const alone = await create('Deleted alone');
    await change('start', alone);
    pass(120);
    await admin.call(tasks.remove, { params: { id: alone } });
    const among = await create('Deleted among others');
    await change('start', among);
    pass(180);
    await change('pause');
    pass(60);
    await admin.call(tasks.bulk, { body: { action: 'delete', ids: [among, await create('Other')] } });
    expect(await staff.call(timerLogs.current)).toBeNull();
    const { data } = await staff.call(timesheet.list);
    const kept = { user_id: 4, task_id: null, project_id };
    expect(data.toSorted((a, b) => a.id - b.id)).toMatchObject([
      { description: 'Deleted alone', minutes: 2, ...kept },
      { description: 'Deleted among others', minutes: 3, ...kept },
    ]);
  });

  it('has it logged once, whoever is first: who stops the timer, or who deletes the task', async () => {
    const admin = await server.as('admin');
    for (let round = 0; round < 10; round += 1) {
      const { id } = await admin.call(tasks.create, { body: { title: 'At once', assignee_ids: [4] } });
      await change('start', id);
      pass(60);
      const removal = admin.try(tasks.remove, { params: { id } });
      const [stopped, removed] = await Promise.all([change('stop'), removal]);
      expect([stopped.status, removed.status]).toEqual([200, 204]);
      expect(await staff.call(timerLogs.current)).toBeNull();
    }
    const { data } = await staff.call(timesheet.list, { query: { per_page: 100 } });
    expect(data.map(({ minutes, task_id: taskId }) => [minutes, taskId])).toEqual(
      Array<[number, null]>(10).fill([1, null]),
    );
  });

  it('has it logged on the day on which it began for them, also when it ended after midnight', async () => {
    const [hour, offset] = [3600 * 1000, -5];
    const setZone = (timeZone: string | null) =>
      server.db.update(users).set({ timeZone }).where(eq(users.id, 4));
    await setZone('America/Bogota');
    await change('start', first);
    const there = new Date(server.clock.now.getTime() + offset * hour);
    const startedAt = new Date(there.setUTCHours(0, -1, 0, 0) - offset * hour);
    await server.db.update(timers).set({ startedAt });
    pass(120);
    await change('stop');
    await setZone(null);
    const { data } = await staff.call(timesheet.list);
    expect(data).toMatchObject([
      { date: there.toISOString().slice(0, 10), started_at: startedAt.toISOString(), minutes: 2 },
    ]);
  });

  it('has a day logged at most where the timer was forgotten', async () => {
    await change('start', first);
    const startedAt = new Date(server.clock.now.getTime() - 5 * 24 * 3600 * 1000);
    await server.db.update(timers).set({ startedAt, runningSince: startedAt });
    await change('stop');
    const { data } = await staff.call(timesheet.list);
    expect(data).toMatchObject([{ minutes: 1440, started_at: null, ended_at: null }]);
  });

  it('can stop it while the company asks for more of an entry than a timer knows', async () => {
    const admin = await server.as('admin');
    const { id: field } = await admin.call(customFields.create, {
      body: { form: 'timesheet', field_label: 'Cost centre', field_type: 'text', is_required: true },
    });
    const { id: third } = await admin.call(tasks.create, { body: { title: 'Third', assignee_ids: [4] } });
    await change('start', first);
    pass(60);
    expect(await change('start', third)).toMatchObject({ status: 200, body: { task_id: third } });
    pass(60);
    expect((await admin.try(tasks.remove, { params: { id: third } })).status).toBe(204);
    expect((await change('start', second)).status).toBe(200);
    pass(60);
    expect(await change('stop')).toMatchObject({ status: 200, body: null });
    const { data } = await staff.call(timesheet.list);
    expect(data.map(({ custom_fields: said, minutes }) => [minutes, said])).toEqual([
      [1, {}],
      [1, {}],
      [1, {}],
    ]);
    await admin.call(customFields.remove, { params: { id: field } });
  });
});
