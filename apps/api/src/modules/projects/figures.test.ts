import { type CreateOf, projects, tasks, timesheet } from '@bureau/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeSettings } from '../../db/settings/queries.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import type { TestClient } from '../../testing/TestClient.ts';
import { userIdOf } from '../../testing/userIdOf.ts';

let server: TestServer;
let admin: TestClient;
let staffId: number;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
  staffId = await userIdOf(server.db, 'user');
});
afterAll(() => server.stop());

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const make = async (body: Partial<CreateOf<typeof projects>>) =>
  (await admin.call(projects.create, { body: { name: 'Quay wall', ...body } })).id;
const log = async (project_id: number, minutes: number, more: object = {}) =>
  admin.call(timesheet.create, {
    body: { description: 'Worked', date: inDays(0), project_id, minutes, ...more },
  });
const read = async (id: number) => admin.call(projects.one, { params: { id } });

describe('the health of a project', () => {
  const running = { start_date: inDays(-50), due_date: inDays(49) };

  it.each([
    ['overdue', 'off_track', { due_date: inDays(-2), progress: 90 }, 0],
    ['over_estimate', 'off_track', { ...running, progress: 60, estimated_minutes: 600 }, 601],
    ['far_behind', 'off_track', { ...running, progress: 20 }, 0],
    ['behind', 'at_risk', { ...running, progress: 35 }, 0],
    ['hours_ahead', 'at_risk', { ...running, progress: 45, estimated_minutes: 1000 }, 650],
    ['as_planned', 'on_track', { ...running, progress: 45, estimated_minutes: 1000 }, 640],
    [null, null, { start_date: inDays(-50), progress: 0 }, 0],
    [null, null, { due_date: inDays(-2), progress: 0, status: 5 as const }, 0],
  ])('is told by its dates, progress and hours: %s', async (reason, health, body, minutes) => {
    const id = await make(body);
    if (minutes > 0) await log(id, minutes);
    expect(await read(id)).toMatchObject({ health, health_reason: reason });
  });

  it('follows from the tasks where these make the progress, and is filtered and sorted by', async () => {
    const name = 'Listed pier';
    const behind = await make({ name, ...running, progress: null });
    const fine = await make({ name, ...running, progress: 50 });
    const none = await make({ name });
    const task = await admin.call(tasks.create, { body: { title: 'Pile', project_id: behind } });
    const idsOf = async (query: object) =>
      (await admin.call(projects.list, { query: { q: name, ...query } })).data.map(({ id }) => id);
    expect(await idsOf({ filter: { health: ['off_track'] } })).toEqual([behind]);
    expect(await idsOf({ filter: { health_reason: ['as_planned'] } })).toEqual([fine]);
    expect(await idsOf({ sort: ['health'] })).toEqual([fine, behind, none]);
    expect(await idsOf({ sort: ['-health'] })).toEqual([behind, fine, none]);
    await admin.call(tasks.update, { params: { id: task.id }, body: { status: 6 } });
    expect(await idsOf({ filter: { health: ['on_track'] }, sort: ['code'] })).toEqual([behind, fine]);
  });
});

describe('the time and the finances of a project', () => {
  it('counts time that was worked on one without tasks', async () => {
    const id = await make({ name: 'Advice' });
    await log(id, 75);
    expect(await read(id)).toMatchObject({ logged_minutes: 75, task_count: 0, progress: 0 });
  });

  it('name no task that has gone to a project which the reader does not see', async () => {
    const id = await make({ manager_id: await userIdOf(server.db, 'project manager') });
    const task = await admin.call(tasks.create, { body: { title: 'Survey', project_id: id } });
    await log(id, 30, { task_id: task.id });
    const body = { project_id: await make({ name: 'Elsewhere' }), title: 'Merger' };
    await admin.call(tasks.update, { params: { id: task.id }, body });
    const manager = await server.as('project manager');
    const { tasks: told } = await manager.call(projects.time, { params: { id } });
    expect(told).toMatchObject([
      { task_id: null, code: null, title: null, estimated_minutes: null, minutes: 30 },
    ]);
    expect((await admin.call(projects.time, { params: { id } })).tasks).toMatchObject([{ title: 'Merger' }]);
  });

  it('add up by person and task, and at the rate of each entry or else of the project', async () => {
    const euro = (amount: number) => ({ amount, currency: 'EUR' });
    const id = await make({
      billing_type: 'hourly',
      currency: 'EUR',
      budget: euro(20_000),
      hourly_rate: euro(6_000),
      estimated_minutes: 300,
      manager_id: await userIdOf(server.db, 'project manager'),
      members: [{ user_id: staffId, project_role: '' }],
    });
    const task = await admin.call(tasks.create, {
      body: { title: 'Survey', project_id: id, estimated_minutes: 60 },
    });
    await log(id, 90, { task_id: task.id });
    await log(id, 31, { user_id: staffId, hourly_rate: euro(9_000), currency: 'EUR' });
    await log(id, 60, { hourly_rate: { amount: 500, currency: 'USD' }, currency: 'USD' });
    await log(id, 45, { is_billable: false });

    const time = await admin.call(projects.time, { params: { id } });
    expect(time).toMatchObject({ minutes: 226, billable_minutes: 181, estimated_minutes: 60, task_count: 2 });
    expect(time.people.map(({ minutes }) => minutes)).toEqual([195, 31]);
    expect(time.tasks).toMatchObject([
      { task_id: null, minutes: 136 },
      { task_id: task.id, title: 'Survey', minutes: 90, estimated_minutes: 60 },
    ]);
    const staff = await server.as('user');
    // what others worked is for who manages it
    expect(await staff.call(projects.time, { params: { id } })).toMatchObject({ minutes: 31 });
    const manager = await server.as('project manager');
    expect(await manager.call(projects.time, { params: { id } })).toMatchObject({ minutes: 226 });

    expect(await manager.call(projects.finance, { params: { id } })).toMatchObject({
      budget: euro(20_000),
      worth: [euro(9_000 + 4_650), { amount: 500, currency: 'USD' }],
      left: euro(20_000 - 13_650),
      minutes: 226,
      billable_minutes: 181,
      unrated_minutes: 0,
      estimate: euro(30_000),
    });
  });

  it('end with the month that it is for the company', async () => {
    const id = await make({ name: 'Far east' });
    const { now } = server.clock;
    await writeSettings(server.db, { time_zone: 'Asia/Tokyo' });
    server.clock.now = new Date('2026-02-28T16:00:00Z');
    const { months } = await admin.call(projects.finance, { params: { id } });
    server.clock.now = now;
    await writeSettings(server.db, { time_zone: 'UTC' });
    expect([months[0]?.month, months.at(-1)?.month]).toEqual(['2025-04-01', '2026-03-01']);
  });

  it('plan nothing for a task that is cancelled', async () => {
    const project_id = await make({});
    await admin.call(tasks.create, { body: { title: 'Survey', project_id, estimated_minutes: 60 } });
    await admin.call(tasks.create, {
      body: { title: 'Blast', project_id, estimated_minutes: 500, status: 5 },
    });
    const time = await admin.call(projects.time, { params: { id: project_id } });
    expect(time.estimated_minutes).toBe(60);
  });

  it('tell for each month of a year what was earned by its end', async () => {
    const currency = 'EUR';
    const id = await make({ currency, hourly_rate: { amount: 6_000, currency } });
    await log(id, 30, { date: '2026-02-28' });
    await log(id, 60, { date: '2026-03-01' });
    const { months } = await admin.call(projects.finance, { params: { id } });
    expect(months).toHaveLength(12);
    expect(months.slice(-3)).toMatchObject([
      { month: '2026-01-01', worth: 0 },
      { month: '2026-02-01', worth: 3_000 },
      { month: '2026-03-01', worth: 9_000 },
    ]);
  });

  it('are not told to the people of the client, and of no project that is not seen', async () => {
    const client = await server.as('client');
    const { data } = await client.call(projects.list, { query: {} });
    const params = { id: data[0]?.id ?? 0 };
    expect((await client.try(projects.finance, { params })).status).toBe(403);
    const staff = await server.as('user');
    const foreign = { id: await make({ name: 'Not theirs' }) };
    expect((await staff.try(projects.finance, { params: foreign })).status).toBe(404);
    expect((await staff.try(projects.time, { params: foreign })).status).toBe(404);
  });
});
