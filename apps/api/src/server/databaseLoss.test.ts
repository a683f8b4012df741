import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tasks } from '@bureau/contract';
import { afterAll, expect, it, vi } from 'vitest';
import { demoPassword } from '../seed/demoAccounts.ts';
import { endProcess, type ServerProcess, startProcess } from '../testing/startProcess.ts';
import { deleteDir } from '../testing/folders.ts';
import { createDataDir } from '../testing/template.ts';
import { TestClient } from '../testing/TestClient.ts';

let dataDir: string;
let server: ServerProcess;

afterAll(async () => {
  await endProcess(server);
  deleteDir(dataDir);
});

const databasePid = () =>
  Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);

it('people whose database process is killed are asked to try again, and go on working with what was acknowledged', async () => {
  dataDir = await createDataDir();
  server = startProcess({ DATA_DIR: dataDir });
  const guest = new TestClient((await server.address) ?? '', null);
  const client = await guest.signIn('admin@bureau.example', demoPassword);
  const acknowledged: number[] = [];
  const statuses = new Set<number>();
  const waits = new Set<string | null>();
  let isOver = false;
  const write = async () => {
    while (!isOver) {
      const response = await client.send('POST', tasks.create.path, JSON.stringify({ title: 'Meanwhile' }));
      statuses.add(response.status);
      const answer = (await response.json()) as { id: number };
      if (response.status === 201) acknowledged.push(answer.id);
      else waits.add(response.headers.get('Retry-After'));
    }
  };
  const writing = Promise.all([write(), write(), write(), write()]);
  await vi.waitUntil(() => acknowledged.length > 10, { timeout: 60_000 });
  process.kill(databasePid(), 'SIGKILL');
  await vi.waitUntil(() => statuses.has(503), { timeout: 60_000 });
  const before = acknowledged.length;
  await vi.waitUntil(() => acknowledged.length > before + 10, { timeout: 60_000 });
  isOver = true;
  await writing;
  expect([statuses, waits]).toEqual([new Set([201, 503]), new Set(['1'])]);
  for (const id of acknowledged)
    expect((await client.call(tasks.one, { params: { id } })).title).toBe('Meanwhile');
  const lines = server.output().split('\n');
  expect(lines.filter((line) => line.includes('It is started again.'))).toHaveLength(1);
  expect(lines.filter((line) => line.includes('The database process runs again.'))).toHaveLength(1);
});
