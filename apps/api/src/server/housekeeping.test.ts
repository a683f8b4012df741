import { tasks } from '@bureau/contract';
import { count } from '../db/orm.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attempts, idempotencyKeys, tokens } from '../db/schema/index.ts';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';
import { runHousekeeping } from './housekeeping.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const sizes = () =>
  Promise.all(
    [tokens, attempts, idempotencyKeys].map(async (table) => {
      const [row] = await server.db.select({ size: count() }).from(table);
      return row?.size;
    }),
  );

const keepHouseAt = (now: Date) => runHousekeeping(server.db, server.storage, now);

describe('an operator', () => {
  it('finds sessions, failed sign-ins and idempotency keys deleted once they have expired, and not before', async () => {
    const manager = await server.as('project manager');
    await manager.try(tasks.create, { body: { title: 'x' }, headers: { 'Idempotency-Key': 'key' } });
    await server.guest.signIn('staff@bureau.example', 'not-it').catch(() => undefined);
    const after = (hours: number) => new Date(server.clock.now.getTime() + hours * 60 * 60 * 1000);
    expect(await sizes()).toEqual([1, 1, 1]);
    await keepHouseAt(after(0.9));
    expect(await sizes()).toEqual([1, 1, 1]);
    await keepHouseAt(after(1.1));
    expect(await sizes()).toEqual([1, 0, 1]);
    await keepHouseAt(after(9));
    expect(await sizes()).toEqual([0, 0, 1]);
    await keepHouseAt(after(25));
    expect(await sizes()).toEqual([0, 0, 0]);
  });
});
