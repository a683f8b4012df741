import { defects, notifications } from '@bureau/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import { userIdOf } from '../../testing/userIdOf.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it('whoever gets a defect assigned is notified of it, once', async () => {
  const [admin, staff] = await Promise.all([server.as('admin'), server.as('user')]);
  const assignee = await userIdOf(server.db, 'user');
  const count = async () => (await staff.call(notifications.list, { body: { length: 100 } })).length;
  const before = await count();
  const { id, code } = await admin.call(defects.create, { body: { title: 'It leaks' } });
  expect(await count()).toBe(before);
  await admin.call(defects.update, { params: { id }, body: { assignee_id: assignee } });
  const [newest] = await staff.call(notifications.list, { body: { length: 10 } });
  expect(newest).toMatchObject({ route: 'defects', route_related_id: id });
  expect(newest?.message).toContain(`assigned <strong>${code} It leaks</strong> to you.`);
  await admin.call(defects.update, { params: { id }, body: { assignee_id: assignee, severity: 3 } });
  expect(await count()).toBe(before + 1);
});
