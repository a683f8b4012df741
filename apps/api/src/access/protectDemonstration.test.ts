import { departments, roles, settings, users } from '@bureau/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from '../db/settings/queries.ts';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';

let server: TestServer;

beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.stop());

const isKept = { status: 403, body: { error: 'This is part of the demo and cannot be changed.' } };

describe('an administrator of the demonstration', () => {
  it('takes no rights from its roles, departments and people', async () => {
    const admin = await server.as('admin');
    const { data } = await admin.call(roles.list);
    const role = data.find(({ name }) => name === 'project manager');
    const [department] = (await admin.call(departments.list)).data;
    const params = { id: 4 };
    const body = { permissions: ['todos_view' as const] };
    const take = [
      admin.try(roles.setPermissions, { params: { id: role?.id ?? 0 }, body }),
      admin.try(departments.setPermissions, { params: { id: department?.id ?? 0 }, body }),
      admin.try(users.update, { params, body: { positions: [] } }),
      admin.try(users.bulk, { body: { action: 'update', ids: [4], values: { role_id: role?.id ?? 0 } } }),
    ];
    for (const refused of take) expect(await refused).toMatchObject(isKept);
  });

  it('changes what people have made themselves, and what takes nothing from others', async () => {
    const admin = await server.as('admin');
    const made = await admin.call(roles.create, { body: { name: 'Surveyors', permissions: ['tasks_view'] } });
    const params = { id: made.id };
    await admin.call(roles.setPermissions, { params, body: { permissions: [] } });
    await admin.call(users.update, { params: { id: 4 }, body: { firstname: 'Jonas' } });
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
