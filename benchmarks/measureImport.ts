import { setTimeout } from 'node:timers/promises';

import type { Account } from '../e2e/support/accounts.ts';
import type { Server } from '../e2e/support/server.ts';
import { authorise, openLists } from './askLists.ts';
import { median, percentile95 } from './measure.ts';
import type { Row } from './report.ts';

const rows = 50_000;

/** What is asked for meanwhile, again and again, and how long nothing is asked between two questions, in milliseconds. */
const question = 'filter[status]=4&sort=-updated_at';
const gap = 20;
const questionsBefore = 300;

const words = ['Invoice', 'review', 'contract', 'report', 'budget', 'office', 'order', 'delivery', 'server'];

/** Writes a file of tasks that differ as those of a tracker do. */
function writeLines(): string[] {
  const lines = Array.from({ length: rows }, (_, row) => {
    const title = [row, row * 7, row * 31].map((place) => words[place % words.length]).join(' ');
    const day = String((row % 28) + 1).padStart(2, '0');
    const text = `What there is to say about the ${title} and what has to be thought of, ${row}.`;
    return `${title} ${row},Open,High,2026-03-${day},2026-11-${day},${row % 9}h 30m,${row % 101}%,"${text}"`;
  });
  return ['Title,Status,Priority,Start,Due,Estimate,Progress,Description', ...lines];
}

/**
 * Imports a file of so many rows, and returns how long that takes, in milliseconds.
 *
 * @throws Error when not all rows become records.
 */
export async function importFile(
  server: Server,
  resource: string,
  lines: readonly string[],
  account: Account = 'admin',
): Promise<number> {
  const file = new Blob([lines.join('\n')], { type: 'text/csv' });
  const created = lines.length - 1;
  const headers = await authorise(server.url, account);
  const body = new FormData();
  body.append('file', file, `${resource}.csv`);
  const began = performance.now();
  const response = await fetch(`${server.url}/api/${resource}/import`, { method: 'POST', headers, body });
  const answer = await response.text();
  if (!response.ok || !answer.includes(`"created":${created}`))
    throw new Error(`The import was answered with ${response.status}: ${answer.slice(0, 500)}`);
  return performance.now() - began;
}

/** Imports a file, and measures how long that takes and how much longer others wait for a list meanwhile than before. */
export async function measureImport(server: Server): Promise<Row[]> {
  const lines = writeLines();
  const ask = await openLists(server.url, 'admin');
  const askUntil = async (isOver: (count: number) => boolean) => {
    const times: number[] = [];
    while (!isOver(times.length)) {
      times.push((await ask(question)).time);
      await setTimeout(gap);
    }
    return times;
  };
  const alone = await askUntil((count) => count === questionsBefore);
  let isDone = false;
  const importing = importFile(server, 'tasks', lines).finally(() => (isDone = true));
  const [took, during] = await Promise.all([importing, askUntil(() => isDone)]);
  const figures = [median, percentile95, (times: readonly number[]) => Math.max(...times)];
  const [before, meanwhile] = [alone, during].map((times) =>
    figures.map((figure) => figure(times).toFixed(0)).join(' / '),
  );
  console.log(`A list (median / p95 / longest): ${before} ms before the import, ${meanwhile} ms during it.`);
  return [
    {
      what: `API: import of ${rows.toLocaleString('en')} rows`,
      unit: 's',
      measured: took / 1000,
      budget: 20,
    },
    {
      what: 'API: how much longer the longest list takes meanwhile',
      unit: 'ms',
      measured: Math.max(0, Math.max(...during) - Math.max(...alone)),
      budget: 100,
    },
  ];
}
