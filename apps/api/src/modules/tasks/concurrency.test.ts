import { tasks } from '@bureau/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import type { TestClient } from '../../testing/TestClient.ts';

let server: TestServer;
let manager: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  manager = await server.as('project manager');
});
afterAll(() => server.stop());

const numberOf = ({ code }: { code: string }) => Number(code.slice(4));

describe('many who create tasks at once', () => {
  it('get codes without a gap and without a double, also when some are refused', async () => {
    const bodies = Array.from({ length: 60 }, (_, n) => ({
      title: `At once ${n}`,
      project_id: n % 5 === 0 ? 9999 : null,
    }));
    const answers = await Promise.all(bodies.map((body) => manager.try(tasks.create, { body })));
    const created = answers
      .filter(({ status }) => status === 201)
      .map(({ body }) => numberOf(body as { code: string }));
    expect(created.sort((a, b) => a - b)).toEqual(Array.from({ length: 48 }, (_, n) => 601 + n));
  });
});

describe('many who write the same tasks at once', () => {
  it('are all answered, whether they change these together or let others wait for them', async () => {
    const make = async (title: string) => (await manager.call(tasks.create, { body: { title } })).id;
    const ids: number[] = [];
    for (let n = 0; n < 8; n++) ids.push(await make(`Shared ${n}`));
    const waiting = await Promise.all(Array.from({ length: 8 }, (_, n) => make(`Waiting ${n}`)));
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, round) =>
        waiting.flatMap((id) => [
          manager.try(tasks.bulk, { body: { ids, action: 'update', values: { progress: round } } }),
          manager.try(tasks.update, {
            params: { id },
            body: { dependency_ids: round % 2 === 0 ? ids.toReversed() : [] },
          }),
        ]),
      ).flat(),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });
});

describe('somebody whose request is repeated', () => {
  const body = { title: 'Only once' };
  const total = async () => (await manager.call(tasks.list, { query: { q: 'only once' } })).meta.total;
  const send = (key: string, title = body.title, client = manager) =>
    client.try(tasks.create, { body: { title }, headers: { 'Idempotency-Key': key } });

  it('gets the first answer again, and one task', async () => {
    const first = await send('key-1');
    const second = await send('key-1');
    expect(second).toMatchObject({ status: 201, body: first.body });
    expect(await total()).toBe(1);
  });

  it('gets one task when the requests arrive together', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => send('key-2', 'Side by side')));
    expect(new Set(answers.map(({ body: task }) => JSON.stringify(task))).size).toBe(1);
    expect((await manager.call(tasks.list, { query: { q: 'side by side' } })).meta.total).toBe(1);
  });

  it('is refused when the key comes with another body', async () => {
    expect((await send('key-1', 'Something else')).status).toBe(422);
  });

  it('does not share keys with other users', async () => {
    const admin = await server.as('admin');
    expect((await send('key-1', 'Mine', admin)).status).toBe(201);
  });

  it('may try again with the key of a request that failed', async () => {
    const wish = { body: { title: 'Retry', project_id: 9999 }, headers: { 'Idempotency-Key': 'key-3' } };
    expect((await manager.try(tasks.create, wish)).status).toBe(422);
    expect((await send('key-3', 'Retry')).status).toBe(201);
  });

  it('may use the key anew after a day', async () => {
    server.clock.now = new Date(server.clock.now.getTime() + 25 * 60 * 60 * 1000);
    manager = await server.guest.signIn('manager@bureau.example', 'bureau-demo');
    expect((await send('key-1', 'The next day')).status).toBe(201);
  });

  it.each(['', 'ü', 'x'.repeat(201)])('is refused with the key "%s"', async (key) => {
    expect((await send(key, 'Odd key')).status).toBe(422);
  });
});
