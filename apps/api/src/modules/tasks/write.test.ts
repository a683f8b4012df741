import { type ErrorBody, type Task, type TaskUpdate, tasks } from '@bureau/contract';
import { eq } from '../../db/orm.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activities, audit, projects, taskAssignees, users } from '../../db/schema/index.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import type { TestClient } from '../../testing/TestClient.ts';

let server: TestServer;
let manager: TestClient;
let admin: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  manager = await server.as('project manager');
  admin = await server.as('admin');
});
afterAll(() => server.stop());

const create = (title: string, more: object = {}) => manager.call(tasks.create, { body: { title, ...more } });
const change = (id: number, body: TaskUpdate) => manager.call(tasks.update, { params: { id }, body });

async function log(id: number) {
  const { data } = await manager.call(tasks.activities, { params: { id } });
  return data.map(({ action, field, old_value: before, new_value: after }) => [action, field, before, after]);
}

describe('somebody who creates a task', () => {
  it('needs no more than a title', async () => {
    const task = await create('Water the plants');
    expect(task).toMatchObject({
      title: 'Water the plants',
      description: '',
      status: 1,
      priority: 4,
      progress: 0,
      project_id: null,
      assignees: [],
      created_firstname: 'Amara',
      created_lastname: 'Okafor',
      version: 1,
      created_at: server.clock.now.toISOString(),
    });
    expect(task.code).toBe(`TSK-${String(task.id).padStart(4, '0')}`);
    expect(await manager.call(tasks.one, { params: { id: task.id } })).toEqual(task);
  });

  it('finds everything again that was given', async () => {
    const given = {
      description: 'Ελλάς 日本 😀\nline two <b>not markup</b>',
      project_id: 1,
      status: 2,
      priority: 1,
      start_date: '2026-01-01',
      due_date: '2028-02-29',
      estimated_minutes: 90,
      progress: 35,
    } as const;
    const task = await admin.call(tasks.create, {
      body: { title: 'Everything', ...given, assignee_ids: [4, 9, 4] },
    });
    const description = '<p>Ελλάς 日本 😀<br />line two &lt;b&gt;not markup&lt;/b&gt;</p>';
    expect(task).toMatchObject({ ...given, description });
    expect(task.assignees.map((person) => person.firstname)).toEqual(['Björn', 'Jonas']);
  });

  it('stores a description sanitised, also when it is changed, and tells the log of new formatting', async () => {
    const body = { title: 'Formatted', description: '<p onclick="x()">Soon</p><script>alert(1)</script>' };
    const { id, description } = await manager.call(tasks.create, { body });
    expect(description).toBe('<p>Soon</p>');
    const params = { id };
    await change(id, { description: '<p><b>Soon</b><img src=x onerror=alert(1)></p>' });
    const stored = await manager.call(tasks.one, { params });
    expect(stored.description).toBe('<p><strong>Soon</strong></p>');
    const { data } = await manager.call(tasks.activities, { params });
    expect(data.find(({ field }) => field === 'description')).toMatchObject({
      old_value: '<p>Soon</p>',
      new_value: '<p><strong>Soon</strong></p>',
    });
    const again = { description: stored.description, version: stored.version };
    expect(await change(id, again)).toEqual(stored);
  });

  it('cannot use a project or people that do not exist', async () => {
    const { status, body } = await manager.try(tasks.create, {
      body: { title: 'Lost', project_id: 9999, assignee_ids: [4, 9999] },
    });
    expect(status).toBe(422);
    expect(body).toEqual({
      errors: {
        project_id: ['The record does not exist, or you do not have access to it.'],
        'assignee_ids.1': ['This user does not exist or is inactive.'],
      },
    });
  });
});

describe('somebody who is about to create a task', () => {
  it('is told which code it will have', async () => {
    const { code } = await manager.call(tasks.generatedId);
    expect((await create('The next one')).code).toBe(code);
  });
});

describe('somebody who changes a task', () => {
  it('changes one field and leaves the rest', async () => {
    const before = await create('Buy milk', { due_date: '2026-05-01' });
    server.clock.now = new Date(server.clock.now.getTime() + 60_000);
    const after = await change(before.id, { status: 2 });
    expect(after).toEqual({ ...before, status: 2, version: 2, updated_at: server.clock.now.toISOString() });
  });

  it('moves it to a status, unless somebody else was faster', async () => {
    const { id, version } = await create('To be moved');
    const move = (status: 2 | 6) =>
      manager.try(tasks.statusChange, { params: { id }, body: { status, version } });
    const moved = await move(6);
    expect(moved).toMatchObject({ status: 200, body: { status: 6, version: version + 1 } });
    expect(await move(2)).toMatchObject({ status: 409, body: { current: moved.body } });
    expect((await manager.send('PUT', `/api/tasks/status-change/${id}`, { status: 7 })).status).toBe(422);
  });

  it('finds each change in the activity log, with the value before and after, the newest first', async () => {
    const { id } = await admin.call(tasks.create, {
      body: { title: 'Old title', project_id: 1, assignee_ids: [4] },
    });
    const step = async (body: TaskUpdate) => {
      server.clock.now = new Date(server.clock.now.getTime() + 1000);
      await admin.call(tasks.update, { params: { id }, body });
    };
    await step({ title: 'New title' });
    await step({ due_date: '2026-06-01' });
    await step({ due_date: null, status: 3 });
    await step({ project_id: null });
    await step({ assignee_ids: [4, 9] });
    const { data } = await admin.call(tasks.activities, { params: { id } });
    const entries = data.map(({ field, old_value: before, new_value: after }) => [field, before, after]);
    const [newest] = data;
    const author = newest?.user_id ?? 0;
    await server.db.update(users).set({ avatar: '3-woman.png' }).where(eq(users.id, author));
    const shown = await admin.call(tasks.activities, { params: { id } });
    expect(shown.data[0]).toMatchObject({ user_id: author, firstname: 'Tomás', avatar: '3-woman.png' });
    await server.db.update(users).set({ avatar: null }).where(eq(users.id, author));
    const [task] = [await admin.call(tasks.one, { params: { id } })];
    expect(entries).toHaveLength(7);
    expect(entries[0]).toEqual(['assignee_ids', 'Jonas Weber', 'Björn Åkesson, Jonas Weber']);
    expect(entries[1]?.[0]).toBe('project_id');
    expect(entries[1]?.[2]).toBeNull();
    expect(entries.slice(2, 4).sort(([a], [b]) => String(a).localeCompare(String(b)))).toEqual([
      ['due_date', '2026-06-01', null],
      ['status', '1', '3'],
    ]);
    expect(entries.slice(4)).toEqual([
      ['due_date', null, '2026-06-01'],
      ['title', 'Old title', 'New title'],
      [null, null, null],
    ]);
    expect(data[0]).toMatchObject({ firstname: 'Tomás', lastname: 'Herrera' });
    expect(task.version).toBe(6);
  });

  it('leaves no trace of a change that changes nothing', async () => {
    const before = await create('As it was', { assignee_ids: [4] });
    const after = await change(before.id, {
      title: 'As it was',
      assignee_ids: [4],
      status: 1,
      project_id: null,
    });
    expect(after).toEqual(before);
    expect(await log(before.id)).toEqual([['created', null, null, null]]);
  });

  it('finds a task by its new title and no longer by the old one', async () => {
    const { id } = await create('Xylophone');
    await change(id, { title: 'Bassoon' });
    const total = async (q: string) => (await manager.call(tasks.list, { query: { q } })).meta.total;
    expect(await total('xylophone')).toBe(0);
    expect(await total('bassoon')).toBe(1);
  });

  it('is told when somebody else was faster, and gets the task as it is now', async () => {
    const { id } = await create('Two at once');
    const current = await change(id, { title: 'First', version: 1 });
    const { status, body } = await manager.try(tasks.update, {
      params: { id },
      body: { title: 'Second', version: 1 },
    });
    expect(status).toBe(409);
    expect(body).toEqual({ error: 'Someone else has changed this record in the meantime.', current });
    expect((await manager.call(tasks.one, { params: { id } })).title).toBe('First');
  });

  it('loses no change when many change different fields at once', async () => {
    const { id } = await create('Busy');
    const updates: TaskUpdate[] = Array.from({ length: 20 }, (_, n) =>
      n % 2 ? { progress: n } : { title: `Busy ${n}` },
    );
    await Promise.all(updates.map((body) => change(id, body)));
    const task = await manager.call(tasks.one, { params: { id } });
    const entries = (await log(id)).filter(([action]) => action === 'updated');
    expect(task.version).toBe(entries.length + 1);
    expect(entries).toHaveLength(20);
  });

  it('may keep an assignee who has left, but not add one', async () => {
    const { id } = await create('Handover', { assignee_ids: [20] });
    await server.db.execute('update users set is_active = false where id in (20, 21)');
    expect((await change(id, { assignee_ids: [20, 4] })).assignees).toHaveLength(2);
    const { status, body } = await manager.try(tasks.update, {
      params: { id },
      body: { assignee_ids: [20, 21] },
    });
    expect([status, body]).toEqual([
      422,
      { errors: { 'assignee_ids.1': ['This user does not exist or is inactive.'] } },
    ]);
  });

  it('sees the answer even when the change takes the task out of their sight', async () => {
    const [project] = await server.db
      .insert(projects)
      .values({ name: 'Secret', nameSort: 'secret', number: 900, code: 'PRJ-0900', searchText: 'secret' })
      .returning();
    const hidden = await admin.call(tasks.create, {
      body: { title: 'Passing by', assignee_ids: [3], project_id: project?.id ?? null },
    });
    const after: Task = await change(hidden.id, { assignee_ids: [] });
    expect(after.assignees).toEqual([]);
    const { status } = await manager.try(tasks.one, { params: { id: hidden.id } });
    expect(status).toBe(404);
  });
});

describe('somebody who asks when a task was completed', () => {
  const completion = async (id: number) => (await manager.call(tasks.one, { params: { id } })).completed_at;
  const later = () => {
    server.clock.now = new Date(server.clock.now.getTime() + 60_000);
    return server.clock.now.toISOString();
  };

  it('is told so by whichever way it was moved there, and no more once it is open again', async () => {
    const task = await create('Done by all ways', { status: 6 });
    expect(task.completed_at).toBe(server.clock.now.toISOString());
    later();
    await change(task.id, { progress: 100, status: 6 });
    expect(await completion(task.id)).toBe(task.completed_at);
    await change(task.id, { status: 2 });
    expect(await completion(task.id)).toBeNull();
    const ways = [
      () => manager.call(tasks.statusChange, { params: { id: task.id }, body: { status: 6 } }),
      () => manager.call(tasks.reorder, { body: { id: task.id, status: 6, before_id: null } }),
      () => manager.call(tasks.bulk, { body: { ids: [task.id], action: 'update', values: { status: 6 } } }),
    ];
    for (const move of ways) {
      const at = later();
      await move();
      later();
      await change(task.id, { title: `Done at ${at}` });
      expect(await completion(task.id)).toBe(at);
      await manager.call(tasks.reorder, { body: { id: task.id, status: 1, before_id: null } });
      expect(await completion(task.id)).toBeNull();
    }
  });

  it('is told of imported tasks as well, and finds them by the day', async () => {
    const day = later().slice(0, 10);
    await admin.call(tasks.import, {
      file: { content: 'title,status\nCame done,completed\nCame open,open' },
    });
    const query = { q: 'came', filter: { completed_at: { from: day, to: day } } };
    const { data } = await admin.call(tasks.list, { query });
    expect(data.map(({ title }) => title)).toEqual(['Came done']);
  });
});

describe('somebody who deletes a task', () => {
  it('finds it gone with its log and its assignees, and a line in the audit trail', async () => {
    const { id, code } = await create('Short-lived', { assignee_ids: [4] });
    await manager.call(tasks.remove, { params: { id } });
    const { status, body } = await manager.try(tasks.one, { params: { id } });
    expect([status, body]).toEqual<[number, ErrorBody]>([
      404,
      { error: 'The record does not exist, or you do not have access to it.' },
    ]);
    expect(await server.db.select().from(activities).where(eq(activities.recordId, id))).toEqual([]);
    expect(await server.db.select().from(taskAssignees).where(eq(taskAssignees.taskId, id))).toEqual([]);
    const trail = await server.db.select().from(audit).where(eq(audit.event, 'record.removed'));
    expect(trail.map(({ detail, userId }) => [detail, userId])).toEqual([[`${code} Short-lived`, 3]]);
  });

  it('cannot delete it twice', async () => {
    const { id } = await create('Once');
    await manager.call(tasks.remove, { params: { id } });
    expect((await manager.try(tasks.remove, { params: { id } })).status).toBe(404);
  });
});
