import {
  auth,
  imports,
  menu,
  notifications,
  profile,
  settings,
  tasks,
  timerLogs,
  translations,
} from '@bureau/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '../db/openDatabase.ts';
import { recordTables, timers } from '../db/schema/index.ts';
import { demoPassword } from '../seed/demoAccounts.ts';
import { endProcess, type ServerProcess, startProcess } from '../testing/startProcess.ts';
import { createEmptyDir, deleteDir } from '../testing/folders.ts';
import { createTestDatabase } from '../testing/template.ts';
import { TestClient } from '../testing/TestClient.ts';

/** Two servers on one database, and the addresses where they listen. */
let processes: readonly ServerProcess[];
let addresses: readonly [string, string];
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let opened: OpenDatabase;
const dataDir = createEmptyDir();

/** The same session at both servers. */
let admin: readonly [TestClient, TestClient];
let staff: readonly [TestClient, TestClient];

const atBoth = (token: string | null): readonly [TestClient, TestClient] => [
  new TestClient(addresses[0], token),
  new TestClient(addresses[1], token),
];

async function signIn(account: string) {
  const { token } = await new TestClient(addresses[0], null).signIn(
    `${account}@bureau.example`,
    demoPassword,
  );
  return atBoth(token);
}

beforeAll(async () => {
  database = await createTestDatabase();
  opened = await openDatabase({ databaseUrl: database.databaseUrl, dataDir, onFailure: () => undefined });
  const environment = { DATABASE_URL: database.databaseUrl, DATA_DIR: dataDir };
  processes = [startProcess(environment), startProcess(environment)];
  const [first, second] = await Promise.all(processes.map(({ address }) => address));
  if (first == null || second == null) throw new Error(processes.map(({ output }) => output()).join('\n'));
  addresses = [first, second];
  [admin, staff] = [await signIn('admin'), await signIn('staff')];
});

afterAll(async () => {
  await Promise.all(processes.map(endProcess));
  await opened.close();
  await database.drop();
  deleteDir(dataDir);
});

/** Does something many times at once, at one server and the other in turn. */
const alternate = <Result>(
  times: number,
  pair: readonly [TestClient, TestClient],
  work: (client: TestClient, index: number) => Promise<Result>,
) => Promise.all(Array.from({ length: times }, (_, index) => work(pair[index % 2 === 0 ? 0 : 1], index)));

describe('people whose calls reach two servers on one database', () => {
  it('are signed in at both, and signed out at both', async () => {
    const [here, there] = await signIn('manager');
    expect(await there.call(profile.one)).toMatchObject({ email: 'manager@bureau.example' });
    await there.call(auth.logout);
    expect((await here.try(profile.one)).status).toBe(401);
  });

  it('find at one what was set at the other', async () => {
    const guests = atBoth(null);
    const textOf = async (client: TestClient) =>
      ((await (await client.fetch('/assets/i18n/de.json')).json()) as Record<string, string>)[
        'breadcrumbs.tasks.title'
      ];
    const languages = await staff[0].call(translations.active);
    const german = languages.find(({ language }) => language === 'de');
    for (const [here, there] of [
      [0, 1],
      [1, 0],
    ] as const) {
      const name = `Set at ${here}`;
      await admin[here].call(settings.save, { body: { company_name: name } });
      expect(await guests[there].call(settings.public)).toMatchObject({ company_name: name });
      await textOf(guests[there]);
      const texts = { 'breadcrumbs.tasks.title': name };
      await admin[here].call(translations.update, { params: { id: german?.id ?? 0 }, body: { texts } });
      expect(await textOf(guests[there])).toBe(name);
      await admin[here].call(menu.create, { body: { text: name, link: '/tasks' } });
      expect((await staff[there].call(menu.sidebar)).menus.at(-1)).toMatchObject({ text: name });
    }
    const title = 'Told at the other';
    await admin[0].call(tasks.create, { body: { title, assignee_ids: [4] } });
    const [told] = await staff[1].call(notifications.list, { body: { length: 1 } });
    expect(told?.message).toContain(title);
  });

  it('have one timer between both, and what was worked logged once', async () => {
    const ids = (await staff[0].call(tasks.list)).data.map(({ id }) => id);
    const started = await alternate(8, staff, (client, index) =>
      client.try(timerLogs.change, { body: { action: 'start', task_id: ids[index % 4] } }),
    );
    expect(started.map(({ status }) => status)).toEqual(Array<number>(8).fill(200));
    const [here, there] = await alternate(2, staff, (client) => client.call(timerLogs.current));
    expect(here).not.toBeNull();
    expect(there).toMatchObject({ task_id: here?.task_id, started_at: here?.started_at });
    await opened.db.update(timers).set({ workedSeconds: 300 });
    await opened.db.delete(recordTables.timesheet);
    await alternate(4, staff, (client) => client.call(timerLogs.change, { body: { action: 'stop' } }));
    expect(await staff[0].call(timerLogs.current)).toBeNull();
    expect(await opened.db.select().from(recordTables.timesheet)).toMatchObject([{ userId: 4, minutes: 5 }]);
  });

  it('get codes without a gap and without a double', async () => {
    const made = await alternate(30, admin, (client, index) =>
      client.call(tasks.create, { body: { title: `At once ${index}` } }),
    );
    const numbers = made.map(({ code }) => Number(code.slice(4))).sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 30 }, (_, index) => (numbers[0] ?? 0) + index));
  });

  it('have a call done once that reaches both with one key', async () => {
    const headers = { 'Idempotency-Key': 'at both' };
    const made = await alternate(6, admin, (client) =>
      client.call(tasks.create, { body: { title: 'Only one of me' }, headers }),
    );
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    const { meta } = await admin[1].call(tasks.list, { query: { q: 'Only one of me' } });
    expect(meta.total).toBe(1);
  });

  it('have a file imported once that reaches both, and see at either how far it has come', async () => {
    const headers = { 'Idempotency-Key': 'file-at-both' };
    const rows = Array.from({ length: 3000 }, (_, index) => `Imported at both ${index}`);
    const file = { content: `title\n${rows.join('\n')}` };
    const [first, second] = await alternate(2, admin, (client) =>
      client.call(tasks.import, { file, headers }),
    );
    expect([first?.created, second]).toEqual([rows.length, first]);
    const seen = await alternate(2, admin, async (client) => {
      const { phase } = await client.call(imports.one, { params: { key: 'file-at-both' } });
      return [phase, (await client.call(tasks.list, { query: { q: 'Imported at both' } })).meta.total];
    });
    expect(seen).toEqual([
      ['done', rows.length],
      ['done', rows.length],
    ]);
  });

  it('have five wrong passwords between both, and not five at each', async () => {
    const body = { email: 'client@bureau.example', password: 'wrong password' };
    const answers = await alternate(12, atBoth(null), (client) => client.try(auth.login, { body }));
    const statuses = answers.map(({ status }) => status).sort((a, b) => a - b);
    expect(statuses).toEqual([...Array<number>(5).fill(422), ...Array<number>(7).fill(429)]);
  });
});
