import { departments, roles, settings, users } from '@bureau/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from '../db/settings/queries.ts';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';

let server: TestServer;

beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.stop());

describe('an administrator of the demonstration', () => {
  it('tries out rights: what roles and departments allow, and who has which role', async () => {
    const admin = await server.as('admin');
    const role = (await admin.call(roles.list)).data.find(({ name }) => name === 'project manager');
    const [department] = (await admin.call(departments.list)).data;
    const body = { permissions: ['todos_view' as const] };
    await admin.call(roles.setPermissions, { params: { id: role?.id ?? 0 }, body });
    await admin.call(departments.setPermissions, { params: { id: department?.id ?? 0 }, body });
    await admin.call(users.bulk, {
      body: { action: 'update', ids: [4], values: { role_id: role?.id ?? 0 } },
    });
  });

  it('does not end it: only a super administrator does', async () => {
    const admin = await server.as('admin');
    const body = { is_demo: false };
    const refused = await admin.try(settings.save, { body });
    expect(refused).toMatchObject({
      status: 403,
      body: { error: 'Only a super administrator may change this.' },
    });
    expect((await readSettings(server.db)).is_demo).toBe(true);
    await (await server.as('super_admin')).call(settings.save, { body });
    expect((await readSettings(server.db)).is_demo).toBe(false);
  });
});
