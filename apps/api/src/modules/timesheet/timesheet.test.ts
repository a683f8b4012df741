import {
  type BodyOf,
  dashboard,
  departments,
  parseListQuery,
  projects,
  tasks,
  timesheet,
} from '@bureau/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import type { TestClient } from '../../testing/TestClient.ts';
import { userIdOf } from '../../testing/userIdOf.ts';

let server: TestServer;
let admin: TestClient;
let manager: TestClient;
let staff: TestClient;
let project: number;
let task: number;

beforeAll(async () => {
  server = await startTestServer();
  [admin, manager, staff] = await Promise.all([
    server.as('admin'),
    server.as('project manager'),
    server.as('user'),
  ]);
  const [managerId, staffId] = await Promise.all([
    userIdOf(server.db, 'project manager'),
    userIdOf(server.db, 'user'),
  ]);
  const made = await admin.call(projects.create, { body: { name: 'Bridge', manager_id: managerId } });
  project = made.id;
  const { id } = await admin.call(tasks.create, {
    body: { title: 'Inspect', project_id: project, assignee_ids: [staffId] },
  });
  task = id;
});
afterAll(() => server.stop());

type Body = BodyOf<typeof timesheet.create>;

const entry = (body: Partial<Body> = {}): Body => ({ description: 'Worked', date: '2026-03-17', ...body });
const log = (body: Partial<Body>, who = staff) => who.try(timesheet.create, { body: entry(body) });

describe('somebody who writes down their time', () => {
  it('says how long it took, and the project follows from the task', async () => {
    expect(await log({ minutes: 90, task_id: task })).toMatchObject({
      status: 201,
      body: { minutes: 90, project_id: project, project_name: 'Bridge', task_name: 'Inspect', user_id: 4 },
    });
  });

  it('says from when to when, and the minutes follow', async () => {
    const { body } = await log({
      started_at: '2026-03-17T08:00:00Z',
      ended_at: '2026-03-17T16:30:00Z',
      break_minutes: 30,
    });
    expect(body).toMatchObject({ minutes: 480 });
    const params = { id: (body as { id: number }).id };
    const change = (values: object) => staff.try(timesheet.update, { params, body: values });
    expect(await change({ break_minutes: 60 })).toMatchObject({ status: 200, body: { minutes: 450 } });
    expect(await change({ minutes: 10 })).toMatchObject({
      status: 422,
      body: { errors: { minutes: [expect.stringMatching(/start/)] } },
    });
    expect(await change({ ended_at: null, minutes: 10 })).toMatchObject({
      status: 200,
      body: { minutes: 10 },
    });
  });

  it('hears what cannot be', async () => {
    const times = { started_at: '2026-03-17T08:00:00Z', ended_at: '2026-03-17T09:00:00Z' };
    const { id: other } = await admin.call(projects.create, { body: { name: 'Tunnel', manager_id: 4 } });
    const errors = async (body: Partial<Body>) => {
      const { body: answer } = await log(body);
      return Object.keys((answer as { errors?: object }).errors ?? {});
    };
    expect(await errors({})).toEqual(['minutes']);
    expect(await errors({ ...times, break_minutes: 61 })).toEqual(['break_minutes']);
    expect(await errors({ ...times, minutes: 61 })).toEqual(['minutes']);
    expect(await errors({ ...times, ended_at: '2026-03-17T07:00:00Z' })).toEqual(['ended_at']);
    expect(await errors({ ...times, ended_at: '2026-03-19T09:00:00Z' })).toEqual(['minutes']);
    expect(await errors({ minutes: 10, task_id: task, project_id: other })).toEqual(['task_id']);
    expect(await errors({ minutes: 10, user_id: 2 })).toEqual(['user_id']);
  });

  it('changes an entry whose task has moved to another project since', async () => {
    const { id: other } = await admin.call(projects.create, { body: { name: 'Viaduct', manager_id: 4 } });
    const { id: moved } = await admin.call(tasks.create, {
      body: { title: 'Moves', project_id: project, assignee_ids: [4] },
    });
    const { body } = await log({ minutes: 10, task_id: moved });
    await admin.call(tasks.update, { params: { id: moved }, body: { project_id: other } });
    const params = { id: (body as { id: number }).id };
    const changed = await staff.try(timesheet.update, { params, body: { description: 'Clearer' } });
    expect(changed).toMatchObject({ status: 200, body: { description: 'Clearer', project_id: project } });
    const whole = { description: 'Clear', project_id: project, task_id: moved };
    expect(await staff.try(timesheet.update, { params, body: whole })).toMatchObject({
      status: 200,
      body: whole,
    });
    const torn = { project_id: null, task_id: null };
    expect(await staff.try(timesheet.update, { params, body: torn })).toMatchObject({ status: 200 });
    const again = { project_id: project, task_id: moved };
    expect(await staff.try(timesheet.update, { params, body: again })).toMatchObject({
      status: 422,
      body: { errors: { task_id: [expect.any(String)] } },
    });
  });

  it('reads the sums of each day, the newest first', async () => {
    await log({ date: '2026-02-02', minutes: 20, description: 'Twice' });
    await log({ date: '2026-02-02', minutes: 25, description: 'Twice' });
    await log({ date: '2026-02-03', minutes: 5, description: 'Twice' });
    const query = { group: 'date', q: 'Twice' } as const;
    const { data } = await staff.call(timesheet.groups, { query });
    expect(data).toMatchObject([
      { name: '2026-02-03', count: 1, sum: 5 },
      { name: '2026-02-02', count: 2, sum: 45 },
    ]);
    const listed = await staff.call(timesheet.list, { query: { ...query, sort: ['minutes'] } });
    expect(listed.data.map(({ minutes }) => minutes)).toEqual([5, 20, 25]);
  });

  it('reads on the dashboard what they have worked on each day of this week', async () => {
    const before = await staff.call(dashboard.hours);
    const [first, , , , , , last] = before.days.map(({ date }) => date);
    const dayBefore = new Date(Date.parse(first ?? '') - 1).toISOString().slice(0, 10);
    expect(new Date(first ?? '').getUTCDay()).toBe(1);
    await log({ date: dayBefore, minutes: 1 });
    await log({ date: first, minutes: 20 });
    await log({ date: first, minutes: 25 });
    await log({ date: first, minutes: 9 }, admin);
    await log({ date: last, minutes: 5 });
    const week = await staff.call(dashboard.hours);
    expect(week).toMatchObject({ minutes: before.minutes + 50, count: before.count + 3 });
    expect(week.days.map(({ minutes }, index) => minutes - (before.days[index]?.minutes ?? 0))).toEqual([
      45, 0, 0, 0, 0, 0, 5,
    ]);
    const [, search = ''] = week.route.split('?');
    const { query } = parseListQuery(timesheet.listSpec, [...new URLSearchParams(search)]);
    expect((await staff.call(timesheet.list, { query })).meta.total).toBe(week.count);
  });

  it('brings a file, in which every row has to say how long', async () => {
    const content =
      'Date,Description,Time worked,Task\n2026-01-05,Drew plans,1:30,Inspect\n2026-01-06,Measured,,\n';
    const answer = await staff.call(timesheet.import, { file: { content } });
    expect(answer).toMatchObject({ created: 0, failed: 1, errors: [{ row: 3, field: 'minutes' }] });
    const whole = { content: content.replace('Measured,,', 'Measured,0:30,') };
    expect(await staff.call(timesheet.import, { file: whole })).toMatchObject({ created: 2, failed: 0 });
    const { data } = await staff.call(timesheet.list, { query: { q: 'Drew plans' } });
    expect(data).toMatchObject([{ minutes: 90, project_id: project, user_id: 4 }]);
  });

  it('brings the times of a day, from which the minutes follow, and as an administrator those of others', async () => {
    const content = [
      'Date,Description,User,Started at,Ended at,Break',
      '2026-01-07,Shifted crates,Jonas Weber,2026-01-07 09:00,2026-01-07 11:30,0:30',
      '2026-01-07,Shifted crates,Amara Okafor,2026-01-07 09:00:20,2026-01-07 10:00:20,',
    ].join('\n');
    expect(await staff.call(timesheet.import, { file: { content } })).toMatchObject({
      created: 0,
      errors: [{ row: 3, field: 'user' }],
    });
    expect(await admin.call(timesheet.import, { file: { content } })).toMatchObject({ created: 2 });
    const { data } = await admin.call(timesheet.list, { query: { q: 'Shifted', sort: ['minutes'] } });
    expect(data).toMatchObject([
      { minutes: 60, user_firstname: 'Amara' },
      { minutes: 120, user_firstname: 'Jonas', break_minutes: 30 },
    ]);
  });
});

describe('the time of somebody', () => {
  it('is seen by oneself, the manager of the project, the head of the department and administrators', async () => {
    const { body } = await log({ minutes: 15, description: 'Mine' });
    const { body: worked } = await log({ minutes: 15, task_id: task });
    const statusFor = async (who: TestClient, record: unknown) => {
      const { id } = record as { id: number };
      return (await who.try(timesheet.one, { params: { id } })).status;
    };
    const client = await server.as('client');
    expect(await Promise.all([staff, admin, manager].map((who) => statusFor(who, body)))).toEqual([
      200, 200, 404,
    ]);
    expect(await statusFor(manager, worked)).toBe(200);
    expect(await statusFor(client, worked)).toBe(403);
    const { data } = await admin.call(departments.list, { query: { per_page: 100 } });
    const all = await Promise.all(data.map(({ id }) => admin.call(departments.one, { params: { id } })));
    const own = all.find(({ members }) => members.some(({ user_id: member }) => member === 4));
    const headId = await userIdOf(server.db, 'project manager');
    await admin.call(departments.update, { params: { id: own?.id ?? 0 }, body: { head_id: headId } });
    expect(await statusFor(manager, body)).toBe(200);
  });
});
