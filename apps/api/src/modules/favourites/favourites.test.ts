import { favouriteLimit, favourites, savedViews, tasks } from '@bureau/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { favourites as table } from '../../db/schema/index.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import type { TestClient } from '../../testing/TestClient.ts';
import { userIdOf } from '../../testing/userIdOf.ts';

let server: TestServer;
let admin: TestClient;
let staff: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  [admin, staff] = await Promise.all([server.as('admin'), server.as('user')]);
});
afterAll(() => server.stop());

const all = (client: TestClient) => client.call(favourites.all);
const empty = async (client: TestClient) => {
  for (const { id } of await all(client)) await client.call(favourites.remove, { params: { id } });
};

describe('somebody who marks favourites', () => {
  it('finds records, views and lists, and each of them once', async () => {
    const { id, code } = await admin.call(tasks.create, { body: { title: 'Call the printer' } });
    const view = await admin.call(savedViews.create, {
      body: { resource: 'tasks', name: 'Urgent', query: 'sort=-due_date' },
    });
    await admin.call(favourites.create, { body: { resource: 'tasks', record_id: id } });
    await admin.call(favourites.create, { body: { resource: 'tasks', view_id: view.id } });
    await admin.call(favourites.create, { body: { resource: 'projects' } });
    const again = await admin.call(favourites.create, { body: { resource: 'tasks', record_id: id } });
    const listed = await all(admin);
    expect(again).toEqual(listed[0]);
    expect(listed).toMatchObject([
      { resource: 'tasks', record_id: id, title: 'Call the printer', code, route: `/tasks/detail/${id}` },
      { view_id: view.id, title: 'Urgent', route: `/tasks?view=${view.id}&sort=-due_date` },
      { resource: 'projects', record_id: null, view_id: null, title: null, route: '/projects' },
    ]);
    expect(await all(staff)).toEqual([]);
    await empty(admin);
  });

  it('reads titles as they are now, and nothing of what was deleted', async () => {
    const { id } = await admin.call(tasks.create, { body: { title: 'Before' } });
    const view = await admin.call(savedViews.create, {
      body: { resource: 'tasks', name: 'Passing', query: '' },
    });
    await admin.call(favourites.create, { body: { resource: 'tasks', record_id: id } });
    await admin.call(favourites.create, { body: { resource: 'tasks', view_id: view.id } });
    await admin.call(tasks.update, { params: { id }, body: { title: 'After' } });
    expect((await all(admin)).map(({ title }) => title)).toEqual(['After', 'Passing']);
    await admin.call(tasks.remove, { params: { id } });
    await admin.call(savedViews.remove, { params: { id: view.id } });
    expect(await all(admin)).toEqual([]);
    expect(await server.db.select().from(table)).toEqual([]);
  });

  it('cannot mark what they may not see, nor remove favourites of others', async () => {
    const client = await server.as('client');
    const { id } = await admin.call(tasks.create, { body: { title: 'Internal' } });
    const mark = (body: object) => client.send('POST', '/api/favourites', JSON.stringify(body));
    expect((await mark({ resource: 'tasks', record_id: id })).status).toBe(404);
    expect((await mark({ resource: 'roles' })).status).toBe(403);
    expect((await mark({ resource: 'tasks', record_id: id, view_id: 1 })).status).toBe(422);
    const own = await admin.call(favourites.create, { body: { resource: 'tasks', record_id: id } });
    const removal = await staff.try(favourites.remove, { params: { id: own.id } });
    expect(removal.status).toBe(404);
    expect(await all(admin)).toHaveLength(1);
    await empty(admin);
  });

  it('no longer sees a record that was hidden from them since', async () => {
    const { id } = await admin.call(tasks.create, { body: { title: 'Internal' } });
    const userId = await userIdOf(server.db, 'client');
    await server.db
      .insert(table)
      .values({ userId, resource: 'tasks', recordId: id, createdAt: server.clock.now });
    expect(await all(await server.as('client'))).toEqual([]);
  });

  it('may have fifty', async () => {
    const userId = await userIdOf(server.db, 'user');
    const rows = Array.from({ length: favouriteLimit }, (_, index) => ({
      userId,
      resource: 'tasks' as const,
      recordId: index + 1,
      createdAt: server.clock.now,
    }));
    await server.db.insert(table).values(rows);
    const { status, body } = await staff.try(favourites.create, { body: { resource: 'tasks' } });
    expect([status, body]).toMatchObject([
      422,
      { error: 'You can have at most 50 favourites. Remove one first.' },
    ]);
  });
});
