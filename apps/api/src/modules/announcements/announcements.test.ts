import { announcements, type BodyOf, dashboard, departments, notifications } from '@bureau/contract';
import { eq } from '../../db/orm.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rolePermissions, userRoles } from '../../db/schema/index.ts';
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

const hour = 60 * 60 * 1000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();

const announce = (body: Partial<BodyOf<typeof announcements.create>> = {}) =>
  admin.call(announcements.create, { body: { title: 'The lift is out of order', ...body } });

const at = (id: number) => ({ params: { id } });

describe('somebody who reads an announcement', () => {
  it('is told when they read and acknowledged it, the first time, and nobody else is', async () => {
    const { id } = await announce({ needs_acknowledgement: true });
    expect(await staff.call(announcements.one, at(id))).toMatchObject({
      read_at: null,
      acknowledged_at: null,
    });
    const read = await staff.call(announcements.read, at(id));
    expect(read).toMatchObject({ id, read_at: expect.any(String) as string, acknowledged_at: null });
    server.clock.now = new Date(server.clock.now.getTime() + hour);
    const acknowledged = await staff.call(announcements.acknowledge, at(id));
    expect(acknowledged.read_at).toBe(read.read_at);
    expect(acknowledged.acknowledged_at).not.toBeNull();
    server.clock.now = new Date(server.clock.now.getTime() + hour);
    expect(await staff.call(announcements.acknowledge, at(id))).toEqual(acknowledged);
    expect(await staff.call(announcements.read, at(id))).toEqual(acknowledged);
    expect(await admin.call(announcements.one, at(id))).toMatchObject({ read_at: null });
  });

  it('has read what they acknowledge', async () => {
    const { id } = await announce({ needs_acknowledgement: true });
    const { read_at: readAt } = await staff.call(announcements.acknowledge, at(id));
    expect(readAt).not.toBeNull();
  });

  it('acknowledges only what asks for it', async () => {
    const { id } = await announce();
    expect(await staff.try(announcements.acknowledge, at(id))).toMatchObject({
      status: 422,
      body: { error: 'This announcement does not ask for acknowledgement.' },
    });
  });

  it('sees it marked as unread on the dashboard until then', async () => {
    const { id } = await announce({ title: 'New badges' });
    const isUnread = async () =>
      (await staff.call(dashboard.announcements)).entries.find((entry) => entry.id === id)?.is_unread;
    expect(await isUnread()).toBe(true);
    await staff.call(announcements.read, at(id));
    expect(await isUnread()).toBe(false);
  });
});

describe('an announcement that is not published', () => {
  it('is nobody’s to see or read but those who write announcements, before and after', async () => {
    const role = (
      await server.db
        .select()
        .from(userRoles)
        .where(eq(userRoles.userId, await userIdOf(server.db, 'user')))
    )[0];
    for (const body of [{ publish_at: inHours(1) }, { publish_at: inHours(-2), expire_at: inHours(-1) }]) {
      const { id } = await announce(body);
      expect((await staff.try(announcements.one, at(id))).status).toBe(404);
      expect((await staff.try(announcements.read, at(id))).status).toBe(404);
      const own = { roleId: role?.roleId ?? 0, permission: 'announcements_create' } as const;
      await server.db.insert(rolePermissions).values(own);
      expect((await staff.try(announcements.one, at(id))).status).toBe(200);
      await server.db.delete(rolePermissions).where(eq(rolePermissions.permission, own.permission));
    }
  });

  it('is previewed by those who write it without being read', async () => {
    const { id } = await announce({ publish_at: inHours(1) });
    expect(await admin.try(announcements.read, at(id))).toMatchObject({
      status: 422,
      body: { error: 'This announcement is not published.' },
    });
  });
});

describe('somebody who edits announcements', () => {
  it('is told how many of those who may see one have read and acknowledged it, and who has not', async () => {
    const { id } = await announce({ needs_acknowledgement: true });
    const before = await admin.call(announcements.receipts, at(id));
    expect(before).toMatchObject({ read_count: 0, acknowledged_count: 0 });
    expect(before.waiting).toHaveLength(before.audience_count);
    const names = before.waiting.map(({ firstname, lastname }) => `${firstname} ${lastname}`);
    expect(names).toContain('Jonas Weber');
    const client = await userIdOf(server.db, 'client');
    expect(before.waiting.map((person) => person.id)).not.toContain(client);
    const [role] = await server.db.select().from(userRoles).where(eq(userRoles.userId, client));
    const view = { roleId: role?.roleId ?? 0, permission: 'announcements_view' } as const;
    await server.db.insert(rolePermissions).values(view).onConflictDoNothing();
    expect(await admin.call(announcements.receipts, at(id))).toEqual(before);

    await staff.call(announcements.read, at(id));
    const read = await admin.call(announcements.receipts, at(id));
    expect(read).toMatchObject({ read_count: 1, acknowledged_count: 0 });
    const staffId = await userIdOf(server.db, 'user');
    expect(read.waiting.find((person) => person.id === staffId)?.read_at).not.toBeNull();

    await staff.call(announcements.acknowledge, at(id));
    const acknowledged = await admin.call(announcements.receipts, at(id));
    expect(acknowledged).toMatchObject({ read_count: 1, acknowledged_count: 1 });
    expect(acknowledged.waiting).toHaveLength(before.audience_count - 1);
  });
});

describe('an announcement for some departments and roles', () => {
  it('is seen by their people alone, who are told of it, and by those who edit it', async () => {
    const manager = await server.as('project manager');
    const [role] = await server.db
      .select({ id: userRoles.roleId })
      .from(userRoles)
      .where(eq(userRoles.userId, await userIdOf(server.db, 'user')));
    const { id, roles } = await announce({ title: 'For users alone', role_ids: [role?.id ?? 0] });
    expect(roles).toMatchObject([{ id: role?.id }]);
    expect(await staff.call(announcements.one, at(id))).toMatchObject({ title: 'For users alone' });
    expect(await manager.try(announcements.one, at(id))).toMatchObject({ status: 404 });
    expect(await manager.try(announcements.read, at(id))).toMatchObject({ status: 404 });
    const told = async (client: TestClient, announced: number) =>
      (await client.call(notifications.list, { body: { length: 10 } })).some(
        ({ route, route_related_id: related }) => route === 'announcements' && related === announced,
      );
    expect([await told(staff, id), await told(manager, id)]).toEqual([true, false]);
    const { audience_count: few } = await admin.call(announcements.receipts, at(id));
    const { id: everybodys } = await announce();
    // who publishes one knows of it
    expect([await told(manager, everybodys), await told(admin, everybodys)]).toEqual([true, false]);
    const { audience_count: all } = await admin.call(announcements.receipts, at(everybodys));
    expect(few).toBeGreaterThan(0);
    expect(few).toBeLessThan(all);
  });

  it('is for a department and a role, whichever somebody is in', async () => {
    const [own] = await server.db
      .select({ departmentId: userRoles.departmentId })
      .from(userRoles)
      .where(eq(userRoles.userId, await userIdOf(server.db, 'user')));
    const ids = (await admin.call(departments.picker)).map((department) => department.id);
    const others = ids.filter((department) => department !== own?.departmentId).slice(0, 1);
    const { id } = await announce({ department_ids: others });
    expect(await staff.try(announcements.one, at(id))).toMatchObject({ status: 404 });
    const changed = { department_ids: [...others, own?.departmentId ?? 0] };
    await admin.call(announcements.update, { ...at(id), body: changed });
    expect(await staff.call(announcements.one, at(id))).toMatchObject({ id });
  });
});
