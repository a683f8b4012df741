import { projects, providers, roles } from '@bureau/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';
import type { TestClient } from '../testing/TestClient.ts';

let server: TestServer;
let admin: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
});
afterAll(() => server.stop());

it('a file brings no working hours that end before they begin', async () => {
  const content = 'Name,Working hours\nNight shift,Monday | 17:00 | 09:00\nDay shift,Monday | 09:00 | 17:00';
  const query = { dry_run: '1' } as const;
  expect(await admin.call(providers.import, { file: { content }, query })).toMatchObject({
    failed: 1,
    errors: [{ row: 2, field: 'working_hours' }],
  });
});

it('somebody of a client brings no amounts by a file, as they write none otherwise', async () => {
  const client = await server.as('client');
  const { id } = (await admin.call(roles.picker)).find(({ name }) => name === 'client') ?? { id: 0 };
  const permissions = ['projects_view' as const, 'projects_create' as const];
  await admin.call(roles.setPermissions, { params: { id }, body: { permissions } });
  const content = 'Name,Currency,Budget\nOurs,EUR,5000\nOurs as well,EUR,';
  const query = { dry_run: '1' } as const;
  expect(await client.call(projects.import, { file: { content }, query })).toMatchObject({
    failed: 1,
    errors: [{ row: 2, field: 'budget' }],
  });
});
