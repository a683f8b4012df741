import type { Server } from '../e2e/support/server.ts';
import { authorise } from './askLists.ts';
import type { Row } from './report.ts';

/** How many large lists are asked for, and how many before, since what the first calls load and keep is no leak. */
const lists = 500;
const listsBefore = 200;

/** How much memory the server may take for what its program makes, in megabytes. */
const heap = 256;

/** Starts the server anew on its data, and measures how much more memory it uses after many large lists than before. */
export async function measureMemory(server: Server): Promise<Row> {
  await server.stop();
  await server.start(heap);
  const headers = await authorise(server.url, 'admin');
  const readLists = async (count: number) => {
    for (let read = 0; read < count; read++) {
      const page = 1 + (read % 20);
      const answer = await fetch(`${server.url}/api/tasks?per_page=500&page=${page}`, { headers });
      const { data } = (await answer.json()) as { data: readonly object[] };
      if (data.length !== 500) throw new Error(`A large list has ${data.length} tasks.`);
    }
  };
  const measure = async () => {
    const { heapUsed, external } = await server.measureMemory();
    return (heapUsed + external) / 1e6;
  };
  await readLists(listsBefore);
  const before = await measure();
  await readLists(lists);
  const after = await measure();
  console.log(`The server uses ${before.toFixed(1)} MB before and ${after.toFixed(1)} MB after.`);
  return {
    what: `API: more memory after ${lists} lists of 500 tasks`,
    unit: 'MB',
    measured: Math.max(0, after - before),
    budget: 20,
  };
}
