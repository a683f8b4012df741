import { dashboard, menu, roles, settings, tasks } from '@bureau/contract';
import { eq } from '../db/orm.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { audit } from '../db/schema/index.ts';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';

let server: TestServer;
let roleId: number;

beforeAll(async () => {
  server = await startTestServer();
  const admin = await server.as('admin');
  const role = await admin.call(roles.create, { body: { name: 'Reader', permissions: ['tasks_view'] } });
  roleId = role.id;
});
afterAll(() => server.stop());

const send = async (account: 'admin' | 'super_admin' | 'user', method: string, path: string, role: number) =>
  (await server.as(account)).send(method, path, method === 'GET' ? undefined : {}, {
    'X-Preview-Role': String(role),
  });

it('an administrator is answered as a holder of the role alone', async () => {
  const sidebar = await send('admin', 'GET', menu.sidebar.path, roleId);
  expect(await sidebar.json()).toMatchObject({
    loginUser: { roles: ['Reader'], permissions: ['tasks_view'] },
  });
  expect((await send('admin', 'GET', tasks.list.path, roleId)).status).toBe(200);
  expect((await send('admin', 'GET', roles.list.path, roleId)).status).toBe(403);
  expect((await send('admin', 'GET', '/api/settings/1', roleId)).status).toBe(403);
});

it('nothing is changed in a preview, neither by a call that only looks like reading', async () => {
  for (const [method, path] of [
    ['POST', tasks.create.path],
    ['PUT', dashboard.saveLayout.path],
    ['GET', settings.sendTestEmail.path],
  ] as const) {
    const refused = await send('admin', method, path, roleId);
    expect([refused.status, await refused.json()]).toEqual([
      403,
      { error: 'This is the preview of a role. Nothing can be changed in it.' },
    ]);
  }
});

it('nobody sees more by it, and who is no administrator sees nothing', async () => {
  const admin = await server.as('super_admin');
  const { data } = await admin.call(roles.list, { query: { q: 'super_admin' } });
  const superId = data.find(({ name }) => name === 'super_admin')?.id ?? 0;
  expect((await send('admin', 'GET', tasks.list.path, superId)).status).toBe(403);
  expect((await send('super_admin', 'GET', tasks.list.path, superId)).status).toBe(200);
  expect((await send('user', 'GET', tasks.list.path, roleId)).status).toBe(403);
  expect((await send('admin', 'GET', tasks.list.path, 999_999)).status).toBe(403);
});

it('who looked at what is noted', async () => {
  const rows = await server.db.select().from(audit).where(eq(audit.event, 'role.previewed'));
  expect(rows.map(({ detail }) => detail)).toContain('Reader');
  expect(rows.filter(({ detail }) => detail === 'Reader')).toHaveLength(1);
});
