import { defects, incidents, knowledgebase, meetings, profile, projects, roles } from '@bureau/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';
import type { TestClient } from '../testing/TestClient.ts';

let server: TestServer;
let admin: TestClient;
let adminId = 0;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
  adminId = (await admin.call(profile.one)).id;
});
afterAll(() => server.stop());

it.each([
  [meetings, 'organizer_id', 'Title,Starts at\nBrought along,2026-03-02 10:00'],
  [defects, 'reporter_id', 'Title\nBrought along'],
  [incidents, 'reporter_id', 'Title\nBrought along'],
  [knowledgebase, 'owner_id', 'Title,Text\nBrought along,Words'],
  [projects, 'manager_id', 'Name\nBrought along'],
] as const)(
  'whoever brings $0.name by a file stands for them, as by hand',
  async (resource, field, content) => {
    expect(await admin.call(resource.import, { file: { content } })).toMatchObject({ created: 1, failed: 0 });
    const { data } = await admin.call(resource.list, { query: { q: 'brought along' } });
    const record = await admin.call(resource.one, { params: { id: data[0]?.id ?? 0 } });
    expect(record).toHaveProperty(field, adminId);
  },
);

it('somebody of a client brings incidents of their own by a file', async () => {
  const client = await server.as('client');
  const { id } = (await admin.call(roles.picker)).find(({ name }) => name === 'client') ?? { id: 0 };
  const permissions = ['incidents_view' as const, 'incidents_create' as const];
  await admin.call(roles.setPermissions, { params: { id }, body: { permissions } });
  const file = { content: 'Title\nThe lift is stuck' };
  expect(await client.call(incidents.import, { file })).toMatchObject({ created: 1, failed: 0 });
});
