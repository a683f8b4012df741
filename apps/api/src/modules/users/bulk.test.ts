import { auth, defects, keepPositions, roles, type UserPosition, users } from '@bureau/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeSettings } from '../../db/settings/queries.ts';
import { makeRecord } from '../../testing/resourceExamples.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import type { TestClient } from '../../testing/TestClient.ts';

let server: TestServer;
let admin: TestClient;
let superAdmin: TestClient;
let count = 0;

beforeAll(async () => {
  server = await startTestServer();
  await writeSettings(server.db, { is_demo: false });
  admin = await server.as('admin');
  superAdmin = await server.as('super_admin');
});
afterAll(() => server.stop());

const password = 'correct horse battery';
const create = async () => {
  const username = `person-${(count += 1)}`;
  const body = { username, firstname: 'Some', lastname: 'Body', email: `${username}@x.example`, password };
  return admin.call(users.create, { body });
};
const change = (ids: readonly number[], values: object, client = admin) =>
  client.try(users.bulk, { body: { ids: [...ids], action: 'update', values } });
const read = (id: number) => admin.call(users.one, { params: { id } });
const written = (positions: readonly UserPosition[] = []) =>
  positions.map(({ department_name: department, role_name: role }) => [role, department]);

describe('an administrator who changes several people at once', () => {
  it('puts them in a department and gives them a role, beside those that they have', async () => {
    const [first, second] = [await create(), await create()];
    const ids = [first.id, second.id];
    expect((await change(ids, { department_id: 1 })).status).toBe(200);
    const role = await admin.call(roles.create, { body: { name: 'Storekeeper' } });
    expect((await change(ids, { role_id: role.id })).status).toBe(200);
    expect((await change(ids, { role_id: role.id })).status).toBe(200);
    expect(written((await read(second.id)).positions)).toEqual([
      ['user', 'Management'],
      ['Storekeeper', null],
    ]);
    const log = await admin.call(users.activities, { params: { id: first.id } });
    const kept = keepPositions([
      { role_name: 'user', department_name: 'Management' },
      { role_name: 'Storekeeper', department_name: null },
    ]);
    expect(log.data[0]).toMatchObject({ field: 'positions', new_value: kept });
  });

  it('sets how they read and count time, and no client role without a client', async () => {
    const ids = [(await create()).id, (await create()).id];
    const values = { language: 'de', time_zone: 'Europe/Berlin' };
    expect((await change(ids, values)).status).toBe(200);
    for (const id of ids) expect(await read(id)).toMatchObject(values);
    expect((await change(ids, { role_id: 5 })).body).toEqual({
      errors: { 'values.role_id': ['A client role needs a client.'] },
    });
  });

  it('deactivates them, who are signed out, and hands over their open work', async () => {
    const [first, second] = [await create(), await create()];
    const client = await server.guest.signIn(first.email, password);
    const { id } = await makeRecord(server, 'defects', { assignee_id: second.id });
    const ids = [first.id, second.id];
    const values = { is_active: false, reassign_to: second.id };
    expect((await change(ids, values)).status).toBe(422);
    expect((await change(ids, { ...values, reassign_to: 4 })).body).toEqual({ count: 2 });
    expect((await client.try(auth.logout)).status).toBe(401);
    expect(await admin.call(defects.one, { params: { id } })).toMatchObject({ assignee_id: 4 });
    expect((await change(ids, { is_active: true })).status).toBe(200);
    expect(await read(first.id)).toMatchObject({ is_active: true });
  });

  it('deletes them, and their names stay', async () => {
    const { id } = await create();
    const answer = await admin.try(users.bulk, { body: { ids: [id], action: 'delete' } });
    expect(answer.body).toEqual({ count: 1 });
    expect((await admin.try(users.one, { params: { id } })).status).toBe(404);
  });
});

describe('what is refused for one person', () => {
  it.each([
    ['of the own account', 2, { is_active: false }, 422],
    ['of the own roles', 2, { role_id: 4 }, 422],
    ['of a super administrator', 1, { is_active: false }, 403],
  ])('is refused for all of several: a change %s', async (_, id, values, status) => {
    const other = await create();
    expect((await change([other.id, id], values)).status).toBe(status);
    expect(await read(other.id)).toMatchObject({ is_active: true, positions: [] });
  });

  it('is refused to a super administrator as well: to make many people administrators', async () => {
    const { id } = await create();
    const answer = await change([id], { role_id: 2 }, superAdmin);
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: { 'values.role_id': [expect.any(String)] } },
    });
    const unknown = await change([id], { department_id: 9999 });
    expect(unknown).toMatchObject({
      status: 422,
      body: { errors: { 'values.department_id': [expect.any(String)] } },
    });
  });

  it('leaves the people of the demonstration alone, while it is one', async () => {
    const own = await create();
    await writeSettings(server.db, { is_demo: true });
    expect((await change([own.id, 4], { is_active: false })).status).toBe(403);
    expect((await change([own.id], { is_active: false })).status).toBe(200);
    await writeSettings(server.db, { is_demo: false });
  });
});
