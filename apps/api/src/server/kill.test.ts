import { setTimeout as wait } from 'node:timers/promises';
import { tasks } from '@bureau/contract';
import { afterAll, expect, it, vi } from 'vitest';
import { demoPassword } from '../seed/demoAccounts.ts';
import { endProcess, type ServerProcess, startProcess } from '../testing/startProcess.ts';
import { deleteDir } from '../testing/folders.ts';
import { createDataDir, testTasks } from '../testing/template.ts';
import { TestClient } from '../testing/TestClient.ts';

/** How often the server is killed: `KILL_TIMES=20` does what is promised, five times are for every day. */
const times = Number(process.env['KILL_TIMES'] ?? 5);

/** How many write at the same time, and how long at most until the server is killed, in milliseconds. */
const writers = 10;
const longest = 600;

let dataDir: string;
let server: ServerProcess;
/** Maps the tasks that were acknowledged to their progress: the last one that was acknowledged, and the last that was sent. */
const known = new Map<number, { code: string; acknowledged: number; sent: number }>();

afterAll(async () => {
  await endProcess(server);
  deleteDir(dataDir);
});

async function start(token: string | null): Promise<TestClient> {
  server = startProcess({ DATA_DIR: dataDir });
  const address = await server.address;
  if (address === null) throw new Error(server.output());
  const client = new TestClient(address, token);
  return token === null ? client.signIn('admin@bureau.example', demoPassword) : client;
}

/** Creates tasks and changes each of them, until the server is gone. */
async function write(client: TestClient): Promise<void> {
  for (;;) {
    const { id, code } = await client.call(tasks.create, { body: { title: 'Written before a kill' } });
    const task = { code, acknowledged: 0, sent: 0 };
    known.set(id, task);
    for (const progress of [10, 20]) {
      task.sent = progress;
      await client.call(tasks.update, { params: { id }, body: { progress } });
      task.acknowledged = progress;
    }
  }
}

async function readAll(client: TestClient) {
  const query = { q: 'written before a kill', sort: ['code'], per_page: 500 } as const;
  const { meta } = await client.call(tasks.list, { query: { ...query, per_page: 1 } });
  const pages = Array.from({ length: Math.ceil(meta.total / query.per_page) }, (_, index) =>
    client.call(tasks.list, { query: { ...query, sort: [...query.sort], page: index + 1 } }),
  );
  return (await Promise.all(pages)).flatMap(({ data }) => data);
}

it(
  `somebody whose server is killed at random moments while it writes, ${times} times, finds every write that was acknowledged`,
  async () => {
    dataDir = await createDataDir();
    let client = await start(null);
    for (let time = 1; time <= times; time += 1) {
      const moment = Math.random() * longest;
      const writing = Array.from({ length: writers }, () => write(client));
      await wait(moment);
      // A slow machine may not have come to a first task by then.
      if (time === times) await vi.waitUntil(() => known.size > 0, { timeout: 60_000 });
      const before = known.size;
      server.child.kill('SIGKILL');
      const ends = await Promise.allSettled(writing);
      expect(ends.every(({ status }) => status === 'rejected')).toBe(true);
      expect(await server.ended).toBe('SIGKILL');

      client = await start(client.token);
      const found = await readAll(client);
      const place = `kill ${time} after ${moment.toFixed(0)} ms and ${before} tasks`;
      const stored = new Map(found.map((task) => [task.id, task]));
      for (const [id, { code, acknowledged, sent }] of known) {
        const task = stored.get(id);
        expect([place, task?.code]).toEqual([place, code]);
        expect([place, task?.progress]).toEqual([place, task?.progress === sent ? sent : acknowledged]);
      }
      const numbers = found.map(({ code }) => Number(code.slice(4)));
      expect([place, numbers]).toEqual([place, numbers.map((_, index) => testTasks + 1 + index)]);
    }
    expect(known.size).toBeGreaterThan(0);
  },
  180_000 + times * 60_000,
);
