import { auth, profile, tasks } from '@bureau/contract';
import { eq } from '../../db/orm.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { attempts, audit, tokens, users } from '../../db/schema/index.ts';
import { demoPassword } from '../../seed/demoAccounts.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import { TestClient } from '../../testing/TestClient.ts';

let server: TestServer;
const hour = 60 * 60 * 1000;

beforeAll(async () => {
  server = await startTestServer({ trustedProxies: ['127.0.0.1', '::1'] });
});
afterAll(() => server.stop());
beforeEach(() => server.db.delete(attempts));

const later = (milliseconds: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + milliseconds);
};

/** Tries to sign in from an address of its own, as if every account sat at its own desk. */
const attempt = (email: string, password: string, address = `10.0.0.${email.length}`) =>
  server.guest.try(auth.login, { body: { email, password }, headers: { 'X-Forwarded-For': address } });

describe('somebody who signs in', () => {
  it('gets a token that lives eight hours, and no longer', async () => {
    const { status, body } = await attempt('staff@bureau.example', demoPassword);
    expect(status).toBe(200);
    expect(body).toMatchObject({ token_type: 'bearer', expires_in: 8 * 3600 });
    const { token } = body as { token: string };
    expect(token).toMatch(/^[\w-]{43}$/);
    const client = new TestClient(server.address, token);
    later(8 * hour - 1000);
    expect((await client.try(profile.one)).status).toBe(200);
    later(1000);
    const { status: expired, body: text } = await client.try(profile.one);
    expect([expired, text]).toEqual([401, { error: 'Sign in to continue.' }]);
  });

  it.each(['STAFF@bureau.example', ' staff@Bureau.Example '])(
    'may write the address as %s',
    async (email) => {
      expect((await attempt(email, demoPassword)).status).toBe(200);
    },
  );

  it('leaves nothing in the database by which the token or the password could be used', async () => {
    const client = await server.guest.signIn('staff@bureau.example', demoPassword);
    const stored = JSON.stringify([
      await server.db.select().from(tokens),
      await server.db.select().from(users),
    ]);
    expect(stored).not.toContain(client.token);
    expect(stored).not.toContain(demoPassword);
    expect(stored).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  });

  it('is seen to be there', async () => {
    await server.guest.signIn('client@bureau.example', demoPassword);
    const [row] = await server.db.select().from(users).where(eq(users.email, 'client@bureau.example'));
    expect(row?.lastSeenAt).toEqual(server.clock.now);
    later(5 * 60_000);
    await (await server.guest.signIn('client@bureau.example', demoPassword)).call(profile.one);
    const [after] = await server.db.select().from(users).where(eq(users.email, 'client@bureau.example'));
    expect(after?.lastSeenAt).toEqual(server.clock.now);
  });
});

describe('somebody who signs in with something wrong', () => {
  const wrong = { error: 'The email address or password is incorrect.' };

  it('gets the same answer for a wrong password, an unknown account and an inactive one', async () => {
    await server.db.update(users).set({ isActive: false }).where(eq(users.id, 22));
    for (const [email, password] of [
      ['staff@bureau.example', 'not-it'],
      ['nobody@bureau.example', demoPassword],
      ['priya@bureau.example', demoPassword],
    ] as const) {
      const { status, body } = await attempt(email, password);
      expect([email, status, body]).toEqual([email, 422, wrong]);
    }
  });

  it('waits as long for an unknown account as for a known one', async () => {
    const time = async (email: string) => {
      const start = performance.now();
      await attempt(email, 'not-it', `10.1.0.${Math.round(start) % 250}`);
      await server.db.delete(attempts);
      return performance.now() - start;
    };
    const [known, unknown]: [number[], number[]] = [[], []];
    for (let round = 0; round < 9; round += 1) {
      known.push(await time('staff@bureau.example'));
      unknown.push(await time('nobody@bureau.example'));
    }
    // The shortest times show the work; the rest is what else the machine does. Without a hash the answer takes a tenth.
    const ratio = Math.min(...unknown) / Math.min(...known);
    expect(ratio).toBeGreaterThan(0.25);
    expect(ratio).toBeLessThan(4);
  });

  it('is refused at the sixth failure of an account, wherever it comes from, for a quarter of an hour', async () => {
    for (let n = 1; n <= 5; n += 1)
      expect((await attempt('manager@bureau.example', 'not-it', `10.2.0.${n}`)).status).toBe(422);
    const { status, headers, body } = await attempt('manager@bureau.example', demoPassword, '10.2.0.6');
    expect([status, body]).toEqual([
      429,
      { error: 'Too many failed sign-in attempts. Try again in 15 minutes.' },
    ]);
    expect(headers.get('Retry-After')).toBe('900');
    later(900_000 - 1000);
    expect((await attempt('manager@bureau.example', demoPassword, '10.2.0.7')).status).toBe(429);
    later(1000);
    expect((await attempt('manager@bureau.example', demoPassword, '10.2.0.8')).status).toBe(200);
  });

  it('is refused at the sixth failure of an address, whatever the account', async () => {
    for (let n = 1; n <= 5; n += 1) await attempt(`nobody-${n}@bureau.example`, 'not-it', '10.3.0.1');
    expect((await attempt('staff@bureau.example', demoPassword, '10.3.0.1')).status).toBe(429);
    expect((await attempt('staff@bureau.example', demoPassword, '10.3.0.2')).status).toBe(200);
  });

  it('cannot guess more by trying at the same time', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => attempt('admin@bureau.example', 'not-it', `10.4.0.${n}`)),
    );
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
  });

  it('keeps nobody out who signs in rightly at the same time, of the same address or account', async () => {
    await server.db.delete(attempts);
    const colleagues = ['super', 'admin', 'manager', 'staff', 'client'].flatMap((name) => [name, name]);
    const answers = await Promise.all([
      ...colleagues.map((name) => attempt(`${name}@bureau.example`, demoPassword, '10.6.0.1')),
      ...colleagues.map((_, n) => attempt('staff@bureau.example', demoPassword, `10.6.1.${n}`)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  });

  it('starts anew after having signed in', async () => {
    for (let round = 0; round < 2; round += 1) {
      for (let n = 1; n <= 4; n += 1) await attempt('staff@bureau.example', 'not-it', `10.5.${round}.${n}`);
      expect((await attempt('staff@bureau.example', demoPassword, `10.5.${round}.9`)).status).toBe(200);
    }
  });

  it('finds it in the audit trail, without the password', async () => {
    await server.db.delete(audit);
    await attempt('staff@bureau.example', 'sesame-open', '10.6.0.1');
    const client = await server.guest.signIn('staff@bureau.example', demoPassword);
    await client.call(auth.logout);
    const rows = await server.db.select().from(audit).orderBy(audit.id);
    expect(rows.map(({ event, userId }) => [event, userId])).toEqual([
      ['login.failed', 4],
      ['login.succeeded', 4],
      ['logout', 4],
    ]);
    expect(rows[0]?.address).toBe('10.6.0.1');
    expect(JSON.stringify(rows)).not.toContain('sesame-open');
  });
});

describe('somebody whose session has ended', () => {
  it('is refused after signing out, and only that session is', async () => {
    const [first, second] = [
      await server.guest.signIn('staff@bureau.example', demoPassword),
      await server.guest.signIn('staff@bureau.example', demoPassword),
    ];
    await first.call(auth.logout);
    expect((await first.try(profile.one)).status).toBe(401);
    expect((await first.try(auth.logout)).status).toBe(401);
    expect((await second.try(profile.one)).status).toBe(200);
  });

  it('is refused at once when the account is deactivated', async () => {
    const client = await server.guest.signIn('client@bureau.example', demoPassword);
    await server.db.update(users).set({ isActive: false }).where(eq(users.id, 5));
    expect((await client.try(tasks.list)).status).toBe(401);
    await server.db.update(users).set({ isActive: true }).where(eq(users.id, 5));
  });

  it.each([
    '',
    'bearer',
    'bearer ',
    'basic abc',
    `bearer ${'a'.repeat(43)}`,
    `bearer ${'a'.repeat(5000)}`,
    "bearer ' or 1=1 --",
  ])('is refused with the header %j', async (header) => {
    const response = await server.guest.fetch('/api/profile', { headers: { Authorization: header } });
    expect(response.status).toBe(401);
  });

  it('cannot use the token in an address', async () => {
    const { token } = await server.guest.signIn('staff@bureau.example', demoPassword);
    expect((await server.guest.fetch(`/api/profile?token=${token}&access_token=${token}`)).status).toBe(401);
  });
});
