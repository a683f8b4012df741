import { savedViews } from '@bureau/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { savedViews as table } from '../../db/schema/index.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import type { TestClient } from '../../testing/TestClient.ts';
import { viewLimit } from './rules.ts';

let server: TestServer;
let manager: TestClient;
let staff: TestClient;
let admin: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  [manager, staff, admin] = await Promise.all([
    server.as('project manager'),
    server.as('user'),
    server.as('admin'),
  ]);
});
afterAll(() => server.stop());

const save = (client: TestClient, name: string, isShared = false) =>
  client.call(savedViews.create, {
    body: { resource: 'tasks', name, query: 'sort=-due_date', is_shared: isShared },
  });
const names = async (client: TestClient) =>
  (await client.call(savedViews.list, { query: { filter: { resource: ['tasks'] } } })).data.map(
    ({ name }) => name,
  );

describe('somebody who saves views', () => {
  it('finds their own and those that others share, by name', async () => {
    await save(manager, 'zeta');
    await save(manager, 'Alpha', true);
    const own = await save(staff, 'middle');
    expect(own).toMatchObject({ is_own: true, is_shared: false, query: 'sort=-due_date', version: 1 });
    expect(await names(staff)).toEqual(['Alpha', 'middle']);
    expect(await names(manager)).toEqual(['Alpha', 'zeta']);
    expect((await staff.call(savedViews.list)).data[0]).toMatchObject({ name: 'Alpha', is_own: false });
  });

  it('gets one of their own or a shared one by its id, and no other', async () => {
    const shared = await save(manager, 'For all', true);
    const own = await save(manager, 'For me');
    const one = (client: TestClient, id: number) => client.try(savedViews.one, { params: { id } });
    expect((await one(manager, own.id)).body).toEqual(own);
    expect((await one(staff, shared.id)).body).toEqual({ ...shared, is_own: false });
    expect((await one(staff, own.id)).status).toBe(404);
    await manager.call(savedViews.remove, { params: { id: shared.id } });
    await manager.call(savedViews.remove, { params: { id: own.id } });
  });

  it('may have each name once, whatever its case', async () => {
    const view = await save(manager, 'Mine');
    const { status, body } = await manager.try(savedViews.create, {
      body: { resource: 'tasks', name: 'mINE', query: '' },
    });
    expect([status, body]).toEqual([422, { errors: { name: ['You already have a view with this name.'] } }]);
    await save(staff, 'Mine');
    const renamed = await manager.call(savedViews.update, {
      params: { id: view.id },
      body: { name: 'MINE' },
    });
    expect(renamed).toMatchObject({ name: 'MINE', version: 2 });
  });

  it('is told when somebody has changed it meanwhile', async () => {
    const view = await save(manager, 'Moving on');
    const params = { id: view.id };
    await manager.call(savedViews.update, { params, body: { query: 'q=x', version: 1 } });
    const { status, body } = await manager.try(savedViews.update, {
      params,
      body: { query: 'q=y', version: 1 },
    });
    expect([status, body]).toMatchObject([409, { current: { query: 'q=x', version: 2 } }]);
  });

  it('may not change those of others, which administrators may when they are shared', async () => {
    const shared = await save(manager, 'Shared', true);
    const own = await save(manager, 'Private');
    const body = { name: 'Taken over' };
    expect((await staff.try(savedViews.update, { params: { id: shared.id }, body })).status).toBe(403);
    expect((await staff.try(savedViews.remove, { params: { id: shared.id } })).status).toBe(403);
    expect((await staff.try(savedViews.remove, { params: { id: own.id } })).status).toBe(404);
    expect((await admin.try(savedViews.remove, { params: { id: own.id } })).status).toBe(404);
    const changed = await admin.call(savedViews.update, { params: { id: shared.id }, body });
    expect(changed).toMatchObject({ name: 'Taken over', is_own: false });
    await admin.call(savedViews.remove, { params: { id: shared.id } });
    expect((await manager.try(savedViews.remove, { params: { id: shared.id } })).status).toBe(404);
  });

  it('may have two hundred', async () => {
    const client = await server.as('client');
    const { created_by: owner } = await save(client, 'The first');
    const rows = Array.from({ length: viewLimit - 1 }, (_, n) => ({
      resource: 'tasks' as const,
      name: `View ${n}`,
      nameSort: `view ${n}`,
      query: '',
      createdBy: owner ?? 0,
    }));
    await server.db.insert(table).values(rows);
    const { status, body } = await client.try(savedViews.create, {
      body: { resource: 'tasks', name: 'One too many', query: '' },
    });
    expect([status, body]).toEqual([
      422,
      { errors: { name: ['You can save at most 200 views. Delete one first.'] } },
    ]);
  });
});
