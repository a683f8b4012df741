import { notifications, tasks } from '@bureau/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import type { TestClient } from '../../testing/TestClient.ts';

let server: TestServer;
let admin: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
});
afterAll(() => server.stop());

describe('somebody who gets tasks by an import', () => {
  const told = async (client: TestClient) =>
    (await client.call(notifications.list, { body: { length: 50 } })).map(({ message }) => message);

  it('is told once of all of them, in their own language, and nobody of a dry run', async () => {
    const [manager, staff] = await Promise.all([server.as('project manager'), server.as('user')]);
    const rows = [
      'Given one,manager@bureau.example',
      'Given two,manager@bureau.example;staff@bureau.example',
      'Given three,manager@bureau.example',
      'Given four,admin@bureau.example',
      'Given five,',
    ];
    const content = `title,assignees\n${rows.join('\n')}`;
    await server.db.execute("update users set language = 'de' where email = 'manager@bureau.example'");
    const before = [await told(manager), await told(staff), await told(admin)];
    await admin.call(tasks.import, { file: { content }, query: { dry_run: '1' } });
    expect([await told(manager), await told(staff), await told(admin)]).toEqual(before);
    expect(await admin.call(tasks.import, { file: { content } })).toMatchObject({ created: 5 });
    const [one] = (await admin.call(tasks.list, { query: { q: 'Given two' } })).data;
    const after = [await told(manager), await told(staff), await told(admin)];
    expect(after).toEqual([
      [expect.stringMatching(/mehrere Einträge zugewiesen\. Aufgaben: 3\.$/), ...(before[0] ?? [])],
      [expect.stringContaining(`${one?.code} Given two`), ...(before[1] ?? [])],
      before[2],
    ]);
  });
});
