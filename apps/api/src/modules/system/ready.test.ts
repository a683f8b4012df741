import { system } from '@bureau/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../db/openDatabase.ts';
import { serveRoutes } from '../../testing/serveRoutes.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import { TestClient } from '../../testing/TestClient.ts';
import { systemRoutes } from './routes.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it('somebody who asks whether the server is ready while the database does not answer is told how long to wait, and that it is alive', async () => {
  const { databaseUrl } = server;
  const lost = await openDatabase({ databaseUrl, dataDir: '', onFailure: () => undefined });
  await lost.close();
  const { address, stop } = await serveRoutes({ ...server, db: lost.db }, systemRoutes);
  const guest = new TestClient(address, null);
  const { status, headers } = await guest.try(system.ready);
  expect([status, headers.get('Retry-After')]).toEqual([503, '1']);
  expect(await guest.call(system.health)).toEqual({ status: 'ok' });
  await stop();
});
