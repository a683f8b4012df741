import { tasks } from '@bureau/contract';
import { eq } from '../db/orm.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tasks as table } from '../db/schema/index.ts';
import { serveRoutes } from '../testing/serveRoutes.ts';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';
import { TestClient } from '../testing/TestClient.ts';
import { implement } from './implement.ts';

let server: TestServer;
let served: Awaited<ReturnType<typeof serveRoutes>>;

/** Settles when both requests hold what the other one waits for. */
const bothHold = Promise.withResolvers<void>();
let holding = 0;

const [one, other] = [1, 2];

const route = implement(tasks.update, async ({ db, params: { id } }) => {
  await db.transaction(async (tx) => {
    const take = (taken: number) => tx.select().from(table).where(eq(table.id, taken)).for('update');
    await take(id);
    if (++holding === 2) bothHold.resolve();
    await bothHold.promise;
    await take(id === one ? other : one);
    await tx
      .update(table)
      .set({ title: `Written by ${id}` })
      .where(eq(table.id, id));
  });
  const admin = await server.as('admin');
  return admin.call(tasks.one, { params: { id } });
});

beforeAll(async () => {
  server = await startTestServer();
  served = await serveRoutes(server, [route]);
});
afterAll(async () => {
  await served.stop();
  await server.stop();
});

it('two who wait for each other in the database are both answered', async () => {
  const admin = new TestClient(served.address, (await server.as('admin')).token);
  const update = (id: number) => admin.try(tasks.update, { params: { id }, body: { title: 'Sent' } });
  const answers = await Promise.all([update(one), update(other)]);
  expect(answers).toMatchObject([
    { status: 200, body: { title: 'Written by 1' } },
    { status: 200, body: { title: 'Written by 2' } },
  ]);
});
