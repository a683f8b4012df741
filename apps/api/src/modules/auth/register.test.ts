import { createHash } from 'node:crypto';
import { auth, profile, users } from '@bureau/contract';
import { eq } from '../../db/orm.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { attempts, audit, idempotencyKeys } from '../../db/schema/index.ts';
import { writeSettings } from '../../db/settings/queries.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.db.delete(attempts);
  await writeSettings(server.db, { allowed_for_registration: true, strict_passwords: false });
});

const person = {
  username: 'ada',
  firstname: 'Ada',
  lastname: 'Lovelace',
  email: 'ada@example.com',
  password: 'abc',
  password_confirmation: 'abc',
};
const register = (changes: object) => server.guest.send('POST', '/api/register', { ...person, ...changes });

describe('somebody who registers', () => {
  it('is refused while the company does not allow it', async () => {
    await writeSettings(server.db, { allowed_for_registration: false });
    const { status, body } = await server.guest.try(auth.register, { body: person });
    expect([status, body]).toEqual([403, { error: 'Registration is closed.' }]);
  });

  it('gets an account of the role user, in the language that they speak', async () => {
    const headers = { 'Accept-Language': 'fr' };
    const { status, body } = await server.guest.try(auth.register, { body: person, headers });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: 25,
      username: 'ada',
      firstname: 'Ada',
      lastname: 'Lovelace',
      email: 'ada@example.com',
    });
    const ada = await server.guest.signIn('ada@example.com', 'abc');
    expect(await ada.call(profile.one)).toMatchObject({ code: 'USR-0025', roles: ['user'], language: 'fr' });
    const rows = await server.db.select().from(audit).where(eq(audit.event, 'user.registered'));
    expect(rows.map(({ userId }) => userId)).toEqual([25]);
  });

  it('gets one account, however often it is sent with the same key, also at the same time', async () => {
    const headers = { 'Idempotency-Key': 'hedy-1' };
    const hedy = { ...person, username: 'hedy', email: 'hedy@example.com' };
    const send = (body: object) => server.guest.send('POST', '/api/register', body, headers);
    const answers = await Promise.all([send(hedy), send(hedy)]);
    answers.push(await send(hedy));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
    for (const change of [{ password: 'abcd', password_confirmation: 'abcd' }, { email: 'h@example.com' }])
      expect((await send({ ...hedy, ...change })).status).toBe(422);
    const [row] = await server.db.select().from(idempotencyKeys);
    const guess = createHash('sha256').update(`auth.register\n${JSON.stringify(hedy)}`);
    expect(row?.request).not.toBe(guess.digest('hex'));
    await server.guest.signIn('hedy@example.com', 'abc');
  });

  it.each([
    [{ username: 'ab' }, { username: ['Must have at least 3 characters.'] }],
    [{ username: 'a'.repeat(31) }, { username: ['Must have at most 30 characters.'] }],
    [{ username: 'ada lovelace' }, { username: ['Must not contain spaces.'] }],
    [{ username: 'ada\u00a0l' }, { username: ['Must not contain spaces.'] }],
    [{ username: '' }, { username: ['This field is required.'] }],
    [{ firstname: '' }, { firstname: ['This field is required.'] }],
    [{ email: 'ada' }, { email: ['Must be an email address, such as name@example.com.'] }],
    [{ email: 'a@b' }, { email: ['Must be an email address, such as name@example.com.'] }],
    [
      { email: 'a@b.example\r\nBcc: c@d.example' },
      { email: ['Must be an email address, such as name@example.com.'] },
    ],
    [{ password: 'ab', password_confirmation: 'ab' }, { password: ['Must have at least 3 characters.'] }],
    [{ password_confirmation: 'abd' }, { password_confirmation: ['The passwords do not match.'] }],
    [{ password: 'ab' }, { password: ['Must have at least 3 characters.'] }],
    [{ password: '' }, { password: ['This field is required.'] }],
    [{ password_confirmation: '' }, { password_confirmation: ['This field is required.'] }],
    [{ roles: ['admin'] }, { roles: ['This field does not exist.'] }],
    [{ is_active: true }, { is_active: ['This field does not exist.'] }],
  ])('is told what is wrong with %j', async (changes, errors) => {
    const response = await register({ username: 'somebody', email: 'somebody@example.com', ...changes });
    expect([response.status, await response.json()]).toEqual([422, { errors }]);
  });

  it.each([
    [{ username: 'ADA', email: 'other@example.com' }, 'username'],
    [{ username: 'other', email: 'ADA@Example.com' }, 'email'],
  ])('cannot take what is somebody else’s: %j', async (changes, field) => {
    const response = await register(changes);
    expect([response.status, await response.json()]).toEqual([
      422,
      { errors: { [field]: ['Already in use.'] } },
    ]);
  });

  it('needs a password that is hard to guess where the company asks for it', async () => {
    await writeSettings(server.db, { strict_passwords: true });
    const choose = (password: string) =>
      register({
        username: 'grace',
        firstname: 'Grace',
        email: 'grace@example.com',
        password,
        password_confirmation: password,
      });
    for (const password of ['short', 'aaaaaaaaaaaaaaaa', 'GRACE is my name', 'lovelace-and-so-on'])
      expect([password, (await choose(password)).status]).toEqual([password, 422]);
    expect((await choose('correct horse battery')).status).toBe(201);
  });

  it('can try twenty times an hour from an address, also when it fails', async () => {
    for (let n = 0; n < 20; n += 1) expect((await register({})).status).toBe(422);
    const response = await register({});
    expect(response.status).toBe(429);
    expect(response.headers.get('Retry-After')).toBe('3600');
  });

  it('gets one account when it is asked for twice at the same time', async () => {
    const body = { ...person, username: 'twice', email: 'twice@example.com' };
    const answers = await Promise.all([1, 2, 3].map(() => server.guest.try(auth.register, { body })));
    expect(answers.map(({ status }) => String(status)).sort()).toEqual(['201', '422', '422']);
    const admin = await server.as('admin');
    expect((await admin.call(users.list, { query: { q: 'twice' } })).meta.total).toBe(1);
  });
});
