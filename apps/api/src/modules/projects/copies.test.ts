import { type BodyOf, meetings, notifications, projects, sprints, tasks } from '@bureau/contract';
import { eq } from '../../db/orm.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../db/schema/index.ts';
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

type Create = BodyOf<typeof projects.create>;

const create = (body: Create) => admin.call(projects.create, { body });

describe('somebody who makes a project after the model of another', () => {
  it('gets its people and tasks, not begun, on dates that moved with its start', async () => {
    const model = await create({
      name: 'Model',
      client_id: 1,
      manager_id: 3,
      members: [{ user_id: 4, project_role: 'Builder' }],
      status: 2,
      start_date: '2026-01-30',
      due_date: '2026-02-28',
      budget: { amount: 50, currency: 'EUR' },
      tags: ['yearly'],
    });
    const task = (title: string, more: object) =>
      admin.call(tasks.create, { body: { title, project_id: model.id, ...more } });
    await task('Dig a hole', { status: 6, progress: 100, due_date: '2026-02-10', assignee_ids: [4] });
    await task('Not needed', { status: 5 });
    await task('Fill the hole', { start_date: '2026-02-11', estimated_minutes: 90 });
    const copy = await manager.call(projects.duplicate, {
      params: { id: model.id },
      body: { name: 'Copy', start_date: '2026-02-02', with_tasks: true },
    });
    expect(copy).toMatchObject({
      status: 1,
      manager_id: 3,
      start_date: '2026-02-02',
      due_date: '2026-03-03',
      budget: { amount: 50, currency: 'EUR' },
      task_count: 2,
      tags: ['yearly'],
      version: 1,
    });
    expect(copy.members).toMatchObject([{ user_id: 4, project_role: 'Builder' }]);
    const { data } = await admin.call(tasks.list, {
      query: { filter: { project_id: [copy.id] }, sort: ['code'] },
    });
    expect(data).toMatchObject([
      {
        title: 'Dig a hole',
        status: 1,
        progress: 0,
        due_date: '2026-02-13',
        assignees: [{ user_id: 4 }],
        created_by: 3,
      },
      { title: 'Fill the hole', start_date: '2026-02-14', due_date: null, estimated_minutes: 90, version: 1 },
    ]);
    const next = await task('The next number', {});
    const numbers = [...data, next].map(({ code }) => Number(code.slice(4)));
    expect(numbers.map((number) => number - (numbers[0] ?? 0))).toEqual([0, 1, 2]);
    expect((await admin.call(tasks.list, { query: { q: data[0]?.code ?? '' } })).data).toHaveLength(1);
    const without = await admin.call(projects.duplicate, {
      params: { id: model.id },
      body: { name: 'Bare' },
    });
    expect(without).toMatchObject({ task_count: 0, start_date: '2026-01-30', due_date: '2026-02-28' });
  });

  it('finds how its tasks hang together, nothing ticked off, and tells those who are assigned', async () => {
    const model = await create({ name: 'Woven', members: [{ user_id: 4 }] });
    const sprint = await admin.call(sprints.create, { body: { name: 'Week 1', project_id: model.id } });
    const task = async (title: string, more: object) =>
      (await admin.call(tasks.create, { body: { title, project_id: model.id, ...more } })).id;
    const gone = await task('Cancelled', { status: 5 });
    const base = await task('Base', { sprint_id: sprint.id, assignee_ids: [4], labels: ['stone'] });
    const wall = await task('Wall', {
      parent_id: base,
      dependency_ids: [base, gone],
      checklist: [
        { title: 'Order bricks', is_done: true },
        { title: 'Mix mortar', is_done: false },
      ],
      watcher_ids: [4],
    });
    await task('Roof', { parent_id: gone, dependency_ids: [wall] });
    const copy = await admin.call(projects.duplicate, {
      params: { id: model.id },
      body: { name: 'Woven again', with_tasks: true },
    });
    const { data } = await admin.call(tasks.list, {
      query: { filter: { project_id: [copy.id] }, sort: ['code'] },
    });
    const [newBase, newWall, newRoof] = await Promise.all(
      data.map(({ id }) => admin.call(tasks.one, { params: { id } })),
    );
    expect(newBase).toMatchObject({ title: 'Base', sprint_id: null, labels: ['stone'] });
    expect(newWall).toMatchObject({
      title: 'Wall',
      parent_id: newBase?.id,
      dependencies: [{ id: newBase?.id }],
      checklist: [
        { title: 'Order bricks', is_done: false },
        { title: 'Mix mortar', is_done: false },
      ],
      watchers: [{ user_id: 4 }],
    });
    expect(newRoof).toMatchObject({ title: 'Roof', parent_id: null, dependencies: [{ id: newWall?.id }] });
    const staff = await server.as('user');
    const told = await staff.call(notifications.list, { body: { length: 10 } });
    expect(told[0]).toMatchObject({ route: 'tasks', route_related_id: newBase?.id });
  });

  it('takes over what recurs, and counts nothing as completed that was so in the model', async () => {
    const model = await create({ name: 'Every week' });
    const meeting = await admin.call(meetings.create, {
      body: { title: 'Kick-off', starts_at: '2026-01-05T09:00:00.000Z', project_id: model.id },
    });
    const recurring = await admin.call(tasks.create, {
      body: {
        title: 'Water the plants',
        project_id: model.id,
        meeting_id: meeting.id,
        due_date: '2026-01-05',
        recurrence: 'FREQ=WEEKLY',
      },
    });
    await admin.call(tasks.statusChange, { params: { id: recurring.id }, body: { status: 6 } });
    const copy = await admin.call(projects.duplicate, {
      params: { id: model.id },
      body: { name: 'Every week again', with_tasks: true },
    });
    const { data } = await admin.call(tasks.list, {
      query: { filter: { project_id: [copy.id] }, sort: ['code'] },
    });
    const notBegun = { title: 'Water the plants', status: 1, completed_at: null, meeting_id: null };
    expect(data).toMatchObject([
      { ...notBegun, recurrence: null },
      { ...notBegun, recurrence: 'FREQ=WEEKLY' },
    ]);
    const [, next] = data;
    const related = await admin.call(tasks.related, { params: { id: next?.id ?? 0 } });
    expect(related.previous).toEqual([]);
  });

  it('gets those of its tasks that are still there, while somebody else deletes some', async () => {
    for (let round = 0; round < 8; round++) {
      const model = await create({ name: `Shrinking ${round}` });
      const ids: number[] = [];
      for (let n = 0; n < 6; n++) {
        const body = { title: `Going ${n}`, project_id: model.id };
        ids.push((await admin.call(tasks.create, { body })).id);
      }
      const body = { name: `Shrunk ${round}`, with_tasks: true };
      const wish = { params: { id: model.id }, body };
      const copies = Array.from({ length: 4 }, () => admin.try(projects.duplicate, wish));
      const removals = ids.map((id) => admin.try(tasks.remove, { params: { id } }));
      expect((await Promise.all(removals)).map(({ status }) => status)).toEqual(ids.map(() => 204));
      for (const { status } of await Promise.all(copies)) expect(status).toBe(201);
    }
  });

  it('assigns its tasks to nobody who has left', async () => {
    const model = await create({ name: 'Left alone' });
    const body = { title: 'Shared', project_id: model.id, assignee_ids: [4, 7] };
    await admin.call(tasks.create, { body });
    const setActive = (isActive: boolean) => server.db.update(users).set({ isActive }).where(eq(users.id, 7));
    await setActive(false);
    const copy = await admin.call(projects.duplicate, {
      params: { id: model.id },
      body: { name: 'Still here', with_tasks: true },
    });
    await setActive(true);
    const { data } = await admin.call(tasks.list, { query: { filter: { project_id: [copy.id] } } });
    expect(data).toMatchObject([{ title: 'Shared', assignees: [{ user_id: 4 }] }]);
    expect(data[0]?.assignees).toHaveLength(1);
  });
});

describe('projects as a file', () => {
  it('come back as they went out', async () => {
    const made = await create({
      name: 'Round trip',
      client_id: 2,
      manager_id: 6,
      members: [{ user_id: 4 }, { user_id: 7 }],
      status: 4,
      start_date: '2026-05-01',
      progress: 30,
      estimated_minutes: 90,
      billing_type: 'hourly',
      tags: ['a', 'b'],
    });
    const file = await admin.fetch(`/api/projects/export?format=csv&q=round%20trip`);
    const answer = await admin.call(projects.import, { file: { content: await file.text() } });
    expect(answer).toMatchObject({ created: 1, failed: 0 });
    const { data } = await admin.call(projects.list, { query: { q: 'round trip', sort: ['code'] } });
    const strip = ({
      id: _id,
      code: _code,
      created_at: _at,
      updated_at: _then,
      ...rest
    }: (typeof data)[number]) => rest;
    expect(data).toHaveLength(2);
    expect(data.map(strip)[1]).toEqual(strip(data[0] ?? made));
  });
});
