import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';

import type { Server } from '../e2e/support/server.ts';
import { authorise } from './askLists.ts';
import type { Row } from './report.ts';

const list = '/api/tasks?per_page=100&sort=-updated_at';

/** What is left of a list at most, by how it is encoded. */
const budgets = { gzip: 0.2, br: 0.2 } as const;

/** Counts the bytes of an answer as they are sent. */
async function countBytes(url: string, headers: object, encoding: string): Promise<number> {
  const request = get(`${url}${list}`, { headers: { ...headers, 'Accept-Encoding': encoding } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const sent = response.headers['content-encoding'] ?? 'identity';
  if (response.statusCode !== 200 || sent !== encoding)
    throw new Error(`${encoding} was answered with ${response.statusCode}, ${sent}.`);
  let bytes = 0;
  for await (const chunk of response) bytes += (chunk as Buffer).length;
  return bytes;
}

/** Compares the bytes of a list of 100 tasks as they are compressed with the bytes that they are. */
export async function measureBytes({ url }: Server): Promise<Row[]> {
  const headers = await authorise(url, 'admin');
  const floor = (await countBytes(url, headers, 'identity')) / 1000;
  const rows: Row[] = [];
  for (const [encoding, budget] of Object.entries(budgets)) {
    const measured = (await countBytes(url, headers, encoding)) / 1000;
    rows.push({ what: `API: a list of 100 tasks as ${encoding}`, unit: 'kB', measured, floor, budget });
  }
  return rows;
}
