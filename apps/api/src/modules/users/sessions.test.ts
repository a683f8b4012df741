import { auth, profile, users } from '@bureau/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../../seed/demoAccounts.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import { userIdOf } from '../../testing/userIdOf.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** Signs in with a browser, and returns the token. */
async function signIn(userAgent: string, email = 'manager@bureau.example'): Promise<string> {
  const response = await fetch(server.address + auth.login.path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'User-Agent': userAgent },
    body: JSON.stringify({ email, password: demoPassword }),
  });
  return ((await response.json()) as { token: string }).token;
}

const statusWith = async (token: string) =>
  (await fetch(server.address + profile.one.path, { headers: { Authorization: `Bearer ${token}` } })).status;

describe('somebody who looks where they are signed in', () => {
  it('sees each browser, ends one, and then all others but not the own', async () => {
    const manager = await server.as('project manager');
    const id = await userIdOf(server.db, 'project manager');
    const first = await signIn(firefox);
    const second = await signIn('curl/8.0');
    const before = await manager.call(users.sessions, { params: { id } });
    const inFirefox = before.find(({ browser }) => browser === 'Firefox');
    expect(inFirefox).toMatchObject({ system: 'Windows', is_current: false });
    expect(before.filter((session) => session.is_current)).toHaveLength(1);

    await manager.call(users.endSessions, { params: { id }, body: { session_id: inFirefox?.id } });
    expect([await statusWith(first), await statusWith(second)]).toEqual([401, 200]);
    const again = { params: { id }, body: { session_id: inFirefox?.id } };
    expect((await manager.try(users.endSessions, again)).status).toBe(404);

    await manager.call(users.endSessions, { params: { id }, body: {} });
    expect(await statusWith(second)).toBe(401);
    expect(await manager.call(users.sessions, { params: { id } })).toMatchObject([{ is_current: true }]);
  });

  it('does not end a session of somebody else by its id', async () => {
    const manager = await server.as('project manager');
    const token = await signIn(firefox, 'staff@bureau.example');
    const admin = await server.as('admin');
    const staffId = await userIdOf(server.db, 'user');
    const [session] = await admin.call(users.sessions, { params: { id: staffId } });
    const own = { id: await userIdOf(server.db, 'project manager') };
    const ending = await manager.try(users.endSessions, {
      params: own,
      body: { session_id: session?.id },
    });
    expect([ending.status, await statusWith(token)]).toEqual([404, 200]);
    await admin.call(users.endSessions, { params: { id: staffId }, body: {} });
    expect(await statusWith(token)).toBe(401);
  });

  it('is not signed out by an administrator when they are a super administrator', async () => {
    const admin = await server.as('admin');
    const params = { id: await userIdOf(server.db, 'super_admin') };
    expect((await admin.try(users.endSessions, { params, body: {} })).status).toBe(403);
  });
});
