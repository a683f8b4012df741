import { items, projects, providers, roles } from '@bureau/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeSettings } from '../db/settings/queries.ts';
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

it('a file without currencies brings amounts in that of the company', async () => {
  await writeSettings(server.db, { currency: 'JPY' });
  const content = 'Name,Price\nPaper lamp,1200\nPaper table,12.5\nPaper chair,';
  const query = { skip_errors: '1' } as const;
  expect(await admin.call(items.import, { file: { content }, query })).toMatchObject({
    created: 2,
    errors: [{ row: 3, field: 'price', message: 'Decimal places: 0 at most.' }],
  });
  const { data } = await admin.call(items.list, { query: { q: 'Paper', sort: ['-name'] } });
  expect(data).toMatchObject([
    { name: 'Paper lamp', currency: 'JPY', price: { amount: 1200, currency: 'JPY' } },
    { name: 'Paper chair', currency: 'JPY', price: null },
  ]);
});

it('a file brings amounts in line items, each in the currency of its row or of the company', async () => {
  await writeSettings(server.db, { currency: 'JPY' });
  const content =
    'Name,Currency,Services\nKuwaiti adviser,KWD,Advice | 1:00 | 1.500\nJapanese adviser,,Advice | 1:00 | 1500';
  expect(await admin.call(providers.import, { file: { content } })).toMatchObject({ created: 2 });
  const { data } = await admin.call(providers.list, { query: { q: 'adviser', sort: ['name'] } });
  const read = (id = 0) => admin.call(providers.one, { params: { id } });
  expect(await Promise.all(data.map(({ id }) => read(id)))).toMatchObject([
    { name: 'Japanese adviser', services: [{ price: { amount: 1500, currency: 'JPY' } }] },
    { name: 'Kuwaiti adviser', services: [{ price: { amount: 1500, currency: 'KWD' } }] },
  ]);
});
