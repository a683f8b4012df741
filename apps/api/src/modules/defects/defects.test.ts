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

it('a tracker’s own export is understood: its heads, its severities, and the description as what happened', async () => {
  const admin = await server.as('admin');
  const content = [
    'Key,Summary,Priority,Status,Affects Version/s,Description',
    'APP-7,Login fails,Blocker,Reopened,2.1,It says <no>',
  ].join('\n');
  expect(await admin.call(defects.import, { file: { content } })).toMatchObject({ created: 1, failed: 0 });
  const { data } = await admin.call(defects.list, { query: { q: 'Login fails' } });
  const found = await admin.call(defects.one, { params: { id: data[0]?.id ?? 0 } });
  expect(found).toMatchObject({ title: 'Login fails', severity: 5, status: 6, found_in: '2.1' });
  expect(found.actual).toContain('It says');
});
