import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';
import { userIdOf } from '../testing/userIdOf.ts';
import { confirmSent, createLink, requireLink } from './mailedLinks.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it('the later of two links that are asked for before either was mailed can be followed', async () => {
  const { clock, db } = server;
  const userId = await userIdOf(db, 'user');
  const link = { userId, purpose: 'reset', email: 'staff@bureau.example', now: clock.now } as const;
  const [first, second] = [await createLink(db, link), await createLink(db, link)];
  await confirmSent(db, first, clock.now);
  await confirmSent(db, second, clock.now);
  const token = second.route.split('/').at(-1) ?? '';
  expect(await requireLink(db, ['reset'], { ...link, token }, clock.now)).toMatchObject({ id: userId });
});
