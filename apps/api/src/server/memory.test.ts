import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { menu, notifications, tasks, timerLogs, users } from '@bureau/contract';
import { afterAll, expect, it } from 'vitest';
import { demoPassword } from '../seed/demoAccounts.ts';
import { endProcess, type ServerProcess, startProcess } from '../testing/startProcess.ts';
import { deleteDir } from '../testing/folders.ts';
import { createDataDir } from '../testing/template.ts';
import { TestClient } from '../testing/TestClient.ts';

/** How many large lists are asked for, and how often ten people poll; `MEMORY_LISTS=2000` makes it longer. */
const lists = Number(process.env['MEMORY_LISTS'] ?? 250);
const polls = (lists * 6) / 100;

/** How much the server may hold, and how much more after all of that than before, in megabytes: 2.5 for 250 lists are 10 kB a list. */
const heap = 256;
const growth = { used: 2.5, resident: 60 };

const measuredServer = fileURLToPath(new URL('../testing/measuredServer.ts', import.meta.url));

let dataDir: string;
let server: ServerProcess;

afterAll(async () => {
  await endProcess(server);
  deleteDir(dataDir);
});

/** Reads how much the server holds that is in use, in megabytes. */
async function measure(): Promise<{ readonly used: number; readonly resident: number }> {
  server.child.send('measure');
  const [usage] = (await once(server.child, 'message')) as [NodeJS.MemoryUsage];
  const megabytes = (bytes: number) => bytes / 1_000_000;
  return { used: megabytes(usage.heapUsed + usage.external), resident: megabytes(usage.rss) };
}

it(`a server with a heap of ${heap} MB gives ${lists} large lists and is polled ${polls} times by ten people, and holds no more than before`, async () => {
  dataDir = await createDataDir();
  const environment = {
    DATA_DIR: dataDir,
    NODE_OPTIONS: `--max-old-space-size=${heap} --expose-gc`,
  };
  server = startProcess(environment, measuredServer);
  const guest = new TestClient((await server.address) ?? '', null);
  const client = await guest.signIn('admin@bureau.example', demoPassword);
  // As a browser takes it. What is in it is not looked at, which would take longer than to make it.
  const readList = async (page: number) => {
    const response = await client.fetch(`${tasks.list.path}?per_page=500&page=${page}`, {
      headers: { 'Accept-Encoding': 'gzip' },
    });
    expect([response.status, (await response.text()).length > 50_000]).toEqual([200, true]);
  };
  const readLists = async (times: number) => {
    for (let time = 0; time < times; time += 4)
      await Promise.all(Array.from({ length: 4 }, (_, index) => readList(1 + ((time + index) % 2))));
  };
  const poll = async (times: number) => {
    for (let time = 0; time < times; time += 1)
      await Promise.all([
        ...Array.from({ length: 10 }, () => client.call(notifications.list, { body: { length: 10 } })),
        client.call(timerLogs.current),
        client.call(menu.sidebar),
        client.call(users.permissions),
      ]);
  };
  // Once through everything: what is loaded and kept by the first calls is no leak.
  await readLists(100);
  await poll(10);
  const before = await measure();
  await readLists(lists);
  await poll(polls);
  const after = await measure();
  const figures = [before, after].map(
    ({ used, resident }) => `${used.toFixed(0)} MB in use, ${resident.toFixed(0)} MB resident`,
  );
  console.log(`before: ${figures[0]}; after: ${figures[1]}`);
  expect(after.used - before.used).toBeLessThan(growth.used);
  expect(after.resident - before.resident).toBeLessThan(growth.resident);
}, 600_000);
