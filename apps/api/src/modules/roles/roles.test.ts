import { departments, menuPermissions, permissions, profile, roles, tasks, users } from '@bureau/contract';
import { eq } from '../../db/orm.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit, userRoles } from '../../db/schema/index.ts';
import { writeSettings } from '../../db/settings/queries.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import type { TestClient } from '../../testing/TestClient.ts';

let server: TestServer;
let admin: TestClient;
let count = 0;

beforeAll(async () => {
  server = await startTestServer();
  await writeSettings(server.db, { is_demo: false });
  admin = await server.as('admin');
});
afterAll(() => server.stop());

const create = (changes: object = {}) =>
  admin.call(roles.create, { body: { name: `Role ${(count += 1)}`, ...changes } });
const errorOf = (answer: { readonly status: number; readonly body: unknown }) => [answer.status, answer.body];

describe('an administrator who keeps roles', () => {
  it('finds those of the program, with how many have them', async () => {
    const { data } = await admin.call(roles.list, { query: { sort: ['-member_count'] } });
    expect(data.map(({ name, is_built_in, is_admin }) => [name, is_built_in, is_admin])).toEqual([
      ['user', true, false],
      ['project manager', true, false],
      ['client', true, false],
      ['admin', true, true],
      ['super_admin', true, true],
    ]);
    expect(data[0]?.member_count).toBe(17);
    expect((await admin.call(roles.one, { params: { id: 2 } })).permissions).toEqual(permissions);
  });

  it('creates one, whose holders may do what it allows, at once and no longer than it does', async () => {
    const client = await server.as('client');
    const before = (await client.call(profile.one)).permissions;
    const role = await create({
      description: 'Helps',
      permissions: ['tasks_create', 'tasks_view', 'tasks_view'],
    });
    expect(role).toMatchObject({ permissions: ['tasks_view', 'tasks_create'], member_count: 0, version: 1 });
    await server.db.insert(userRoles).values({ userId: 5, roleId: role.id });
    expect((await client.call(profile.one)).permissions).toEqual([...before, 'tasks_create'].sort());
    const params = { id: role.id };
    const less = await admin.call(roles.setPermissions, { params, body: { permissions: [], version: 1 } });
    expect(less).toMatchObject({ permissions: [], member_count: 1, version: 2 });
    expect((await client.call(profile.one)).permissions).toEqual(before);
    const log = await admin.call(roles.activities, { params });
    expect(log.data[0]).toMatchObject({
      field: 'permissions',
      old_value: 'tasks_view, tasks_create',
      new_value: null,
      user_id: 2,
    });
    const rows = await server.db.select().from(audit).where(eq(audit.event, 'permissions.changed'));
    expect(rows.at(-1)).toMatchObject({ userId: 2, detail: `${role.name}: ` });
    const inUse = await admin.try(roles.remove, { params });
    const holders = { resource: 'users', count: 1, route: `/users?filter%5Brole_id%5D=${role.id}` };
    expect(inUse).toMatchObject({ status: 422, body: { blocked_by: [holders] } });
    await server.db.delete(userRoles).where(eq(userRoles.roleId, role.id));
    await admin.call(roles.remove, { params });
    expect((await admin.try(roles.one, { params })).status).toBe(404);
  });

  it('changes and searches them, and finds each change in the log', async () => {
    const { id } = await create();
    const body = { name: 'Écrivain', description: 'Writes', department_id: 2, version: 1 };
    const changed = await admin.call(roles.update, { params: { id }, body });
    expect(changed).toMatchObject({ name: 'Écrivain', department_name: 'Operations', version: 2 });
    const found = await admin.call(roles.list, { query: { q: 'ecri', filter: { department_id: [2] } } });
    expect(found.data.map((role) => role.id)).toEqual([id]);
    const stale = await admin.try(roles.update, { params: { id }, body });
    expect([stale.status, (stale.body as { current?: unknown }).current]).toEqual([409, changed]);
    const { data } = await admin.call(roles.activities, { params: { id } });
    expect(data.map(({ field }) => field ?? '').sort()).toEqual([
      '',
      'department_name',
      'description',
      'name',
    ]);
    await admin.call(roles.remove, { params: { id } });
  });

  it('copies one, with what it allows and without who has it, but never what passes every gate', async () => {
    const copy = await admin.call(roles.clone, { params: { id: 3 }, body: { name: 'Lead' } });
    const source = await admin.call(roles.one, { params: { id: 3 } });
    expect(copy).toMatchObject({ permissions: source.permissions, is_built_in: false, member_count: 0 });
    const ofAdmin = await admin.call(roles.clone, { params: { id: 2 }, body: { name: 'Almost' } });
    expect(ofAdmin).toMatchObject({ permissions, is_admin: false, is_built_in: false });
  });

  it.each([
    ['admin', 'name'],
    ['ADMIN', 'name'],
    ['Usér', 'name'],
  ])('cannot name another one %s', async (name, field) => {
    expect(errorOf(await admin.try(roles.create, { body: { name } }))).toEqual([
      422,
      { errors: { [field]: ['Already in use.'] } },
    ]);
  });

  it.each([1, 2, 3, 4, 5])(
    'cannot rename or delete number %i, which the program knows by its name',
    async (id) => {
      const builtIn = [422, { error: 'This role is built in and cannot be renamed or deleted.' }];
      expect(errorOf(await admin.try(roles.update, { params: { id }, body: { name: 'x' } }))).toEqual(
        builtIn,
      );
      expect(errorOf(await admin.try(roles.remove, { params: { id } }))).toEqual(builtIn);
    },
  );

  it.each([1, 2])('cannot take anything from number %i, and lock everybody out', async (id) => {
    const answer = await admin.try(roles.setPermissions, { params: { id }, body: { permissions: [] } });
    expect(errorOf(answer)).toEqual([
      422,
      { error: 'This role has every permission, so there is nothing to choose.' },
    ]);
  });

  it('cannot give a permission that there is not', async () => {
    const body = { permissions: ['tasks_view', 'everything'] };
    const response = await admin.send('PUT', '/api/roles/4/permissions', body);
    expect(response.status).toBe(422);
    expect(Object.keys(((await response.json()) as { errors: object }).errors)).toEqual(['permissions.1']);
  });

  it('chooses from a tree that holds every permission once', async () => {
    const tree = await admin.call(menuPermissions.tree);
    const names = tree.flatMap(({ menus }) =>
      menus.flatMap(({ actions }) => actions.map((one) => one.permission)),
    );
    expect([...names].sort()).toEqual([...permissions].sort());
  });
});

describe('an administrator who keeps departments', () => {
  it('finds their people, each once, their head, and their roles', async () => {
    const { data } = await admin.call(departments.list);
    expect(data.map(({ name }) => name)).toEqual([
      'Design',
      'Development',
      'Management',
      'Operations',
      'Projects',
      'Quality',
      'Support',
    ]);
    const development = data.find(({ name }) => name === 'Development');
    const id = development?.id ?? 0;
    await server.db.insert(userRoles).values({ userId: 4, roleId: 3, departmentId: id });
    const role = await create({ department_id: id });
    const one = await admin.call(departments.one, { params: { id } });
    expect(one.members).toHaveLength(development?.member_count ?? 0);
    expect(one).toMatchObject({ head_id: 4, head_firstname: 'Jonas', roles: [{ id: role.id }] });
    await admin.call(roles.remove, { params: { id: role.id } });
    await server.db.delete(userRoles).where(eq(userRoles.roleId, 3));
  });

  it('allows something to everybody in one, which each sees as granted by it', async () => {
    const staff = await server.as('user');
    const id = 4;
    expect((await staff.try(tasks.create, { body: { title: 'x' } })).status).toBe(403);
    const body = { permissions: ['tasks_create'] as const };
    await admin.call(departments.setPermissions, {
      params: { id },
      body: { permissions: [...body.permissions] },
    });
    expect((await staff.try(tasks.create, { body: { title: 'x' } })).status).toBe(201);
    const grants = await staff.call(users.grants, { params: { id: 4 } });
    expect(grants.find(({ permission }) => permission === 'tasks_create')).toEqual({
      permission: 'tasks_create',
      roles: [],
      departments: [{ id, name: 'Development' }],
    });
    await admin.call(departments.setPermissions, { params: { id }, body: { permissions: [] } });
    expect((await staff.try(tasks.create, { body: { title: 'x' } })).status).toBe(403);
  });

  it('creates, changes and deletes one, and finds it in the log', async () => {
    const created = await admin.call(departments.create, { body: { name: 'Legal', head_id: 6 } });
    const params = { id: created.id };
    const body = { name: 'Legal affairs', head_id: null, version: created.version };
    const changed = await admin.call(departments.update, { params, body });
    expect(changed).toMatchObject({ name: 'Legal affairs', head_id: null, version: 2 });
    expect((await admin.try(departments.update, { params, body })).status).toBe(409);
    const { data } = await admin.call(departments.activities, { params });
    expect(data).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ field: 'head_id', old_value: 'Aoife Ní Dhomhnaill', new_value: null }),
        expect.objectContaining({ field: 'name', old_value: 'Legal', new_value: 'Legal affairs' }),
      ]),
    );
    await admin.call(departments.remove, { params });
    expect((await admin.try(departments.one, { params })).status).toBe(404);
  });

  it.each([
    [{ name: 'DESIGN' }, { name: ['Already in use.'] }],
    [{ name: 'De\u200Bsign' }, { name: ['Already in use.'] }],
    [{ name: 'New', head_id: 999 }, { head_id: ['This user does not exist or is inactive.'] }],
    [{ name: ' New' }, { name: ['Must not begin or end with a space.'] }],
  ])('is told what is wrong with %j', async (body, errors) => {
    expect(errorOf(await admin.try(departments.create, { body }))).toEqual([422, { errors }]);
  });

  it('cannot delete one that people are in', async () => {
    const answer = await admin.try(departments.remove, { params: { id: 1 } });
    const people = { resource: 'users', count: 1, route: '/users?filter%5Bdepartment_id%5D=1' };
    expect(answer).toMatchObject({ status: 422, body: { blocked_by: [people] } });
  });
});

describe('somebody who is no administrator', () => {
  it.each(['user', 'project manager'] as const)(
    'finds as %s the names to filter people by, and no more',
    async (role) => {
      const client = await server.as(role);
      expect((await client.call(roles.picker)).map(({ name }) => name)).toContain('user');
      expect((await client.call(departments.picker)).map(({ name }) => name)).toContain('Design');
      expect((await client.try(roles.list)).status).toBe(403);
      expect((await client.try(departments.one, { params: { id: 1 } })).status).toBe(403);
    },
  );
});

describe('an administrator who keeps many roles at once', () => {
  const bulk = async (ids: readonly number[], values?: object) => {
    const answer = await admin.try(roles.bulk, {
      body: { ids: [...ids], ...(values ? { action: 'update', values } : { action: 'delete' }) },
    });
    return [answer.status, answer.body];
  };

  it('imports them with their departments, and never one that passes every gate', async () => {
    const file = { content: 'Name,Description,Department\nBaker,Bakes,Design\nadmin,,' };
    expect(await admin.call(roles.import, { file })).toMatchObject({
      created: 0,
      errors: [{ row: 3, field: 'name' }],
    });
    const content = 'Name,Department\nBaker,Design';
    expect(await admin.call(roles.import, { file: { content } })).toMatchObject({ created: 1 });
    const { data } = await admin.call(roles.list, { query: { q: 'baker' } });
    expect(data).toMatchObject([{ department_name: 'Design', is_admin: false, is_built_in: false }]);
    const id = data[0]?.id ?? 0;
    expect((await admin.call(roles.one, { params: { id } })).permissions).toEqual([]);
  });

  it('deletes those that nobody has, and neither one of the program nor one that somebody has', async () => {
    const [free, held] = [await create(), await create()];
    await server.db.insert(userRoles).values({ userId: 5, roleId: held.id });
    expect(await bulk([free.id, 5])).toMatchObject([422, {}]);
    expect(await bulk([free.id, held.id])).toMatchObject([
      422,
      { blocked_by: [{ resource: 'users', count: 1 }] },
    ]);
    expect((await bulk([free.id]))[0]).toBe(200);
  });

  it('changes no role that passes every gate, which takes a super administrator and the own password', async () => {
    const [first, second] = [await create(), await create()];
    expect((await bulk([first.id, 2], { department_id: 1 }))[0]).toBe(422);
    expect((await bulk([first.id, second.id], { department_id: 1 }))[0]).toBe(200);
    expect(await admin.call(roles.one, { params: { id: second.id } })).toMatchObject({ department_id: 1 });
    expect(await admin.call(roles.one, { params: { id: 2 } })).toMatchObject({ department_id: null });
  });
});
