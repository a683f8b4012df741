import { type BodyOf, keepPositions, permissions, profile, tasks, type User, users } from '@bureau/contract';
import { and, eq } from '../../db/orm.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  attempts,
  audit,
  taskAssignees,
  tasks as taskTable,
  userRoles,
  users as userTable,
} from '../../db/schema/index.ts';
import { writeSettings } from '../../db/settings/queries.ts';
import { demoPassword } from '../../seed/demoAccounts.ts';
import { type Role, startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import type { TestClient } from '../../testing/TestClient.ts';

const current_password = demoPassword;
let server: TestServer;
let admin: TestClient;
let superAdmin: TestClient;
let count = 0;

const roleIds = { super_admin: 1, admin: 2, user: 4 } as const;

beforeAll(async () => {
  server = await startTestServer();
  // The accounts of the demonstration stand for those of a company here.
  await writeSettings(server.db, { is_demo: false });
  admin = await server.as('admin');
  superAdmin = await server.as('super_admin');
});
afterAll(() => server.stop());
beforeEach(() => server.db.delete(attempts));

async function create(changes: Partial<BodyOf<typeof users.create>> = {}, client = admin): Promise<User> {
  const username = `person-${(count += 1)}`;
  const person = { username, firstname: 'Some', lastname: 'Body', email: `${username}@example.com` };
  return client.call(users.create, { body: { ...person, password: demoPassword, ...changes } });
}

const holds = (...roles: (keyof typeof roleIds)[]) => roles.map((role) => ({ role_id: roleIds[role] }));
const errorsOf = (answer: { readonly status: number; readonly body: unknown }) => [
  answer.status,
  (answer.body as { errors?: unknown }).errors ?? (answer.body as { error?: unknown }).error,
];

describe('an administrator who opens an account', () => {
  it('gets the code that was announced, and the account works', async () => {
    const { code } = await admin.call(users.generatedId);
    const user = await create({
      phone: '+420 123-456',
      avatar: '6-woman.png',
      time_zone: 'Europe/Prague',
      joining_date: '2026-02-01',
      positions: [
        { role_id: 4, department_id: 2 },
        { role_id: 4, department_id: 3 },
        { role_id: 4, department_id: 3 },
      ],
    });
    expect(user).toMatchObject({ code, is_invited: false, created_firstname: 'Tomás', version: 1 });
    expect(user.positions.map((one) => one.department_name)).toEqual(['Operations', 'Projects']);
    const client = await server.guest.signIn(user.email, demoPassword);
    expect((await client.call(profile.one)).roles).toEqual(['user']);
    const log = await admin.call(users.activities, { params: { id: user.id } });
    expect(log.data.map(({ action, user_id }) => [action, user_id])).toEqual([['created', 2]]);
  });

  it.each([
    [
      { phone: '12 34x' },
      { phone: ['Must be a phone number: up to 15 digits, optionally starting with +.'] },
    ],
    [
      { phone: '1'.repeat(16) },
      { phone: ['Must be a phone number: up to 15 digits, optionally starting with +.'] },
    ],
    [{ time_zone: 'Mars/Olympus' }, { time_zone: ['This time zone does not exist.'] }],
    [{ time_zone: 'IST' }, { time_zone: ['This time zone does not exist.'] }],
    [{ time_zone: 'Canada/East-Saskatchewan' }, { time_zone: ['This time zone does not exist.'] }],
    [{ time_zone: '+05:30' }, { time_zone: ['This time zone does not exist.'] }],
    [{ joining_date: '2026-02-30' }, { joining_date: ['Must be a valid date in the format YYYY-MM-DD.'] }],
    [{ client_id: 999 }, { client_id: ['The record does not exist, or you do not have access to it.'] }],
    [{ positions: [{ role_id: 5 }] }, { client_id: ['A client role needs a client.'] }],
    [{ positions: [{ role_id: 999 }] }, { 'positions.0.role_id': ['This role does not exist.'] }],
    [
      { positions: [{ role_id: 4 }, { role_id: 4, department_id: 999 }] },
      { 'positions.1.department_id': ['This department does not exist.'] },
    ],
    [{ username: 'STAFF' }, { username: ['Already in use.'] }],
    [{ email: 'Staff@bureau.example' }, { email: ['Already in use.'] }],
  ])('is told what is wrong with %j', async (changes, errors) => {
    const body = { username: 'wrong', firstname: 'W', lastname: 'R', email: 'wrong@example.com', ...changes };
    expect(errorsOf(await admin.try(users.create, { body }))).toEqual([422, errors]);
  });

  it('gives numbers without a gap or a double to forty at the same time', async () => {
    const made = await Promise.all(Array.from({ length: 40 }, () => create({ password: undefined })));
    const numbers = made.map(({ code }) => Number(code.slice(4))).sort((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index));
  });
});

describe('an administrator who changes somebody', () => {
  it('finds each change in the log, and no version more when nothing changes', async () => {
    const { id } = await create();
    const params = { id };
    const body = { firstname: 'Other', phone: '123', positions: [{ role_id: 4, department_id: 5 }] };
    const changed = await admin.call(users.update, { params, body });
    expect(changed).toMatchObject({ firstname: 'Other', phone: '123', version: 2 });
    expect((await admin.call(users.update, { params, body })).version).toBe(2);
    const { data } = await admin.call(users.activities, { params });
    const log = data.map(({ field, old_value, new_value }) => [field, old_value, new_value]);
    expect(log).toEqual(
      expect.arrayContaining([
        ['firstname', 'Some', 'Other'],
        ['phone', null, '123'],
        ['positions', null, keepPositions([{ role_name: 'user', department_name: 'Design' }])],
      ]),
    );
    expect((await admin.call(users.list, { query: { q: 'other body' } })).meta.total).toBe(1);
  });

  it('is told when somebody else was faster', async () => {
    const { id, version } = await create();
    const params = { id };
    const now = await admin.call(users.update, { params, body: { phone: '1', version } });
    const { status, body } = await admin.try(users.update, { params, body: { phone: '2', version } });
    expect(status).toBe(409);
    expect((body as { current?: unknown }).current).toEqual(now);
  });

  it('cannot touch a super_admin, nor make anybody one', async () => {
    const params = { id: 1 };
    const refused = [
      await admin.try(users.update, { params, body: { firstname: 'X' } }),
      await admin.try(users.statusChange, { params, body: { is_active: false } }),
      await admin.try(users.remove, { params, body: {} }),
      await admin.try(users.changeEmail, { params, body: { email: 'x@example.com' } }),
      await admin.try(users.changePassword, {
        params,
        body: { password: 'hacked', password_confirmation: 'hacked' },
      }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
    const rows = await server.db.select().from(audit).where(eq(audit.event, 'access.refused'));
    expect(rows.slice(-5).map(({ detail }) => detail)).toEqual([
      'users.update',
      'users.statusChange',
      'users.remove',
      'users.changeEmail',
      'users.changePassword',
    ]);
    const only = [403, 'Only a super administrator can change this.'];
    const { id } = await create();
    const positions = holds('super_admin');
    expect(errorsOf(await admin.try(users.update, { params: { id }, body: { positions } }))).toEqual(only);
    const body = { username: 'boss', firstname: 'B', lastname: 'O', email: 'boss@example.com', positions };
    expect(errorsOf(await admin.try(users.create, { body }))).toEqual(only);
    const made = await superAdmin.call(users.update, {
      params: { id },
      body: { positions, current_password },
    });
    expect(made.positions.map((one) => one.role_name)).toEqual(['super_admin']);
    expect(errorsOf(await admin.try(users.update, { params: { id }, body: { positions: [] } }))).toEqual([
      403,
      'You do not have permission to do this.',
    ]);
    await superAdmin.call(users.update, {
      params: { id },
      body: { positions: [], current_password },
    });
  });

  it('cannot change their own roles, not even as super_admin', async () => {
    const own = [422, { positions: ['You cannot change your own roles.'] }];
    const positions = holds('admin', 'super_admin');
    expect(errorsOf(await admin.try(users.update, { params: { id: 2 }, body: { positions } }))).toEqual(own);
    expect(
      errorsOf(await superAdmin.try(users.update, { params: { id: 1 }, body: { positions: [] } })),
    ).toEqual(own);
  });

  it('finds changes of roles in the audit trail', async () => {
    const { id, code } = await create();
    await admin.call(users.update, { params: { id }, body: { positions: holds('user') } });
    const rows = await server.db.select().from(audit).where(eq(audit.event, 'roles.changed'));
    expect(rows.at(-1)).toMatchObject({ userId: 2, detail: `${code} Some Body: user` });
  });
});

describe('the last super_admin', () => {
  it('stays, however two try to remove each other at the same time', async () => {
    const other = await create({ positions: holds('super_admin'), current_password }, superAdmin);
    const client = await server.guest.signIn(other.email, demoPassword);
    const answers = await Promise.all([
      superAdmin.try(users.update, {
        params: { id: other.id },
        body: { positions: [], current_password },
      }),
      client.try(users.update, { params: { id: 1 }, body: { positions: [], current_password } }),
    ]);
    expect(answers.map(({ status }) => status)).not.toEqual([200, 200]);
    const left = await server.db.select().from(userRoles).where(eq(userRoles.roleId, 1));
    expect(left).toHaveLength(1);
    await server.db.delete(userRoles).where(eq(userRoles.roleId, 1));
    await server.db.insert(userRoles).values({ userId: 1, roleId: 1, departmentId: 1 });
  });

  it('cannot be deactivated or deleted by one whose account stops counting', async () => {
    const other = await create({ positions: holds('super_admin'), current_password }, superAdmin);
    const client = await server.guest.signIn(other.email, demoPassword);
    await server.db.update(userTable).set({ passwordHash: null }).where(eq(userTable.id, other.id));
    const params = { id: 1 };
    for (const answer of [
      await client.try(users.statusChange, { params, body: { is_active: false } }),
      await client.try(users.remove, { params, body: {} }),
    ])
      expect(errorsOf(answer)).toEqual([422, 'At least one active super administrator must remain.']);
    expect((await superAdmin.call(profile.one)).roles).toEqual(['super_admin']);
    await superAdmin.call(users.remove, { params: { id: other.id }, body: {} });
  });
});

async function assign(userId: number, status: 1 | 6) {
  const task = await admin.call(tasks.create, {
    body: { title: 'Left behind', status, assignee_ids: [userId] },
  });
  return task.id;
}
const assignees = async (taskId: number) =>
  (await server.db.select().from(taskAssignees).where(eq(taskAssignees.taskId, taskId))).map(
    ({ userId }) => userId,
  );

describe('somebody who leaves', () => {
  it('is signed out at once when deactivated, and keeps the open work unless somebody gets it', async () => {
    const user = await create();
    const client = await server.guest.signIn(user.email, demoPassword);
    const [open, closed] = [await assign(user.id, 1), await assign(user.id, 6)];
    const params = { id: user.id };
    const inactive = await admin.call(users.statusChange, { params, body: { is_active: false } });
    expect(inactive).toMatchObject({ is_active: false, online_status: false });
    expect((await client.try(profile.one)).status).toBe(401);
    expect(await assignees(open)).toEqual([user.id]);
    await admin.call(users.statusChange, { params, body: { is_active: true } });
    expect((await client.try(profile.one)).status).toBe(401);
    await admin.call(users.statusChange, { params, body: { is_active: false, reassign_to: 4 } });
    expect([await assignees(open), await assignees(closed)]).toEqual([[4], [user.id]]);
    const { data } = await admin.call(tasks.activities, { params: { id: open } });
    expect(data[0]).toMatchObject({
      field: 'assignee_ids',
      old_value: 'Some Body',
      new_value: 'Jonas Weber',
      user_id: 2,
    });
    expect((await admin.call(tasks.one, { params: { id: open } })).version).toBe(2);
    const rows = await server.db.select().from(audit).where(eq(audit.event, 'user.deactivated'));
    expect(rows.at(-1)?.detail).toContain(user.code);
  });

  it.each([999_999, 'self', 'inactive'] as const)('cannot hand the work over to %s', async (whom) => {
    const user = await create();
    await server.db.update(userTable).set({ isActive: false }).where(eq(userTable.id, 23));
    const to = { self: user.id, inactive: 23 };
    const body = { is_active: false, reassign_to: typeof whom === 'number' ? whom : to[whom] };
    const answer = await admin.try(users.statusChange, { params: { id: user.id }, body });
    expect(errorsOf(answer)).toEqual([422, { reassign_to: ['This user does not exist or is inactive.'] }]);
    expect((await admin.call(users.one, { params: { id: user.id } })).is_active).toBe(true);
  });

  it('is gone after being deleted, save the name on what they have done', async () => {
    const user = await create({ phone: '123', positions: holds('user') });
    const client = await server.guest.signIn(user.email, demoPassword);
    await server.db.update(taskTable).set({ createdBy: user.id }).where(eq(taskTable.id, 1));
    const open = await assign(user.id, 1);
    await admin.call(users.remove, { params: { id: user.id }, body: {} });
    expect((await client.try(profile.one)).status).toBe(401);
    expect((await admin.try(users.one, { params: { id: user.id } })).status).toBe(404);
    expect((await admin.call(users.list, { query: { q: user.username } })).meta.total).toBe(0);
    expect(await assignees(open)).toEqual([]);
    expect(await admin.call(tasks.one, { params: { id: 1 } })).toMatchObject({ created_firstname: 'Some' });
    const [row] = await server.db.select().from(userTable).where(eq(userTable.id, user.id));
    expect(JSON.stringify(row)).not.toContain(user.username);
    expect(row).toMatchObject({ phone: null, passwordHash: null, isActive: false });
    const again = await create({ username: user.username, email: user.email });
    expect(again.id).not.toBe(user.id);
  });

  it('cannot be oneself', async () => {
    const own = [422, 'You cannot do this to your own account.'];
    const params = { id: 2 };
    expect(errorsOf(await admin.try(users.remove, { params, body: {} }))).toEqual(own);
    expect(errorsOf(await admin.try(users.statusChange, { params, body: { is_active: false } }))).toEqual(
      own,
    );
  });
});

describe('what somebody may do', () => {
  it.each(['user', 'client', 'project manager'] as const)(
    'is listed to a %s with the role that grants it',
    async (role: Role) => {
      const client = await server.as(role);
      const own = await client.call(profile.one);
      const grants = await client.call(users.grants, { params: { id: own.id } });
      expect(grants.map(({ permission }) => permission).sort()).toEqual([...own.permissions].sort());
      expect(new Set(grants.flatMap(({ roles }) => roles.map(({ name }) => name)))).toEqual(new Set([role]));
    },
  );

  it('is everything for an administrator, by that role', async () => {
    const grants = await superAdmin.call(users.grants, { params: { id: 2 } });
    expect(grants).toHaveLength(permissions.length);
    expect(grants.every(({ roles }) => roles[0]?.name === 'admin')).toBe(true);
  });

  it('is known of a position once, though a role is held in two departments', async () => {
    const user = await create({
      positions: [
        { role_id: 4, department_id: 2 },
        { role_id: 4, department_id: 3 },
      ],
    });
    const [grant] = await admin.call(users.grants, { params: { id: user.id } });
    expect(grant?.roles).toEqual([{ id: 4, name: 'user' }]);
    const rows = await server.db
      .select()
      .from(userRoles)
      .where(and(eq(userRoles.userId, user.id), eq(userRoles.roleId, 4)));
    expect(rows).toHaveLength(2);
  });
});
