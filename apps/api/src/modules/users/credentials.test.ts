import { auth, profile, users } from '@bureau/contract';
import { eq } from '../../db/orm.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { attempts, audit, users as userTable } from '../../db/schema/index.ts';
import { writeSettings } from '../../db/settings/queries.ts';
import { demoPassword } from '../../seed/demoAccounts.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';

let server: TestServer;
const staff = 'staff@bureau.example';
const params = { id: 4 };

beforeAll(async () => {
  server = await startTestServer();
  // The accounts of the demonstration stand for those of a company here.
  await writeSettings(server.db, { is_demo: false });
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.db.delete(attempts);
  await server.mails();
});

const chosen = (password: string) => ({ password, password_confirmation: password });
const signIn = (password = demoPassword) => server.guest.signIn(staff, password);

describe('somebody who changes their password', () => {
  it('has to know the present one, ends the other sessions, and hears of it by mail', async () => {
    const [here, there] = [await signIn(), await signIn()];
    const body = { current_password: demoPassword, ...chosen('another') };
    expect(await here.call(users.changePassword, { params, body })).toEqual({ status: 'ok' });
    expect([(await here.try(profile.one)).status, (await there.try(profile.one)).status]).toEqual([200, 401]);
    expect((await server.mails()).map(({ subject }) => subject)).toEqual(['Your password was changed']);
    await server.db.delete(attempts);
    const again = await signIn('another');
    await again.call(users.changePassword, {
      params,
      body: { current_password: 'another', ...chosen(demoPassword) },
    });
    const rows = await server.db.select().from(audit).where(eq(audit.event, 'password.changed'));
    expect(rows.map(({ userId }) => userId)).toEqual([4, 4]);
    expect(JSON.stringify(await server.db.select().from(audit))).not.toContain('another');
  });

  it.each([
    [{}, { current_password: ['This field is required.'] }],
    [{ current_password: 'wrong' }, { current_password: ['This is not your current password.'] }],
  ])('is refused with %j', async (given, errors) => {
    const client = await signIn();
    const { status, body } = await client.try(users.changePassword, {
      params,
      body: { ...given, ...chosen('another') },
    });
    expect([status, body]).toEqual([422, { errors }]);
  });

  it('cannot guess the present one more often than at the sign-in', async () => {
    const client = await signIn();
    const guess = () =>
      client.try(users.changePassword, { params, body: { current_password: 'wrong', ...chosen('abc') } });
    for (let n = 0; n < 5; n += 1) expect((await guess()).status).toBe(422);
    expect((await guess()).status).toBe(429);
  });

  it('keeps nobody else at the same address from signing in by wrong guesses', async () => {
    const client = await signIn();
    const body = { current_password: 'wrong', ...chosen('abc') };
    for (let n = 0; n < 5; n += 1) await client.try(users.changePassword, { params, body });
    const colleague = { email: 'manager@bureau.example', password: demoPassword };
    expect((await server.guest.try(auth.login, { body: colleague })).status).toBe(200);
    expect((await server.guest.try(auth.login, { body: { ...colleague, email: staff } })).status).toBe(429);
  });

  it('can have it changed by an administrator, who need not know it, and is signed out', async () => {
    const client = await signIn();
    const admin = await server.as('admin');
    await admin.call(users.changePassword, { params, body: chosen('given') });
    expect((await client.try(profile.one)).status).toBe(401);
    await signIn('given');
    await admin.call(users.changePassword, { params, body: chosen(demoPassword) });
  });

  it('needs one that is hard to guess where the company asks for it', async () => {
    await writeSettings(server.db, { strict_passwords: true });
    const client = await signIn();
    const change = (password: string) =>
      client.try(users.changePassword, {
        params,
        body: { current_password: demoPassword, ...chosen(password) },
      });
    const { status, body } = await change('jonas weber 2026');
    expect([status, body]).toEqual([
      422,
      {
        errors: {
          password: [
            'Must have at least 12 characters, 5 of them different, and must not contain your name or email address.',
          ],
        },
      },
    ]);
    expect((await change('bureau-demo')).status).toBe(422);
    await writeSettings(server.db, { strict_passwords: false });
  });
});

describe('somebody who changes their address', () => {
  const linkOf = (link = '') => {
    const [, email = '', token = ''] = /#\/verify-user\/([^/]+)\/([\w-]+)$/.exec(link) ?? [];
    return { email: decodeURIComponent(email), token };
  };

  it('signs in with the old one until the link to the new one was followed', async () => {
    const client = await signIn();
    const body = { current_password: demoPassword, email: 'Jonas@Example.com' };
    await client.call(users.changeEmail, { params, body });
    expect(await client.call(profile.one)).toMatchObject({
      email: staff,
      pending_email: 'jonas@example.com',
    });
    const mails = await server.mails();
    expect(mails.map(({ to, subject }) => [/<(.*)>/.exec(to)?.[1], subject])).toEqual([
      ['jonas@example.com', 'Confirm your new email address'],
      [staff, 'Your email address is about to change'],
    ]);
    expect(mails[1]?.link).toBe('');
    const link = linkOf(mails[0]?.link);
    expect((await server.guest.try(auth.resetPassword, { body: { ...link, ...chosen('abc') } })).status).toBe(
      422,
    );
    expect(await server.guest.call(auth.verifyUser, { body: link })).toEqual({ status: 'ok' });
    expect((await server.guest.try(auth.verifyUser, { body: link })).status).toBe(422);
    expect(await client.call(profile.one)).toMatchObject({ email: 'jonas@example.com', pending_email: null });
    await server.guest.signIn('jonas@example.com', demoPassword);
    expect(
      (await server.guest.try(auth.login, { body: { email: staff, password: demoPassword } })).status,
    ).toBe(422);
    const admin = await server.as('admin');
    const { data } = await admin.call(users.activities, { params });
    expect(data[0]).toMatchObject({ field: 'email', old_value: staff, new_value: 'jonas@example.com' });
    await server.db.update(userTable).set({ email: staff }).where(eq(userTable.id, 4));
  });

  it('makes a link worthless that went to the old one', async () => {
    const client = await signIn();
    await client.call(users.changeEmail, {
      params,
      body: { current_password: demoPassword, email: 'j@example.com' },
    });
    const [confirm] = await server.mails();
    await server.guest.call(auth.forgotPassword, { body: { email: staff } });
    const [reset] = await server.mails();
    const [, token = ''] = /\/([\w-]+)$/.exec(reset?.link ?? '') ?? [];
    await server.guest.call(auth.verifyUser, { body: linkOf(confirm?.link) });
    const old = await server.guest.try(auth.verifyToken, { body: { email: staff, token } });
    expect(old.status).toBe(422);
    await server.db.update(userTable).set({ email: staff }).where(eq(userTable.id, 4));
  });

  it('cannot take one that is somebody else’s, at once or when the link is followed', async () => {
    const client = await signIn();
    const change = (email: string) =>
      client.try(users.changeEmail, { params, body: { current_password: demoPassword, email } });
    expect((await change('ADMIN@bureau.example')).body).toEqual({
      errors: { email: ['Already in use.'] },
    });
    await change('wanted@example.com');
    const [mail] = await server.mails();
    await server.db.update(userTable).set({ email: 'wanted@example.com' }).where(eq(userTable.id, 20));
    const late = await server.guest.try(auth.verifyUser, { body: linkOf(mail?.link) });
    expect([late.status, late.body]).toEqual([422, { errors: { email: ['Already in use.'] } }]);
  });

  it('is told when the mail cannot be sent, and nothing changes', async () => {
    await writeSettings(server.db, { smtp_host: '127.0.0.1', smtp_port: 1 });
    const client = await signIn();
    const { status, body } = await client.try(users.changeEmail, {
      params,
      body: { current_password: demoPassword, email: 'k@example.com' },
    });
    expect([status, body]).toEqual([
      422,
      { error: 'The email could not be sent. Try again later, or contact an administrator.' },
    ]);
    expect((await server.guest.try(auth.forgotPassword, { body: { email: staff } })).status).toBe(200);
    await writeSettings(server.db, { smtp_host: null });
  });
});

describe('somebody who invites', () => {
  it('can do so fifty times an hour', async () => {
    const admin = await server.as('admin');
    const body = { username: 'guest', firstname: 'Gu', lastname: 'Est', email: 'guest@example.com' };
    const { id } = await admin.call(users.create, { body });
    for (let n = 0; n < 50; n += 1)
      expect((await admin.try(users.invite, { params: { id } })).status).toBe(200);
    expect((await admin.try(users.invite, { params: { id } })).status).toBe(429);
    expect(await admin.call(users.invitations)).toHaveLength(1);
  });

  it('is told that it was not sent, and an earlier one holds', async () => {
    const admin = await server.as('super_admin');
    const body = { username: 'late', firstname: 'La', lastname: 'Te', email: 'late@example.com' };
    const { id } = await admin.call(users.create, { body });
    await admin.call(users.invite, { params: { id } });
    const [sent] = await server.mails();
    await writeSettings(server.db, { smtp_host: '127.0.0.1', smtp_port: 1 });
    expect((await admin.try(users.invite, { params: { id } })).status).toBe(422);
    await writeSettings(server.db, { smtp_host: null });
    const read = async () =>
      (await admin.call(users.invitations)).find(({ user_id: userId }) => userId === id);
    const failed = await read();
    expect([failed?.invited_at, failed?.failed_at]).not.toContain(null);
    const [, email = '', token = ''] = /reset-password\/([^/]+)\/([\w-]+)$/.exec(sent?.link ?? '') ?? [];
    const link = { email: decodeURIComponent(email), token };
    expect(await server.guest.call(auth.verifyToken, { body: link })).toEqual({ is_invitation: true });
    expect(await admin.call(users.invite, { params: { id } })).toMatchObject({ failed_at: null });
    expect((await server.guest.try(auth.verifyToken, { body: link })).status).toBe(422);
  });
});

describe('somebody who edits their profile', () => {
  it('changes what is theirs, and finds it again', async () => {
    const client = await signIn();
    const { version } = await client.call(profile.one);
    const body = {
      username: 'jonas',
      firstname: 'Jonas B.',
      phone: '+49 30 123',
      avatar: '1-man.png',
      language: 'de',
      time_zone: 'Europe/Berlin',
      version,
    } as const;
    const changed = await client.call(profile.update, { body });
    expect(changed).toMatchObject({
      ...body,
      version: version + 1,
      settings: { time_zone: 'Europe/Berlin' },
    });
    expect(await client.call(profile.one)).toEqual(changed);
    const stale = await client.try(profile.update, { body: { phone: null, version } });
    expect([stale.status, (stale.body as { current?: unknown }).current]).toEqual([409, changed]);
    await client.call(profile.update, { body: { language: 'en' } });
  });

  it.each(['email', 'joining_date', 'positions', 'client_id', 'is_active', 'code', 'roles', 'permissions'])(
    'cannot change %s there',
    async (field) => {
      const response = await (await signIn()).send('PUT', '/api/profile', { [field]: null });
      expect([response.status, Object.keys(((await response.json()) as { errors: object }).errors)]).toEqual([
        422,
        [field],
      ]);
    },
  );

  it('cannot choose a picture that there is not', async () => {
    const response = await (await signIn()).send('PUT', '/api/profile', { avatar: '../../etc/passwd' });
    expect(response.status).toBe(422);
  });
});
