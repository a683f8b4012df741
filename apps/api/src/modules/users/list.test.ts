import { projects, type User, users } from '@bureau/contract';
import { eq } from '../../db/orm.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users as userTable } from '../../db/schema/index.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import type { TestClient } from '../../testing/TestClient.ts';

let server: TestServer;
let admin: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
});
afterAll(() => server.stop());

describe('somebody who looks for people', () => {
  it('finds them by name, code, username and address, with where they work', async () => {
    const client = await server.as('user');
    const find = async (q: string) =>
      (await client.call(users.list, { query: { q } })).data.map(({ code }) => code);
    expect(await find('dvorak jiri')).toEqual(['USR-0017']);
    expect(await find('usr-0004')).toEqual(['USR-0004']);
    expect(await find('marie-claire@')).toEqual(['USR-0016']);
    const [jonas] = (await client.call(users.list, { query: { q: 'Jonas Weber' } })).data;
    expect(jonas).toMatchObject({
      username: 'staff',
      avatar: '5-man.png',
      online_status: true,
      positions: [{ role_name: 'user', department_name: 'Development' }],
    });
  });

  it.each(users.list.list.sort)('sorts them by %s, both ways, each on one page', async (field) => {
    const list = async (sort: typeof field | `-${typeof field}`) => {
      const pages = await Promise.all(
        [1, 2, 3].map((page) => admin.call(users.list, { query: { sort: [sort], page, per_page: 10 } })),
      );
      return pages.flatMap(({ data }) => data);
    };
    const idsOf = (people: readonly Pick<User, 'id'>[], isEmpty: boolean) =>
      people.filter((person) => (Reflect.get(person, field) === null) === isEmpty).map(({ id }) => id);
    const [up, down] = [await list(field), await list(`-${field}`)];
    expect(new Set(up.map(({ id }) => id)).size).toBe(24);
    expect(idsOf(down, false)).toEqual(idsOf(up, false).reverse());
    // What is empty comes last in both directions.
    for (const people of [up, down])
      expect(people.map(({ id }) => id)).toEqual([...idsOf(people, false), ...idsOf(people, true)]);
  });

  it('filters them by department, role and whether they are active', async () => {
    const total = async (filter: object) => (await admin.call(users.list, { query: { filter } })).meta.total;
    const all = await total({});
    expect(await total({ role_id: [5] })).toBe(1);
    expect(await total({ department_id: [null] })).toBe(1);
    expect(await total({ department_id: [4] })).toBeGreaterThan(2);
    expect(await total({ department_id: [4, null] })).toBe((await total({ department_id: [4] })) + 1);
    await server.db.update(userTable).set({ isActive: false }).where(eq(userTable.id, 22));
    expect(await total({ is_active: ['true'] })).toBe(all - 1);
    expect(await total({ is_active: ['false'] })).toBe(1);
    expect(await total({ is_active: ['true', 'false'] })).toBe(all);
    await server.db.update(userTable).set({ isActive: true }).where(eq(userTable.id, 22));
  });

  it('sees who was there within two minutes', async () => {
    const seen = new Date(server.clock.now.getTime() - 119_000);
    const isOnline = async () => (await admin.call(users.one, { params: { id: 20 } })).online_status;
    await server.db.update(userTable).set({ lastSeenAt: seen }).where(eq(userTable.id, 20));
    expect(await isOnline()).toBe(true);
    await server.db
      .update(userTable)
      .set({ lastSeenAt: new Date(seen.getTime() - 1000) })
      .where(eq(userTable.id, 20));
    expect(await isOnline()).toBe(false);
  });

  it('finds as a client only those who work for the company that they belong to', async () => {
    const client = await server.as('client');
    const visible = await client.call(users.list, { query: { per_page: 500 } });
    expect(visible.meta.total).toBeLessThan(24);
    expect(visible.data.map(({ id }) => id)).not.toContain(1);
    expect((await client.try(users.one, { params: { id: 1 } })).status).toBe(404);
    const cards = await client.call(users.keyBy);
    expect(
      Object.keys(cards)
        .map(Number)
        .sort((a, b) => a - b),
    ).toEqual(visible.data.map(({ id }) => id).sort((a, b) => a - b));
    expect((await client.call(users.mailUsers)).map(({ id }) => id)).not.toContain(1);
    // who works for another company is still nobody they know
    await admin.call(projects.create, { body: { name: 'Foreign', client_id: 2, manager_id: 1 } });
    expect((await client.call(users.list, { query: { per_page: 500 } })).meta.total).toBe(visible.meta.total);
  });

  it('gets names, cards and addresses for pickers', async () => {
    const client = await server.as('user');
    const names = await client.call(users.picker);
    const mails = await client.call(users.mailUsers);
    const cards = await client.call(users.keyBy);
    expect(mails.map(({ id, name }) => ({ id, name }))).toEqual(names);
    expect(mails.find(({ id }) => id === 4)).toEqual({
      id: 4,
      name: 'Jonas Weber',
      email: 'staff@bureau.example',
      avatar: '5-man.png',
    });
    expect(cards['4']).toMatchObject({ firstname: 'Jonas', lastname: 'Weber', is_active: true });
  });
});
