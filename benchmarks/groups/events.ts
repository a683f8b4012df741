import { Server } from '../../e2e/support/server.ts';
import { authorise } from '../askLists.ts';
import type { Group } from '../bench.ts';
import { median } from '../measure.ts';
import { openStreams } from '../openStreams.ts';

const many = 50;

/** How often a task is changed in each of the two cases, and how often before it counts. */
const [changes, warmUps] = [60, 5];

/**
 * Measures how long a change takes, and how long until everybody has heard of it, while 50 people have a stream open: beside the same with one
 * (docs/benchmarks.md, events).
 */
export const measureEvents: Group = async () => {
  const server = new Server();
  try {
    await server.start();
    const headers = { ...(await authorise(server.url, 'admin')), 'Content-Type': 'application/json' };
    const send = async (method: string, path: string, body: object) => {
      const answer = await fetch(`${server.url}${path}`, { method, headers, body: JSON.stringify(body) });
      if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}.`);
      return (await answer.json()) as { readonly id: number };
    };
    const { id } = await send('POST', '/api/tasks', { title: 'Told to all' });
    const change = async (turn: string) => send('PUT', `/api/tasks/${id}`, { title: `Told to all ${turn}` });

    async function measure(count: number) {
      const streams = await openStreams(server.url, 'admin', count);
      const times = { write: [] as number[], hear: [] as number[] };
      for (let turn = -warmUps; turn < changes; turn++) {
        const heard = streams.nextOfAll();
        const began = performance.now();
        await change(`${count}/${turn}/${performance.now()}`);
        const written = performance.now();
        await heard;
        if (turn < 0) continue;
        times.write.push(written - began);
        times.hear.push(performance.now() - began);
      }
      streams.close();
      return { write: median(times.write), hear: median(times.hear) };
    }

    // so that the first of them finds the server as warm as the last
    await measure(0);
    const idle = await measure(0);
    const one = await measure(1);
    const all = await measure(many);
    return [
      {
        what: `events: a change with ${many} streams open`,
        unit: 'ms',
        measured: all.write,
        floor: idle.write,
        budget: 1.5,
      },
      {
        what: `events: until all of ${many} have heard of a change`,
        unit: 'ms',
        measured: all.hear,
        floor: one.hear,
        budget: 1.5,
      },
    ];
  } finally {
    await server.dispose();
  }
};
