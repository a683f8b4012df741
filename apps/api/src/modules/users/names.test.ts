import { projects, search, tasks, users } from '@bureau/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeRecord } from '../../testing/resourceExamples.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import type { TestClient } from '../../testing/TestClient.ts';

let server: TestServer;
let admin: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
});
afterAll(() => server.stop());

it('somebody whose name is written in Japanese is named as Japanese names are, also after the name has changed, and found in either order', async () => {
  const person = { username: 'hanako', firstname: '花子', lastname: '高橋', email: 'hanako@example.com' };
  const { id, version } = await admin.call(users.create, { body: person });
  const named = async () => (await admin.call(users.picker)).find((one) => one.id === id)?.name;
  expect(await named()).toBe('高橋 花子');
  await makeRecord(server, 'tasks', { assignee_ids: [id], title: '花子の見積書' });
  await admin.call(users.update, { params: { id }, body: { version, lastname: '山本' } });
  expect(await named()).toBe('山本 花子');
  const file = await admin.fetch(`${tasks.export.path}?format=csv&columns=title,assignees&q=花子の見積書`);
  expect(await file.text()).toContain('山本 花子');
  const { id: project } = await makeRecord(server, 'projects', {});
  await admin.call(projects.update, { params: { id: project }, body: { manager_id: id } });
  const { data: log } = await admin.call(projects.activities, { params: { id: project } });
  expect(log.find(({ field }) => field === 'manager_id')).toMatchObject({ new_value: '山本 花子' });
  for (const q of ['山本 花子', '花子 山本'])
    expect((await admin.call(search.all, { query: { q } })).map(({ title }) => title)).toContain('山本 花子');
});
