import { holidays, planner, projects, type QueryOf, sprints, tasks } from '@bureau/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import type { TestClient } from '../../testing/TestClient.ts';

let server: TestServer;
let admin: TestClient;
let manager: TestClient;
let staff: TestClient;
let client: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  [admin, manager, staff, client] = await Promise.all([
    server.as('admin'),
    server.as('project manager'),
    server.as('user'),
    server.as('client'),
  ]);
});
afterAll(() => server.stop());

const period = { from: '2031-03-01', to: '2031-05-31' };

type Query = Partial<QueryOf<typeof planner.rows>>;

const read = (by: TestClient, query: Query = {}) => by.call(planner.rows, { query: { ...period, ...query } });
const rowsOf = async (projectId: number, by = admin) =>
  (await read(by, { filter: { id: [projectId] } })).rows;

const makeProject = (more: object = {}) =>
  admin.call(projects.create, {
    body: {
      name: 'Pier',
      client_id: 1,
      manager_id: 3,
      members: [{ user_id: 4 }],
      start_date: '2031-03-03',
      due_date: '2031-04-30',
      ...more,
    },
  });
const makeTask = (project_id: number, title: string, more: object = {}) =>
  admin.call(tasks.create, { body: { title, project_id, ...more } });

describe('somebody who plans projects', () => {
  it('sees what has a day in the period or no dates yet, each by what it belongs to', async () => {
    const { id } = await makeProject();
    const sprint = await admin.call(sprints.create, {
      body: { name: 'First', project_id: id, start_date: '2031-03-03', end_date: '2031-03-14' },
    });
    const dig = await makeTask(id, 'Dig', {
      sprint_id: sprint.id,
      start_date: '2031-02-20',
      due_date: '2031-03-01',
      status: 6,
    });
    const build = await makeTask(id, 'Build', {
      due_date: '2031-03-20',
      dependency_ids: [dig.id],
      progress: 40,
    });
    const part = await makeTask(id, 'Part', { parent_id: build.id, start_date: '2031-03-18' });
    const undated = await makeTask(id, 'Some day');
    await makeTask(id, 'Before', { due_date: '2031-02-28' });
    await makeTask(id, 'After', { start_date: '2031-06-01' });
    await makeTask(id, 'Not needed', { due_date: '2031-03-20', status: 5 });
    await makeTask(id, 'Done without a date', { status: 6 });
    const rows = await rowsOf(id);
    expect(rows.map(({ kind, title }) => [kind, title])).toEqual([
      ['projects', 'Pier'],
      ['sprints', 'First'],
      ['tasks', 'Dig'],
      ['tasks', 'Part'],
      ['tasks', 'Build'],
      ['tasks', 'Some day'],
    ]);
    expect(rows[0]).toMatchObject({
      id,
      status: 1,
      start_date: '2031-03-03',
      end_date: '2031-04-30',
      version: 1,
    });
    expect(rows[1]).toMatchObject({ project_id: id, progress: 100, end_date: '2031-03-14' });
    expect(rows[2]).toMatchObject({
      sprint_id: sprint.id,
      progress: 100,
      baseline: null,
      dependency_ids: [],
    });
    expect(rows[3]).toMatchObject({ id: part.id, parent_id: build.id });
    expect(rows[4]).toMatchObject({ start_date: null, progress: 40, dependency_ids: [dig.id] });
    expect(rows[5]).toMatchObject({ id: undated.id, start_date: null, end_date: null });
  });

  it('chooses projects by the filters of their list', async () => {
    const { id } = await makeProject({ name: 'On hold', status: 3, client_id: 2 });
    await makeTask(id, 'Waiting', { due_date: '2031-03-20' });
    const titles = async (query: Query) => (await read(admin, query)).rows.map(({ title }) => title);
    expect(await titles({ filter: { status: [3], client_id: [2] }, q: 'on hold' })).toEqual([
      'On hold',
      'Waiting',
    ]);
    expect(await titles({ filter: { status: [2], id: [id] } })).toEqual([]);
    const loose = await admin.call(tasks.create, {
      body: { title: 'Of no project', due_date: '2031-03-05' },
    });
    expect((await read(admin)).rows).toContainEqual(
      expect.objectContaining({ id: loose.id, project_id: null }),
    );
    expect(await titles({ filter: { status: [1, 2, 3, 4, 5] } })).not.toContain('Of no project');
  });

  it('sees the days off of the company; nobody of a client is told what it celebrates', async () => {
    await admin.call(holidays.create, {
      body: { name: 'Harbour days', start_date: '2030-04-10', end_date: '2030-04-11', is_yearly: true },
    });
    const all = await read(manager);
    expect(all.days_off).toEqual([0, 6]);
    expect(all.holidays.filter(({ name }) => name === 'Harbour days')).toEqual([
      { date: '2031-04-10', name: 'Harbour days' },
      { date: '2031-04-11', name: 'Harbour days' },
    ]);
    expect(await read(client)).toMatchObject({ days_off: [0, 6], holidays: [] });
  });

  it.each([
    [{ from: '2031-03-09', to: '2031-03-03' }, 'Must not be before the start date.'],
    [{ from: '2000-03-03', to: '2032-03-03' }, 'Must be within 3700 days of the start.'],
  ])('is told what is wrong with the period %o', async (query, message) => {
    expect(await admin.try(planner.rows, { query })).toMatchObject({
      status: 422,
      body: { errors: { to: [message] } },
    });
  });
});

describe('who sees what of a plan', () => {
  it('is who sees it in its list, and of each kind only with its permission', async () => {
    const hidden = await makeProject({ name: 'Of others', client_id: 2, manager_id: 6, members: [] });
    await makeTask(hidden.id, 'Secret', { due_date: '2031-03-20' });
    const mine = await makeTask(hidden.id, 'Help out', { due_date: '2031-03-20', assignee_ids: [4] });
    const shared = await makeProject({ name: 'Shared' });
    await makeTask(shared.id, 'Together', { due_date: '2031-03-20' });
    for (const by of [manager, staff, client]) {
      const { rows } = await read(by);
      const titles = rows.map(({ title }) => title);
      expect(titles).toEqual(expect.arrayContaining(['Shared', 'Together']));
      expect(titles).not.toContain('Of others');
      expect(titles).not.toContain('Secret');
      expect(rows.some(({ id, kind }) => kind === 'tasks' && id === mine.id)).toBe(by === staff);
    }
    await server.db.execute(`delete from role_permissions where permission = 'tasks_view' and role_id = 4`);
    const kinds = new Set((await read(staff)).rows.map(({ kind }) => kind));
    expect(kinds).toEqual(new Set(['projects', 'sprints']));
    await server.db.execute(
      `delete from role_permissions where permission = 'projects_view' and role_id = 4`,
    );
    expect((await read(staff)).rows).toEqual([]);
    await server.db.execute(`insert into role_permissions values (4, 'tasks_view'), (4, 'projects_view')`);
  });
});

describe('a project that is moved', () => {
  it('takes with it what is planned in it, and leaves what is closed; moved back, all is as it was', async () => {
    const { id } = await makeProject();
    const make = (name: string, status: 1 | 5) =>
      admin.call(sprints.create, {
        body: { name, project_id: id, status, start_date: '2031-03-03', end_date: '2031-03-14' },
      });
    const [open, over] = [await make('Next', 1), await make('Over', 5)];
    const task = await makeTask(id, 'Build', { start_date: '2031-03-10', due_date: '2031-03-20' });
    const due = await makeTask(id, 'Hand over', { due_date: '2031-03-31' });
    const done = await makeTask(id, 'Dig', { due_date: '2031-03-05', status: 6 });
    const datesOf = async () =>
      new Map((await rowsOf(id)).map((row) => [row.title, [row.start_date, row.end_date, row.version]]));
    const before = await datesOf();
    const moved = await manager.call(projects.move, { params: { id }, body: { days: 7, version: 1 } });
    expect(moved).toMatchObject({ start_date: '2031-03-10', due_date: '2031-05-07', version: 2 });
    expect(Object.fromEntries(await datesOf())).toEqual({
      Pier: ['2031-03-10', '2031-05-07', 2],
      [open.name]: ['2031-03-10', '2031-03-21', 2],
      [over.name]: ['2031-03-03', '2031-03-14', 1],
      [task.title]: ['2031-03-17', '2031-03-27', 2],
      [due.title]: [null, '2031-04-07', 2],
      [done.title]: [null, '2031-03-05', 1],
    });
    const { data } = await admin.call(tasks.activities, { params: { id: task.id } });
    expect(data.slice(0, 2)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ field: 'start_date', old_value: '2031-03-10', new_value: '2031-03-17' }),
        expect.objectContaining({ field: 'due_date', old_value: '2031-03-20', new_value: '2031-03-27' }),
      ]),
    );
    await manager.call(projects.move, { params: { id }, body: { days: -7, version: 2 } });
    for (const [title, [start, end]] of await datesOf())
      expect([title, start, end]).toEqual([title, ...(before.get(title) ?? []).slice(0, 2)]);
  });

  it('stays where it is for who may not change its tasks, or has seen another version', async () => {
    const { id } = await makeProject();
    expect(await admin.try(projects.move, { params: { id }, body: { days: 7, version: 4 } })).toMatchObject({
      status: 409,
      body: { current: { id, version: 1 } },
    });
    await server.db.execute(`insert into role_permissions values (4, 'projects_edit')`);
    expect((await staff.try(projects.move, { params: { id }, body: { days: 7 } })).status).toBe(403);
    await server.db.execute(
      `delete from role_permissions where permission = 'projects_edit' and role_id = 4`,
    );
    expect((await admin.try(projects.move, { params: { id }, body: { days: 4000 } })).status).toBe(422);
    expect(await admin.call(projects.move, { params: { id }, body: { days: 0 } })).toMatchObject({
      version: 1,
    });
  });
});

describe('a baseline', () => {
  it('keeps the dates as they are, until it is kept anew or cleared', async () => {
    const { id } = await makeProject();
    const task = await makeTask(id, 'Build', { start_date: '2031-03-10', due_date: '2031-03-20' });
    await makeTask(id, 'Some day');
    expect(await manager.call(projects.keepBaseline, { params: { id }, body: {} })).toEqual({ count: 2 });
    await admin.call(tasks.update, { params: { id: task.id }, body: { due_date: '2031-03-25' } });
    const kept = async () => (await rowsOf(id)).map(({ baseline }) => baseline);
    expect(await kept()).toEqual([
      { start_date: '2031-03-03', end_date: '2031-04-30' },
      { start_date: '2031-03-10', end_date: '2031-03-20' },
      null,
    ]);
    await manager.call(projects.keepBaseline, { params: { id }, body: {} });
    expect((await kept())[1]).toEqual({ start_date: '2031-03-10', end_date: '2031-03-25' });
    await manager.call(projects.clearBaseline, { params: { id } });
    expect(await kept()).toEqual([null, null, null]);
  });

  it('is of the project that a task was in', async () => {
    const [first, second] = [await makeProject(), await makeProject({ name: 'Second' })];
    const task = await makeTask(first.id, 'Build', { due_date: '2031-03-20' });
    await admin.call(projects.keepBaseline, { params: { id: first.id }, body: {} });
    await admin.call(tasks.update, { params: { id: task.id }, body: { project_id: second.id } });
    expect((await rowsOf(second.id)).map(({ baseline }) => baseline)).toEqual([null, null]);
  });
});
