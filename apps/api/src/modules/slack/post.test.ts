import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { tasks } from '@bureau/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { writeRow } from '../../db/settings/queries.ts';
import { postJson } from '../../outgoing/postJson.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';

interface Delivery {
  readonly path: string | undefined;
  readonly body: unknown;
  readonly status: number;
}

const deliveries: Delivery[] = [];
let host: Server;
let server: TestServer;
let port: number;

const countOf = (word: string) => deliveries.filter(({ body }) => JSON.stringify(body).includes(word)).length;

/** Answers as Slack does that takes one message at once, another one the third time, and the last one never. */
async function receive(request: IncomingMessage): Promise<number> {
  const body: unknown = JSON.parse(await text(request));
  const message = JSON.stringify(body);
  const isRefused = message.includes('Never') || (message.includes('Late') && countOf('Late') < 2);
  const status = isRefused ? 503 : 200;
  deliveries.push({ path: request.url, body, status });
  return status;
}

beforeAll(async () => {
  host = createServer((request, response) => {
    void receive(request).then((status) => response.writeHead(status).end());
  });
  host.listen(0, '127.0.0.1');
  await once(host, 'listening');
  ({ port } = host.address() as AddressInfo);
  // the name is that of a host outside, which stands on this machine
  const reach = {
    isAllowed: (address: string) => address === '127.0.0.1',
    resolve: () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]),
  };
  server = await startTestServer({ logLevel: 'warn' }, (address, body) => postJson(address, body, reach));
});
afterAll(async () => {
  await server.stop();
  host.close();
});

it('messages reach the host of the web hook, again when it did not take them, and the log has what never arrived', async () => {
  const written: string[] = [];
  const output = vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
    written.push(String(line));
    return true;
  });
  try {
    await writeRow(server.db, 'slack', {
      enabled: true,
      webhook_url: `http://hooks.example.com:${port}/services/secret`,
      channel: '#work',
      events: ['task.assigned'],
    });
    const admin = await server.as('admin');
    for (const title of ['Prompt', 'Late', 'Never'])
      await admin.call(tasks.create, { body: { title, assignee_ids: [3] } });
    await server.posts();
  } finally {
    output.mockRestore();
  }
  const statusesOf = (word: string) =>
    deliveries.filter(({ body }) => JSON.stringify(body).includes(word)).map(({ status }) => status);
  expect(['Prompt', 'Late', 'Never'].map(statusesOf)).toEqual([[200], [503, 503, 200], [503, 503, 503]]);
  expect(deliveries[0]).toMatchObject({
    path: '/services/secret',
    body: { channel: '#work', text: expect.stringMatching(/Prompt/) as unknown },
  });
  const failures = written.filter((line) => line.includes('Work in the background failed.'));
  expect(failures).toHaveLength(1);
  expect(failures[0]).toContain('The server answered with 503.');
  expect(written.join('')).not.toContain('secret');
});
