import { incidents, projects } from '@bureau/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import { userIdOf } from '../../testing/userIdOf.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it('somebody of a client follows what they have reported, also where it is of no project, and nothing else of none', async () => {
  const [admin, client] = [await server.as('super_admin'), await server.as('client')];
  const { id, reporter_id: reporter } = await client.call(incidents.create, {
    body: { title: 'The portal is down' },
  });
  expect(reporter).toBe(await userIdOf(server.db, 'client'));
  const seen = async () =>
    (await client.call(incidents.list, { query: { q: 'The portal is down' } })).meta.total;
  expect(await seen()).toBe(1);
  expect((await client.try(incidents.one, { params: { id } })).status).toBe(200);
  await admin.call(incidents.create, { body: { title: 'The portal is down again' } });
  expect(await seen()).toBe(1);
  // of the project of another client
  const { id: foreign } = await admin.call(projects.create, { body: { name: 'Foreign', client_id: 2 } });
  await admin.call(incidents.update, { params: { id }, body: { project_id: foreign } });
  expect(await seen()).toBe(0);
  await admin.call(incidents.update, { params: { id }, body: { project_id: null } });
  expect(await seen()).toBe(1);
  await admin.call(incidents.update, { params: { id }, body: { reporter_id: null } });
  expect(await seen()).toBe(0);
});
