import { dashboard, tasks } from '@bureau/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it('a task counts as completed on the day that it was, whatever is changed of it later', async () => {
  const { now } = server.clock;
  const admin = await server.as('admin');
  server.clock.now = new Date(now.getTime() - 3 * 86_400_000);
  const { id } = await admin.call(tasks.create, { body: { title: 'Done then', status: 6 } });
  server.clock.now = now;
  const completed = async () => {
    const { parts } = await admin.call(dashboard.flow, { query: { period: '7' } });
    return parts.map((part) => part.completed.count);
  };
  const before = await completed();
  await admin.call(tasks.update, { params: { id }, body: { title: 'Done then, as it is called now' } });
  expect(await completed()).toEqual(before);
});
