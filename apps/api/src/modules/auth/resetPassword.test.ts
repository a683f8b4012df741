import { setTimeout } from 'node:timers/promises';
import { auth, profile, users } from '@bureau/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { attempts, audit, mailedLinks, tokens, users as userTable } from '../../db/schema/index.ts';
import { storePassword } from '../../access/newPassword.ts';
import { hashPassword } from '../../access/password.ts';
import { endSessions } from '../../access/sessions.ts';
import { demoPassword } from '../../seed/demoAccounts.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import { eq } from '../../db/orm.ts';

let server: TestServer;
const minute = 60 * 1000;
const staff = 'staff@bureau.example';

beforeAll(async () => {
  server = await startTestServer({ trustedProxies: ['127.0.0.1', '::1'] });
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.db.delete(attempts);
  await server.db.delete(mailedLinks);
  await server.mails();
});

const forgot = (email: string, address = '10.9.0.1', headers: Readonly<Record<string, string>> = {}) =>
  server.guest.try(auth.forgotPassword, {
    body: { email },
    headers: { 'X-Forwarded-For': address, ...headers },
  });

/** Reads address and token from the link of the newest mail that has one: a mail that tells of a change is sent at any time after it. */
async function followLink() {
  const links = (await server.mails()).map(({ link }) => /#\/([\w-]+)\/([^/]+)\/([\w-]+)$/.exec(link));
  const [, route = '', email = '', token = ''] = links.findLast((link) => link !== null) ?? [];
  return { route, email: decodeURIComponent(email), token };
}

async function askForLink(email = staff) {
  await forgot(email);
  const { email: address, token } = await followLink();
  return { email: address, token };
}

const choose = (link: { email: string; token: string }, password: string) =>
  server.guest.try(auth.resetPassword, { body: { ...link, password, password_confirmation: password } });

const badLink = [422, { error: 'This link is invalid or has expired. Request a new one.' }];

describe('somebody who has forgotten the password', () => {
  it('gets a mail with a link in their language, by which they choose another', async () => {
    await server.db.update(userTable).set({ language: 'de' }).where(eq(userTable.email, staff));
    expect((await forgot(' STAFF@bureau.example '.trim())).body).toEqual({ status: 'ok' });
    const [mail] = await server.mails();
    expect(mail?.subject).toBe('Neues Passwort wählen');
    expect(mail?.to).toContain(staff);
    expect(mail?.link).toMatch(
      /^https:\/\/bureau\.example\.com\/#\/reset-password\/staff%40bureau\.example\/[\w-]{43}$/,
    );
    await server.db.update(userTable).set({ language: 'en' }).where(eq(userTable.email, staff));

    const link = await askForLink();
    expect(await server.guest.call(auth.verifyToken, { body: link })).toEqual({ is_invitation: false });
    expect((await choose(link, 'new-word')).status).toBe(200);
    expect((await server.mails()).map(({ subject }) => subject)).toEqual(['Your password was changed']);
    await server.guest.signIn(staff, 'new-word');
    expect((await choose(await askForLink(), demoPassword)).status).toBe(200);
  });

  it('is sent to the configured address, whatever the request claims', async () => {
    const headers = { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' };
    await forgot(staff, '10.9.0.1', headers);
    const [mail] = await server.mails();
    expect(mail?.link).toContain('https://bureau.example.com/#');
    expect(`${mail?.text}${mail?.html}`).not.toContain('evil');
  });

  it('is answered alike for an unknown account, and for an inactive one, which get no mail', async () => {
    await server.db.update(userTable).set({ isActive: false }).where(eq(userTable.id, 22));
    const answers = await Promise.all([
      forgot(staff),
      forgot('nobody@bureau.example'),
      forgot('priya@bureau.example'),
    ]);
    const plain = answers.map(({ status, body }) => JSON.stringify([status, body]));
    expect(new Set(plain)).toEqual(new Set([JSON.stringify([200, { status: 'ok' }])]));
    expect((await server.mails()).map(({ to }) => to)).toEqual([expect.stringContaining(staff)]);
  });

  it('waits as long for an unknown account as for a known one', async () => {
    const time = async (email: string) => {
      const start = performance.now();
      await forgot(email);
      const spent = performance.now() - start;
      await server.mails();
      await server.db.delete(attempts);
      return spent;
    };
    const [known, unknown]: [number[], number[]] = [[], []];
    await time(staff);
    for (let round = 0; round < 15; round += 1) {
      known.push(await time(staff));
      unknown.push(await time('nobody@bureau.example'));
    }
    const ratio = Math.min(...unknown) / Math.min(...known);
    expect(ratio).toBeGreaterThan(0.25);
    expect(ratio).toBeLessThan(4);
  });

  it('can ask five times an hour for an account, known or not, and twenty times from an address', async () => {
    for (const email of [staff, 'nobody@bureau.example']) {
      for (let n = 1; n <= 5; n += 1) expect((await forgot(email, `10.9.1.${n}`)).status).toBe(200);
      const { status, headers } = await forgot(email, '10.9.1.6');
      expect([status, headers.get('Retry-After')]).toEqual([429, '3600']);
    }
    for (let n = 1; n <= 20; n += 1)
      expect((await forgot(`n${n}@bureau.example`, '10.9.2.1')).status).toBe(200);
    expect((await forgot('n21@bureau.example', '10.9.2.1')).status).toBe(429);
    server.clock.now = new Date(server.clock.now.getTime() + 60 * minute);
    expect((await forgot(staff, '10.9.2.1')).status).toBe(200);
  });
});

describe('a link to choose a password', () => {
  it('is used once, and ends all sessions and other links', async () => {
    const session = await server.guest.signIn(staff, demoPassword);
    const link = await askForLink();
    expect((await choose(link, demoPassword)).status).toBe(200);
    expect((await session.try(profile.one)).status).toBe(401);
    const again = await choose(link, 'another');
    expect([again.status, again.body]).toEqual(badLink);
    await server.guest.signIn(staff, demoPassword);
  });

  it('is used once also when it is used twice at the same time', async () => {
    const link = await askForLink();
    const answers = await Promise.all(['one-word', 'two-words'].map((word) => choose(link, word)));
    expect(answers.map(({ status }) => String(status)).sort()).toEqual(['200', '422']);
    const winner = answers[0]?.status === 200 ? 'one-word' : 'two-words';
    await server.guest.signIn(staff, winner);
    expect((await choose(await askForLink(), demoPassword)).status).toBe(200);
  });

  it('is good for an hour, and a newer one ends it', async () => {
    const first = await askForLink();
    const second = await askForLink();
    expect((await server.guest.try(auth.verifyToken, { body: first })).status).toBe(422);
    server.clock.now = new Date(server.clock.now.getTime() + 60 * minute - 1000);
    expect((await server.guest.try(auth.verifyToken, { body: second })).status).toBe(200);
    server.clock.now = new Date(server.clock.now.getTime() + 1000);
    const { status, body } = await server.guest.try(auth.verifyToken, { body: second });
    expect([status, body]).toEqual(badLink);
    expect((await choose(second, 'too-late')).status).toBe(422);
  });

  it('is worth nothing for another account, with another token, or once its account is inactive', async () => {
    const link = await askForLink();
    for (const wrong of [
      { ...link, email: 'admin@bureau.example' },
      { ...link, token: `${link.token.slice(1)}x` },
      { ...link, token: `${link.token}' or 1=1 --` },
    ])
      expect((await choose(wrong, 'hacked')).status).toBe(422);
    expect((await server.guest.try(auth.verifyUser, { body: link })).status).toBe(422);
    await server.db.update(userTable).set({ isActive: false }).where(eq(userTable.email, staff));
    expect((await choose(link, 'hacked')).status).toBe(422);
    await server.db.update(userTable).set({ isActive: true }).where(eq(userTable.email, staff));
  });

  it('stands nowhere in the database as it was mailed', async () => {
    const { token } = await askForLink();
    const stored = JSON.stringify([
      await server.db.select().from(mailedLinks),
      await server.db.select().from(audit),
    ]);
    expect(stored).toContain('reset');
    expect(stored).not.toContain(token);
  });

  it('cannot be guessed by trying: an address has sixty attempts an hour', async () => {
    const link = { email: staff, token: 'x'.repeat(43) };
    for (let n = 0; n < 60; n += 1)
      expect((await server.guest.try(auth.verifyToken, { body: link })).status).toBe(422);
    expect((await server.guest.try(auth.verifyToken, { body: link })).status).toBe(429);
  });

  it('is no attempt as long as it holds: all who are invited in one office follow theirs', async () => {
    const link = await askForLink();
    for (let n = 0; n < 61; n += 1)
      expect([n, (await server.guest.try(auth.verifyToken, { body: link })).status]).toEqual([n, 200]);
    const guess = { ...link, token: 'x'.repeat(43) };
    expect((await server.guest.try(auth.verifyToken, { body: guess })).status).toBe(422);
    expect(await server.db.$count(attempts, eq(attempts.kind, 'link'))).toBe(1);
    expect((await choose(link, demoPassword)).status).toBe(200);
  });

  it('lets its owner in again who had failed to sign in too often', async () => {
    for (let n = 0; n < 5; n += 1)
      await server.guest.try(auth.login, {
        body: { email: staff, password: 'wrong' },
        headers: { 'X-Forwarded-For': `10.9.3.${n}` },
      });
    expect((await choose(await askForLink(), demoPassword)).status).toBe(200);
    await server.guest.signIn(staff, demoPassword);
  });

  it('invites: somebody without a password gets in by it', async () => {
    const admin = await server.as('admin');
    const body = {
      username: 'invited',
      firstname: 'In',
      lastname: 'Vited',
      email: 'invited@example.com',
      language: 'nl',
    } as const;
    const user = await admin.call(users.create, { body });
    expect(user).toMatchObject({ is_invited: true, is_active: true, last_login_at: null });
    expect(
      (await server.guest.try(auth.login, { body: { email: body.email, password: 'abc' } })).status,
    ).toBe(422);
    const invitation = await admin.call(users.invite, { params: { id: user.id } });
    expect(invitation).toMatchObject({
      user_id: user.id,
      invited_firstname: 'Tomás',
      invited_lastname: 'Herrera',
    });
    expect(await admin.call(users.invitations)).toEqual([invitation]);
    const [mail] = await server.mails();
    expect(mail?.subject).toBe('Tomás Herrera heeft u uitgenodigd voor Bureau');
    const [, email = '', token = ''] = /#\/reset-password\/([^/]+)\/([\w-]+)$/.exec(mail?.link ?? '') ?? [];
    const link = { email: decodeURIComponent(email), token };
    expect(await server.guest.call(auth.verifyToken, { body: link })).toEqual({ is_invitation: true });
    expect((await choose(link, 'welcome')).status).toBe(200);
    await server.guest.signIn(body.email, 'welcome');
    expect(await admin.call(users.invitations)).toEqual([]);
    const again = await admin.try(users.invite, { params: { id: user.id } });
    expect(again.status).toBe(422);
  });
});

it('whoever signs in by the former password while another one is stored gets no session that outlives it', async () => {
  const [before] = await server.db.select().from(userTable).where(eq(userTable.email, staff));
  const { id = 0, passwordHash = '' } = before ?? {};
  let signingIn: ReturnType<typeof signIn> | undefined;
  const signIn = () => server.guest.try(auth.login, { body: { email: staff, password: demoPassword } });
  await server.db.transaction(async (tx) => {
    await storePassword(tx, id, await hashPassword('another-word'), server.clock.now);
    await endSessions(tx, id);
    signingIn = signIn();
    await setTimeout(500);
  });
  expect(await signingIn).toMatchObject({ status: 422 });
  expect(await server.db.$count(tokens, eq(tokens.userId, id))).toBe(0);
  await server.db.update(userTable).set({ passwordHash }).where(eq(userTable.id, id));
});
