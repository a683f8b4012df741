import { roles, users } from '@bureau/contract';
import { eq } from '../../db/orm.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { attempts, audit, idempotencyKeys, users as userTable } from '../../db/schema/index.ts';
import { demoPassword } from '../../seed/demoAccounts.ts';
import {
  notificationsOf,
  type ProtectedServer,
  startProtectedServer,
} from '../../testing/startProtectedServer.ts';
import type { TestClient } from '../../testing/TestClient.ts';

let server: ProtectedServer;
let superAdmin: TestClient;
let admin: TestClient;

const current_password = demoPassword;

beforeAll(async () => {
  server = await startProtectedServer();
  ({ superAdmin, admin } = server);
});
afterAll(() => server.stop());

beforeEach(() => server.clear());

const audited = () => server.audited();

let count = 0;
async function newPerson() {
  const username = `protected-${(count += 1)}`;
  const person = { username, firstname: 'Some', lastname: 'Body', email: `${username}@example.com` };
  return superAdmin.call(users.create, { body: person });
}

describe('the roles super_admin and admin', () => {
  it.each([1, 2])(
    'are given and taken by a super administrator with the password alone: %i',
    async (role) => {
      const positions = [{ role_id: role }];
      const { id } = await newPerson();
      const params = { id };
      const body = { username: 'boss', firstname: 'B', lastname: 'O', email: 'boss@example.com', positions };
      for (const more of [{}, { current_password }]) {
        expect((await admin.try(users.create, { body: { ...body, ...more } })).status).toBe(403);
        expect((await admin.try(users.update, { params, body: { positions, ...more } })).status).toBe(403);
      }
      const missing = { errors: { current_password: ['This field is required.'] } };
      expect((await superAdmin.try(users.create, { body })).body).toEqual(missing);
      expect((await superAdmin.try(users.update, { params, body: { positions } })).body).toEqual(missing);
      await superAdmin.call(users.update, { params, body: { positions, current_password } });
      expect(await audited()).toEqual([
        [1, expect.stringMatching(/^users: positions of USR-\d+ Some Body$/)],
      ]);
      expect((await notificationsOf(superAdmin)).map(({ message }) => message)).toEqual([
        expect.stringMatching(
          /^<strong>Ingrid Solberg<\/strong> changed the administrators: <strong>USR-\d+ Some/,
        ),
      ]);
      expect((await admin.try(users.update, { params, body: { positions: [] } })).status).toBe(403);
      expect((await superAdmin.try(users.update, { params, body: { positions: [] } })).body).toEqual(missing);
      // Another department for the same role, and other fields, are as they were.
      await superAdmin.call(users.update, { params, body: { positions, phone: '123' } });
      await superAdmin.call(users.update, { params, body: { positions: [], current_password } });
    },
  );

  it('cannot be guessed for with the keys of calls that are made once', async () => {
    const positions = [{ role_id: 2 }];
    const body = { username: 'once', firstname: 'B', lastname: 'O', email: 'once@example.com', positions };
    const headers = { 'Idempotency-Key': 'once' };
    const attempt = (password: string) =>
      superAdmin.try(users.create, { body: { ...body, current_password: password }, headers });
    for (let n = 0; n < 5; n += 1) expect((await attempt('wrong')).status).toBe(422);
    expect((await attempt(current_password)).status).toBe(429);
    await server.db.delete(attempts);
    const made = await attempt(current_password);
    expect(made.status).toBe(201);
    expect(await attempt(current_password)).toMatchObject({ status: 201, body: made.body });
    // A password says nothing of what was asked for.
    expect((await attempt('wrong')).status).toBe(201);
    expect(await server.db.$count(idempotencyKeys)).toBeGreaterThan(0);
  });

  it('are not given by an import, to anybody', async () => {
    for (const role of ['admin', 'super_admin']) {
      const content = `username,firstname,lastname,email,role\nimp-${role},I,M,${role}@example.net,${role}`;
      const answer = await superAdmin.call(users.import, { file: { content } });
      expect(answer.errors.map(({ field, message }) => [field, message])).toEqual([
        [
          'role',
          'This role cannot be assigned by import. A super administrator must assign it to each person.',
        ],
      ]);
    }
    expect(await server.db.$count(userTable, eq(userTable.email, 'admin@example.net'))).toBe(0);
  });

  it.each([1, 2])('are edited by a super administrator with the password alone: %i', async (id) => {
    const params = { id };
    const { version: _, ...same } = await admin.call(roles.one, { params });
    await admin.call(roles.update, { params, body: { name: same.name, description: same.description } });
    const body = { description: `Described anew ${id}` };
    expect((await admin.try(roles.update, { params, body: { ...body, current_password } })).status).toBe(403);
    expect((await superAdmin.try(roles.update, { params, body })).body).toHaveProperty(
      'errors.current_password',
    );
    await superAdmin.call(roles.update, { params, body: { ...body, current_password } });
    expect(await audited()).toEqual([[1, `roles: description of ${same.name}`]]);
    expect((await admin.try(roles.setPermissions, { params, body: { permissions: [] } })).status).toBe(422);
  });

  it('cannot be got around with the account of another super administrator', async () => {
    const username = `second-${(count += 1)}`;
    const person = { username, firstname: 'Se', lastname: 'Cond', email: `${username}@example.com` };
    const positions = [{ role_id: 1 }];
    const { id } = await superAdmin.call(users.create, {
      body: { ...person, password: demoPassword, positions, current_password },
    });
    await server.db.delete(audit);
    const params = { id };
    const chosen = { password: 'taken-over', password_confirmation: 'taken-over' };
    const email = 'taken@example.com';
    const missing = { errors: { current_password: ['This field is required.'] } };
    expect((await superAdmin.try(users.changePassword, { params, body: chosen })).body).toEqual(missing);
    expect((await superAdmin.try(users.changeEmail, { params, body: { email } })).body).toEqual(missing);
    const given = { ...chosen, current_password };
    expect((await admin.try(users.changePassword, { params, body: given })).status).toBe(403);
    expect((await server.guest.signIn(person.email, demoPassword)).token).toBeTruthy();
    await superAdmin.call(users.changePassword, { params, body: given });
    await superAdmin.call(users.changeEmail, { params, body: { email, current_password } });
    expect(await audited()).toEqual([
      [1, expect.stringMatching(/^users: password of USR-\d+ Se Cond$/)],
      [1, expect.stringMatching(/^users: email of USR-\d+ Se Cond$/)],
    ]);
    expect(await notificationsOf(superAdmin)).not.toEqual([]);
    await superAdmin.call(users.remove, { params, body: {} });
  });
});
