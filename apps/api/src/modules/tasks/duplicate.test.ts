import { type BodyOf, projects, sprints, tasks } from '@bureau/contract';
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

const create = (body: BodyOf<typeof tasks.create>) => admin.call(tasks.create, { body });

describe('somebody who makes a task after the model of another', () => {
  it('gets all that is known of it, as not begun', async () => {
    const model = await create({
      title: 'Audit',
      status: 6,
      progress: 80,
      priority: 2,
      due_date: '2026-05-01',
      estimated_minutes: 90,
      labels: ['yearly'],
      assignee_ids: [4],
      checklist: [{ title: 'Ask', is_done: true }],
    });
    const copy = await admin.call(tasks.duplicate, {
      params: { id: model.id },
      body: { with_checklist: true },
    });
    expect(copy).toMatchObject({
      title: 'Audit',
      status: 1,
      progress: 0,
      priority: 2,
      due_date: '2026-05-01',
      estimated_minutes: 90,
      labels: ['yearly'],
      assignees: [{ user_id: 4 }],
      checklist: [{ title: 'Ask', is_done: false }],
      version: 1,
    });
    expect(copy.id).not.toBe(model.id);
    const bare = await admin.call(tasks.duplicate, { params: { id: model.id }, body: {} });
    expect(bare.checklist).toEqual([]);
  });

  it('gets it in no sprint where that of the model is over, also for the tasks below it', async () => {
    const { id: project_id } = await admin.call(projects.create, { body: { name: 'In sprints' } });
    const sprint = await admin.call(sprints.create, { body: { name: 'Week 1', project_id } });
    const place = { project_id, sprint_id: sprint.id };
    const top = await create({ title: 'Release', status: 6, ...place });
    await create({ title: 'Write notes', status: 6, parent_id: top.id, ...place });
    const duplicate = () =>
      admin.call(tasks.duplicate, { params: { id: top.id }, body: { with_subtasks: true } });
    expect((await duplicate()).sprint_id).toBe(sprint.id);
    await admin.call(sprints.start, { params: { id: sprint.id }, body: {} });
    await admin.call(sprints.complete, { params: { id: sprint.id }, body: { move_to: null } });
    const copy = await duplicate();
    expect(copy).toMatchObject({ status: 1, project_id, sprint_id: null });
    const { subtasks } = await admin.call(tasks.related, { params: { id: copy.id } });
    expect(subtasks).toMatchObject([{ title: 'Write notes', sprint_id: null }]);
  });

  it('gets the tasks below it with it, as a tree of their own, where that is asked for', async () => {
    const top = await create({ title: 'Move' });
    const middle = await create({ title: 'Pack', parent_id: top.id });
    await create({ title: 'Buy boxes', parent_id: middle.id });
    const copy = await admin.call(tasks.duplicate, {
      params: { id: top.id },
      body: { with_subtasks: true },
    });
    const { subtasks } = await admin.call(tasks.related, { params: { id: copy.id } });
    expect(subtasks.map(({ title }) => title)).toEqual(['Pack', 'Buy boxes']);
    expect(subtasks[1]?.parent_id).toBe(subtasks[0]?.id);
    const { subtasks: of } = await admin.call(tasks.related, { params: { id: top.id } });
    expect(of).toHaveLength(2);
    const single = await admin.call(tasks.duplicate, { params: { id: middle.id }, body: {} });
    expect(single.parent_id).toBe(top.id);
    expect((await admin.call(tasks.related, { params: { id: single.id } })).subtasks).toEqual([]);
  });
});
