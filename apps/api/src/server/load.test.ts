import { dashboard, profile, projects, search, tasks } from '@bureau/contract';
import { afterAll, expect, it } from 'vitest';
import { demoPassword } from '../seed/demoAccounts.ts';
import { endProcess, type ServerProcess, startProcess } from '../testing/startProcess.ts';
import { deleteDir } from '../testing/folders.ts';
import { createDataDir, testTasks } from '../testing/template.ts';
import { TestClient } from '../testing/TestClient.ts';

/** How long the load lasts: `LOAD_SECONDS=60` does what is promised, six are for every day. */
const seconds = Number(process.env['LOAD_SECONDS'] ?? 6);

/** How many requests are under way at any moment. */
const atOnce = 200;

let dataDir: string;
let server: ServerProcess;

afterAll(async () => {
  await endProcess(server);
  deleteDir(dataDir);
});

/** Names who is signed in: two who create tasks, and two who look. */
const writers = ['admin', 'manager'];
const readers = ['staff', 'client'];

it(
  `200 people who ask and write at once for ${seconds} s are all answered, and no number is given twice or left out`,
  async () => {
    dataDir = await createDataDir();
    server = startProcess({ DATA_DIR: dataDir });
    const guest = new TestClient((await server.address) ?? '', null);
    const signIn = (account: string) => guest.signIn(`${account}@bureau.example`, demoPassword);
    const clients = await Promise.all([...writers, ...readers].map(signIn));
    const created: number[] = [];
    const times = new Map<string, number[]>();
    const time = async <Answer>(kind: string, call: Promise<Answer>): Promise<Answer> => {
      const began = performance.now();
      const answer = await call;
      times.set(kind, [...(times.get(kind) ?? []), performance.now() - began]);
      return answer;
    };
    const create = async (client: TestClient) => {
      const { id, code } = await time('create', client.call(tasks.create, { body: { title: 'Under load' } }));
      created.push(Number(code.slice(4)));
      await time('update', client.call(tasks.update, { params: { id }, body: { progress: 50, version: 1 } }));
    };
    const look: readonly ((client: TestClient) => Promise<unknown>)[] = [
      (client) => time('list', client.call(tasks.list, { query: { sort: ['-priority', 'title'] } })),
      (client) =>
        time('filter', client.call(tasks.list, { query: { q: 'review', filter: { status: [1, 2] } } })),
      (client) => time('search', client.call(search.all, { query: { q: 'review' } })),
      (client) => time('groups', client.call(tasks.groups, { query: { group: 'status' } })),
      (client) => time('picker', client.call(projects.picker)),
      (client) => time('profile', client.call(profile.one)),
      (client) => time('figures', client.call(dashboard.figures)),
    ];
    const end = performance.now() + seconds * 1000;
    /** Calls one thing after the other, so that there are always as many requests under way as people. */
    const work = async (person: number) => {
      const place = person % clients.length;
      const client = clients[place] ?? guest;
      const calls = place < writers.length ? [create, ...look, create] : look;
      for (let turn = person; performance.now() < end; turn += 1) {
        await calls[turn % calls.length]?.(client);
      }
    };
    const results = await Promise.allSettled(Array.from({ length: atOnce }, (_, person) => work(person)));
    const failures = results.flatMap((result) =>
      result.status === 'rejected' ? [String(result.reason)] : [],
    );
    expect(failures).toEqual([]);
    expect(created.toSorted((a, b) => a - b)).toEqual(created.map((_, index) => testTasks + 1 + index));
    expect(created.length).toBeGreaterThan(0);
    const medians: number[] = [];
    for (const [kind, all] of times) {
      const sorted = all.toSorted((a, b) => a - b);
      const at = (part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? 0;
      medians.push(at(0.5));
      const figures = [0.5, 0.95, 1].map((part) => at(part).toFixed(0)).join(' / ');
      console.log(`${kind}: ${sorted.length} calls; median / 95th percentile / longest ${figures} ms`);
    }
    // No kind of call starves beside the others; how long each waits, the benchmark says.
    expect(Math.max(...medians)).toBeLessThan(10 * Math.min(...medians));
  },
  180_000 + seconds * 3000,
);
