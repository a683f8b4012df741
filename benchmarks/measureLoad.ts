import type { Account } from '../e2e/support/accounts.ts';
import type { Server } from '../e2e/support/server.ts';
import { authorise } from './askLists.ts';
import { median, percentile95 } from './measure.ts';
import type { Row } from './report.ts';

/** How many people are connected, each of whom waits for one answer and asks for the next. */
const people = 200;

/** Names those who write, and those who look. */
const accounts = ['admin', 'manager', 'staff', 'client'] as const satisfies readonly Account[];
const writers: readonly Account[] = ['admin', 'manager'];

/** Lists what is read. */
const reads = [
  ['list', '/api/tasks?per_page=50&sort=-priority,title'],
  ['filter', '/api/tasks?per_page=50&q=review&filter[status]=1,2'],
  ['search', '/api/search?q=review'],
  ['groups', '/api/tasks/groups?group=status'],
  ['picker', '/api/get-projects'],
  ['profile', '/api/profile'],
  ['figures', '/api/dashboard/figures'],
] as const;

type Headers = Awaited<ReturnType<typeof authorise>>;

/** Lets 200 people read and write at once, and measures how many were not answered, and how much longer one kind of call waits than another. */
export async function measureLoad({ url }: Server, seconds: number): Promise<Row[]> {
  const headers = await Promise.all(accounts.map((account) => authorise(url, account)));
  const waits = new Map<string, number[]>();
  const errors: string[] = [];
  const call = async (kind: string, path: string, init: RequestInit): Promise<unknown> => {
    const began = performance.now();
    const answer = await fetch(`${url}${path}`, init).catch(String);
    const text = typeof answer === 'string' ? answer : await answer.text().catch(String);
    if (typeof answer === 'string' || !answer.ok) {
      errors.push(`${kind}: ${text.slice(0, 200)}`);
      return undefined;
    }
    waits.set(kind, [...(waits.get(kind) ?? []), performance.now() - began]);
    return JSON.parse(text);
  };
  const send = (kind: string, method: string, path: string, own: Headers, body: object) =>
    call(kind, path, {
      method,
      headers: { ...own, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  const write = async (own: Headers) => {
    const created = await send('create', 'POST', '/api/tasks', own, { title: 'Under load' });
    if (created === undefined) return;
    const { id } = created as { id: number };
    await send('update', 'PUT', `/api/tasks/${id}`, own, { progress: 50, version: 1 });
  };
  const end = performance.now() + seconds * 1000;
  /** Begins at another call than the person before. */
  const work = async (person: number) => {
    const place = person % accounts.length;
    const [account = 'client', own = { Authorization: '' }] = [accounts[place], headers[place]];
    const looks = reads.map(
      ([kind, path]) =>
        () =>
          call(kind, path, { headers: own }),
    );
    const calls = writers.includes(account) ? [() => write(own), ...looks, () => write(own)] : looks;
    for (let turn = person; performance.now() < end; turn++) await calls[turn % calls.length]?.();
  };
  await Promise.all(Array.from({ length: people }, (_, person) => work(person)));
  const medians = [...waits].map(([kind, times]) => ({ kind, wait: median(times) }));
  medians.sort((a, b) => a.wait - b.wait);
  const [fastest, slowest] = [medians[0], medians.at(-1)];
  for (const { kind, wait } of medians) {
    const times = waits.get(kind) ?? [];
    console.log(
      `  ${kind}: ${times.length} calls, median ${wait.toFixed(0)} ms, p95 ${percentile95(times).toFixed(0)} ms`,
    );
  }
  if (errors.length > 0) console.log(`Not answered:\n  ${[...new Set(errors)].slice(0, 5).join('\n  ')}`);
  return [
    { what: `API: errors, 200 connections for ${seconds} s`, unit: '', measured: errors.length, budget: 0 },
    {
      what: `API: wait of ${slowest?.kind} against ${fastest?.kind}, 200 connections`,
      unit: 'ms',
      measured: slowest?.wait ?? NaN,
      floor: fastest?.wait ?? NaN,
      budget: 3,
    },
  ];
}
