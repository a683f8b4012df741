import { type Project, projects, tasks, timesheet } from '@bureau/contract';
import { eq } from '../../db/orm.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '../../db/schema/index.ts';
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

type Body = Parameters<typeof admin.call<typeof projects.create>>[1] & object;

const create = (body: NonNullable<Body['body']>, by = admin) => by.call(projects.create, { body });
const read = (id: number, by = admin) => by.call(projects.one, { params: { id } });
const change = (id: number, body: object, by = admin) => by.try(projects.update, { params: { id }, body });

async function logOf(id: number, by = admin) {
  const { data } = await by.call(projects.activities, { params: { id } });
  return data.map(({ action, field, old_value: from, new_value: to }) => [field ?? action, from, to]);
}

const fieldsOf = async (id: number) => new Set((await logOf(id)).map(([field]) => field));

const eur = (amount: number) => ({ amount, currency: 'EUR' });

describe('somebody who creates a project', () => {
  it('finds all that was said of it, and what follows from that', async () => {
    const { id, ...made } = await create({
      name: 'Harbour extension',
      client_id: 2,
      manager_id: 6,
      members: [{ user_id: 4, project_role: 'Surveyor' }, { user_id: 7 }],
      status: 2,
      start_date: '2026-03-02',
      due_date: '2026-09-30',
      estimated_minutes: 72_000,
      billing_type: 'fixed',
      currency: 'EUR',
      budget: eur(12_500_000),
      hourly_rate: eur(9_500),
      logo: '7.svg',
      tags: ['Harbour', 'Öffentlich'],
      description: '<p onclick="x()">Deep <b>water</b></p><script>alert(1)</script>',
    });
    expect(made).toMatchObject({
      code: 'PRJ-0057',
      status: 2,
      progress: 0,
      is_progress_derived: true,
      budget: eur(12_500_000),
      hourly_rate: eur(9_500),
      tags: ['Harbour', 'Öffentlich'],
      task_count: 0,
      logged_minutes: 0,
      created_by: 2,
      version: 1,
      description: '<p>Deep <strong>water</strong></p>',
    });
    expect(made.members.map(({ user_id: user, project_role: role }) => [user, role])).toEqual(
      expect.arrayContaining([
        [4, 'Surveyor'],
        [7, ''],
      ]),
    );
    expect(await read(id)).toEqual({ id, ...made });
    expect(await logOf(id)).toEqual([['created', null, null]]);
    const { data } = await admin.call(projects.list, { query: { q: 'offentlich harbour' } });
    expect(data.map((item) => item.id)).toEqual([id]);
  });

  it('manages it unless another is named, in the currency of the company', async () => {
    const made = await create({ name: 'My own' }, manager);
    expect(made).toMatchObject({ manager_id: 3, currency: 'EUR', billing_type: 'none', budget: null });
    expect((await create({ name: 'Nobody’s', manager_id: null })).manager_id).toBeNull();
  });

  it('is told of each thing that cannot be', async () => {
    const { status, body } = await admin.try(projects.create, {
      body: {
        name: 'Wrong',
        client_id: 999,
        manager_id: 999,
        members: [{ user_id: 4 }, { user_id: 998 }, { user_id: 4 }],
        currency: 'EUR',
        budget: { amount: 1, currency: 'USD' },
      },
    });
    expect(status).toBe(422);
    expect(body).toEqual({
      errors: {
        client_id: ['The record does not exist, or you do not have access to it.'],
        manager_id: ['This user does not exist or is inactive.'],
        'members.1.user_id': ['This user does not exist or is inactive.'],
        'members.2.user_id': [expect.any(String)],
        'budget.currency': [expect.stringContaining('EUR')],
      },
    });
    for (const wrong of [
      { name: ' ' },
      { name: 'x', budget: { amount: 1.5, currency: 'EUR' } },
      { name: 'x', budget: { amount: 1, currency: 'XXX' } },
      { name: 'x', logo: '13.svg' },
      { name: 'x', tags: Array.from({ length: 21 }, (_, index) => `tag ${index}`) },
      { name: 'x', progress: 101 },
      { name: 'x', task_count: 3 },
    ])
      expect((await admin.send('POST', '/api/projects', wrong)).status).toBe(422);
  });
});

describe('somebody who changes a project', () => {
  it('sees each changed field with its old and new value in the log, and a new version', async () => {
    const { id } = await create({ name: 'Before', members: [{ user_id: 4, project_role: 'Tester' }] });
    const { body } = await change(id, {
      name: 'After',
      client_id: 1,
      members: [{ user_id: 4 }, { user_id: 3, project_role: 'Lead' }],
      progress: 40,
      budget: eur(100),
      tags: ['one'],
      version: 1,
    });
    expect(body).toMatchObject({ name: 'After', progress: 40, is_progress_derived: false, version: 2 });
    expect((body as Project).members.map((member) => member.project_role)).toEqual(['Lead', 'Tester']);
    expect(new Set(await logOf(id))).toEqual(
      new Set([
        ['created', null, null],
        ['budget', null, '100 EUR'],
        ['client_id', null, (body as Project).client_name],
        ['members', 'Jonas Weber (Tester)', 'Amara Okafor (Lead), Jonas Weber (Tester)'],
        ['name', 'Before', 'After'],
        ['progress', null, '40'],
        ['tags', null, 'one'],
      ]),
    );
    const again = await change(id, { name: 'After', members: [{ user_id: 3 }, { user_id: 4 }] });
    expect(again.body).toMatchObject({ version: 2 });
    const late = await change(id, { name: 'Too late', version: 1 });
    expect(late).toMatchObject({ status: 409, body: { current: await read(id) } });
  });

  it('changes the currency together with the amounts only', async () => {
    const { id } = await create({ name: 'Abroad', budget: eur(100), hourly_rate: eur(5) });
    expect((await change(id, { currency: 'JPY' })).status).toBe(422);
    expect((await change(id, { currency: 'JPY', budget: { amount: 9, currency: 'JPY' } })).status).toBe(422);
    const yen = { currency: 'JPY', budget: { amount: 9, currency: 'JPY' }, hourly_rate: null };
    expect((await change(id, yen)).body).toMatchObject(yen);
  });

  it('moves it to a status', async () => {
    const { id } = await create({ name: 'Moving' });
    const moved = await admin.call(projects.statusChange, { params: { id }, body: { status: 5 } });
    expect(moved).toMatchObject({ status: 5, version: 2 });
    expect(
      (await admin.try(projects.statusChange, { params: { id }, body: { status: 6 as 5 } })).status,
    ).toBe(422);
  });

  it('carries its new name to the tasks that it has', async () => {
    const { id } = await create({ name: 'Old name' });
    const task = await admin.call(tasks.create, { body: { title: 'Belongs', project_id: id } });
    await change(id, { name: 'New name' });
    expect((await admin.call(tasks.one, { params: { id: task.id } })).project_name).toBe('New name');
  });
});

describe('the figures of a project', () => {
  it('are derived from its tasks: a finished one counts 100, a cancelled one nothing', async () => {
    const { id } = await create({ name: 'Counted' });
    const task = (status: 1 | 5 | 6, progress: number) =>
      admin.call(tasks.create, { body: { title: 'One', project_id: id, status, progress } });
    const [open] = [await task(1, 20), await task(6, 10), await task(5, 90)];
    for (const [minutes, entry] of [
      [30, { task_id: open.id }],
      [45, { project_id: id }],
    ] as const)
      await admin.call(timesheet.create, {
        body: { description: 'Worked', date: '2026-03-17', minutes, ...entry },
      });
    expect(await read(id)).toMatchObject({
      progress: 60,
      is_progress_derived: true,
      task_count: 3,
      open_task_count: 1,
      logged_minutes: 75,
    });
    await change(id, { progress: 5 });
    expect(await read(id)).toMatchObject({ progress: 5, is_progress_derived: false });
    await change(id, { progress: null });
    expect(await read(id)).toMatchObject({ progress: 60, is_progress_derived: true });
  });
});

describe('somebody who deletes a project', () => {
  it('may not while it has tasks, and is told where those are', async () => {
    const { id } = await create({ name: 'Still in use' });
    const task = await admin.call(tasks.create, { body: { title: 'Holds it', project_id: id } });
    expect(await admin.try(projects.remove, { params: { id } })).toMatchObject({
      status: 422,
      body: {
        error: expect.stringContaining('other records refer to it') as string,
        blocked_by: [{ resource: 'tasks', count: 1, route: `/tasks?filter%5Bproject_id%5D=${id}` }],
      },
    });
    const many = { ids: [id], action: 'delete' as const };
    expect((await admin.try(projects.bulk, { body: many })).status).toBe(422);
    await admin.call(tasks.remove, { params: { id: task.id } });
    await admin.call(projects.remove, { params: { id } });
    expect((await admin.try(projects.one, { params: { id } })).status).toBe(404);
    const trail = await server.db.select().from(audit).where(eq(audit.event, 'record.removed'));
    expect(trail.at(-1)?.detail).toMatch(/^PRJ-\d{4} Still in use$/);
  });
});

describe('somebody who takes part in some projects', () => {
  it('sees those that they manage or are members of, and no others', async () => {
    const foreign = await create({ name: 'Foreign', client_id: 2, manager_id: 6 });
    const joined = await create({ name: 'Joined', manager_id: 6, members: [{ user_id: 3 }] });
    const managed = await create({ name: 'Managed', manager_id: 3 });
    const seen = async (by: TestClient) => {
      const { data } = await by.call(projects.list, { query: { per_page: 500 } });
      return new Set(data.map(({ id }) => id));
    };
    const mine = await seen(manager);
    expect([foreign, joined, managed].map(({ id }) => mine.has(id))).toEqual([false, true, true]);
    expect((await manager.try(projects.one, { params: { id: foreign.id } })).status).toBe(404);
    const { data } = await client.call(projects.list, { query: { per_page: 500 } });
    expect(new Set(data.map((project) => project.client_id))).toEqual(new Set([1]));
  });

  it('is told what it costs, but not as one of the client’s people', async () => {
    const { id } = await create({
      name: 'Costly',
      client_id: 1,
      manager_id: 3,
      budget: eur(7),
      hourly_rate: eur(8),
    });
    expect((await read(id, manager)).budget).toEqual(eur(7));
    expect(await read(id, client)).toMatchObject({ budget: null, hourly_rate: null, currency: 'EUR' });
    await change(id, { budget: eur(9), name: 'Costlier' });
    expect((await logOf(id)).map(([field]) => field)).toContain('budget');
    expect((await logOf(id, client)).map(([field]) => field)).toEqual(['name', 'created']);
  });
});

describe('somebody who changes many projects at once', () => {
  it('sees each noted where something changed', async () => {
    const a = await create({ name: 'First of many', status: 1 });
    const b = await create({ name: 'Second of many', status: 3 });
    const body = {
      ids: [a.id, b.id],
      action: 'update' as const,
      values: { status: 3 as const, client_id: 1 },
    };
    expect(await admin.call(projects.bulk, { body })).toEqual({ count: 2 });
    expect(await fieldsOf(a.id)).toEqual(new Set(['client_id', 'created', 'status']));
    expect(await fieldsOf(b.id)).toEqual(new Set(['client_id', 'created']));
    expect(await read(b.id)).toMatchObject({ status: 3, client_id: 1, version: 2 });
  });
});
