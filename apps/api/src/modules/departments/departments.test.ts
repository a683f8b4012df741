import { departments, roles, savedViews, users } from '@bureau/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../db/orm.ts';
import { writeSettings } from '../../db/settings/queries.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import type { TestClient } from '../../testing/TestClient.ts';
import { waitForLock } from '../../testing/waitForLock.ts';

let server: TestServer;
let admin: TestClient;
let count = 0;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
});
afterAll(() => server.stop());

const create = (body: object = {}) =>
  admin.call(departments.create, { body: { name: `Department ${(count += 1)}`, ...body } });
const read = async (q: string) => (await admin.call(departments.list, { query: { q, sort: ['name'] } })).data;

describe('an administrator who brings the departments of a company', () => {
  it('imports them with their heads, whom their name or address finds, and is told of the one who is unknown', async () => {
    const rows = ['Name,Description,Head', 'Baking,Bread,manager@bureau.example', 'Brewing,,Tomás Herrera'];
    const load = (...more: readonly string[]) =>
      admin.call(departments.import, { file: { content: [...rows, ...more].join('\n') } });
    expect(await load('Bottling,,Nobody Known')).toMatchObject({
      created: 0,
      errors: [{ row: 4, field: 'head' }],
    });
    expect(await load()).toMatchObject({ created: 2, failed: 0 });
    expect((await read('')).filter(({ created_by: by }) => by === 2)).toMatchObject([
      { name: 'Baking', head_firstname: 'Amara' },
      { name: 'Brewing', head_firstname: 'Tomás' },
    ]);
    const file = {
      content: 'Username,First name,Surname,E-mail,Department\nbaker,Ida,Baker,ida@x.com,brewing',
    };
    expect(await admin.call(users.import, { file })).toMatchObject({ created: 1 });
    expect(await read('brewing')).toMatchObject([{ member_count: 1 }]);
  });

  it('saves a view of them, which nobody but administrators may', async () => {
    const body = { resource: 'departments', name: 'Mine', query: 'sort=name', is_shared: true } as const;
    expect((await admin.try(savedViews.create, { body })).status).toBe(201);
    expect((await (await server.as('user')).try(savedViews.create, { body })).status).toBe(403);
  });
});

describe('an administrator who changes several departments at once', () => {
  const bulk = (ids: readonly number[], values?: object) =>
    admin.try(departments.bulk, {
      body: { ids: [...ids], ...(values ? { action: 'update', values } : { action: 'delete' }) },
    });

  it('gives them one head, of which the log of each tells', async () => {
    const ids = [(await create()).id, (await create()).id];
    expect((await bulk(ids, { head_id: 3 })).status).toBe(200);
    const { data } = await admin.call(departments.activities, { params: { id: ids[1] ?? 0 } });
    expect(data[0]).toMatchObject({ field: 'head_id', new_value: 'Amara Okafor' });
  });

  it('deletes none where people or roles are in one, and is told how many', async () => {
    await writeSettings(server.db, { is_demo: false });
    const [empty, named] = [await create(), await create()];
    const { id } = await admin.call(roles.create, { body: { name: 'Baker', department_id: named.id } });
    expect(await bulk([empty.id, named.id])).toMatchObject({
      status: 422,
      body: { blocked_by: [{ resource: 'roles', count: 1 }] },
    });
    expect(await bulk([empty.id, 1, 2])).toMatchObject({
      status: 422,
      body: { blocked_by: [{ resource: 'users' }] },
    });
    await admin.call(roles.remove, { params: { id } });
    expect((await bulk([empty.id, named.id])).status).toBe(200);
    await writeSettings(server.db, { is_demo: true });
  });

  it('leaves those of the demonstration alone, while it is one', async () => {
    const { id } = await create();
    expect((await bulk([id, 1])).status).toBe(403);
    expect((await bulk([id])).status).toBe(200);
  });

  it('says that a department is gone to whoever puts somebody there meanwhile', async () => {
    const { id } = await create();
    const body = { positions: [{ role_id: 4, department_id: id }] };
    const put = await server.db.transaction(async (tx) => {
      await tx.execute(sql`delete from departments where id = ${id}`);
      const answer = admin.try(users.update, { params: { id: 8 }, body });
      await waitForLock(server.db);
      return { answer };
    });
    expect(await put.answer).toMatchObject({
      status: 422,
      body: { errors: { 'positions.0.department_id': ['This department does not exist.'] } },
    });
  });
});
