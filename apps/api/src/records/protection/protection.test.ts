import { createOpenApi, endpoints, paymentGateways, roles, settings, slack, users } from '@bureau/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { attempts, notifications as notificationTable } from '../../db/schema/index.ts';
import { readPart } from '../../db/settings/parts.ts';
import { readSettings, writeSettings } from '../../db/settings/queries.ts';
import { noSlack, partName } from '../../modules/slack/rules.ts';
import { demoPassword } from '../../seed/demoAccounts.ts';
import {
  notificationsOf,
  type ProtectedServer,
  startProtectedServer,
} from '../../testing/startProtectedServer.ts';
import type { TestClient } from '../../testing/TestClient.ts';

let server: ProtectedServer;
let superAdmin: TestClient;
let admin: TestClient;
/** Somebody whose role allows all of the settings. */
let editor: TestClient;

const current_password = demoPassword;
const only = { id: 1 };

beforeAll(async () => {
  server = await startProtectedServer();
  ({ superAdmin, admin } = server);
  editor = await server.as('project manager');
  await admin.call(roles.setPermissions, {
    params: { id: 3 },
    body: { permissions: ['settings_view', 'settings_create', 'settings_edit', 'settings_delete'] },
  });
});
afterAll(() => server.stop());

beforeEach(() => server.clear());

const audited = () => server.audited();

const stored = {
  smtp_host: 'mail.acme.example',
  smtp_port: 465,
  smtp_security: 'tls',
  smtp_user: 'office',
  smtp_password: 'x7-secret',
  mail_from: 'office@acme.example',
  public_url: 'https://bureau.acme.example',
} as const;

const otherValues = [
  { smtp_host: 'mail.evil.example', smtp_password: 'mine' },
  { smtp_host: null },
  { smtp_port: 25, smtp_password: 'mine' },
  { smtp_security: 'none', smtp_password: 'mine' },
  { smtp_user: 'evil' },
  { smtp_password: 'mine' },
  { smtp_password: stored.smtp_password },
  { smtp_password: null },
  { mail_from: 'office@evil.example' },
  { public_url: 'https://evil.example' },
  { public_url: null },
] as const;

describe('the fields that only a super administrator changes', () => {
  it('are told by the document of the API, beside the permission', () => {
    const document = createOpenApi(endpoints, '1');
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
    const described = operations
      .filter((operation) => operation['x-protected'] !== undefined)
      .map((operation) => [operation.operationId, operation['x-protected']]);
    const mail = ['smtp_host', 'smtp_port', 'smtp_security', 'smtp_user', 'smtp_password', 'mail_from'];
    expect(Object.fromEntries(described)).toEqual({
      'settings.save': [...mail, 'public_url'],
      'settings.reset': [...mail, 'public_url'],
      'slack.save': ['webhook_url', 'channel'],
      'paymentGateways.save': ['public_key', 'secret_key'],
      'users.create': ['positions'],
      'users.update': ['positions'],
      'roles.update': ['description', 'department_id', 'is_external'],
    });
    const save = document.paths['/api/settings']?.['post'];
    expect(save?.['x-rule']).toEqual(settings.save.rule);
    for (const status of ['403', '422', '429']) expect(save?.responses).toHaveProperty(status);
  });
});

describe('mail server and public address', () => {
  beforeEach(() => writeSettings(server.db, stored));

  it('go unchanged through a whole object that somebody else saves', async () => {
    const read = await editor.call(settings.all);
    const saved = await editor.call(settings.save, {
      body: { ...read, smtp_password: '', company_name: `Acme ${Date.now()}` },
    });
    expect(saved.company_name).toMatch(/^Acme/);
    expect(await readSettings(server.db)).toMatchObject(stored);
    // Where no password is stored, to remove it is no change.
    await writeSettings(server.db, { smtp_password: null });
    await editor.call(settings.save, { body: { smtp_password: null } });
    expect([await audited(), await notificationsOf(superAdmin)]).toEqual([[], []]);
  });

  it.each(otherValues)('are refused to whoever may edit the settings: %j', async (body) => {
    for (const client of [editor, admin])
      for (const more of [{}, { current_password }]) {
        const answer = await client.try(settings.save, { body: { ...body, ...more, company_name: 'Evil' } });
        expect([answer.status, answer.body]).toEqual([
          403,
          { error: 'Only a super administrator can change this.' },
        ]);
      }
    expect(await readSettings(server.db)).toMatchObject(stored);
    expect((await readSettings(server.db)).company_name).not.toBe('Evil');
    expect(await audited()).toEqual([]);
  });

  it.each(otherValues)('are changed by a super administrator with the password: %j', async (body) => {
    const wrong = { errors: { current_password: ['This is not your current password.'] } };
    const missing = { errors: { current_password: ['This field is required.'] } };
    const tryWith = async (more: object) => {
      const answer = await superAdmin.try(settings.save, { body: { ...body, ...more } });
      return [answer.status, answer.body];
    };
    expect(await tryWith({})).toEqual([422, missing]);
    expect(await tryWith({ current_password: '' })).toEqual([422, missing]);
    expect(await tryWith({ current_password: 'wrong' })).toEqual([422, wrong]);
    expect(await readSettings(server.db)).toMatchObject(stored);
    expect([await audited(), await notificationsOf(superAdmin)]).toEqual([[], []]);
    await superAdmin.call(settings.save, { body: { ...body, current_password } });
    expect(await readSettings(server.db)).toMatchObject(body);
    expect(await audited()).toEqual(Object.keys(body).map((field) => [1, `settings: ${field}`]));
  });

  it('need no password where nothing of them changes, right or wrong', async () => {
    const { smtp_password: _, ...same } = stored;
    for (const password of ['wrong', 'x'.repeat(100), current_password])
      await superAdmin.call(settings.save, {
        body: { ...same, company_name: 'Acme', current_password: password },
      });
    await editor.call(settings.save, { body: { theme_layout: 'dark', current_password: 'wrong' } });
    expect(await server.db.$count(attempts)).toBe(0);
  });

  it('cannot be had by guessing the password, here or at the sign-in', async () => {
    const guess = (password: string) =>
      superAdmin.try(settings.save, { body: { public_url: null, current_password: password } });
    for (let n = 0; n < 5; n += 1) expect((await guess('wrong')).status).toBe(422);
    const sixth = await guess(current_password);
    expect([sixth.status, Number(sixth.headers.get('Retry-After'))]).toEqual([429, 900]);
    expect((await readSettings(server.db)).public_url).toBe(stored.public_url);
  });

  it('leave no password behind', async () => {
    await superAdmin.call(settings.save, { body: { public_url: null, current_password } });
    await superAdmin.try(settings.save, { body: { smtp_host: null, current_password: 'wrong-7' } });
    for (const table of [
      'audit',
      'activities',
      'settings',
      'notifications',
      'attempts',
      'idempotency_keys',
    ]) {
      const { rows } = await server.db.execute(`select ${table}::text as line from ${table}`);
      expect(JSON.stringify(rows)).not.toMatch(/bureau-demo|wrong-7/);
    }
    const log = await superAdmin.call(settings.activities, { params: only, query: {} });
    expect(JSON.stringify(log)).not.toMatch(/x7-secret|bureau-demo/);
  });

  it('are told to every super administrator in their language', async () => {
    const person = { username: 'second', firstname: 'Se', lastname: 'Cond', email: 'second@example.com' };
    const body = {
      ...person,
      password: demoPassword,
      language: 'de',
    } as const;
    const second = await superAdmin.call(users.create, {
      body: { ...body, positions: [{ role_id: 1 }], current_password },
    });
    await server.db.delete(notificationTable);
    await superAdmin.call(settings.save, { body: { smtp_user: 'other', current_password } });
    const other = await server.guest.signIn(second.email, demoPassword);
    expect((await notificationsOf(superAdmin)).map(({ title, message }) => [title, message])).toEqual([
      [
        'Protected setting changed',
        '<strong>Ingrid Solberg</strong> changed a protected setting: Mail server.',
      ],
    ]);
    expect((await notificationsOf(other)).map(({ message }) => message)).toEqual([
      '<strong>Ingrid Solberg</strong> hat eine geschützte Einstellung geändert: Mailserver.',
    ]);
    expect(await notificationsOf(admin)).toEqual([]);
    await superAdmin.call(users.remove, { params: { id: second.id }, body: {} });
  });

  it('stay when the settings are set back, unless a super administrator gives the password', async () => {
    await editor.call(settings.save, { body: { footer_text: 'Made with care' } });
    await editor.call(settings.reset, { params: only });
    expect(await readSettings(server.db)).toMatchObject({ ...stored, footer_text: '' });
    await editor.call(settings.reset, { params: only, body: { current_password: 'wrong' } });
    await superAdmin.call(settings.reset, { params: only });
    expect(await readSettings(server.db)).toMatchObject(stored);
    expect(await audited()).toEqual([]);
    const wrong = await superAdmin.try(settings.reset, {
      params: only,
      body: { current_password: 'wrong' },
    });
    expect([wrong.status, wrong.body]).toEqual([
      422,
      { errors: { current_password: ['This is not your current password.'] } },
    ]);
    expect(await readSettings(server.db)).toMatchObject(stored);
    await superAdmin.call(settings.reset, { params: only, body: { current_password } });
    expect(await readSettings(server.db)).toMatchObject({
      smtp_host: null,
      smtp_password: null,
      mail_from: 'bureau@localhost',
      public_url: null,
    });
    expect(await audited()).toHaveLength(settings.save.protects.length);
  });
});

describe('the web hook of Slack', () => {
  const webhook = 'https://8.8.8.8/mine';
  const read = () => readPart(server.db, partName, noSlack);

  it('is set by a super administrator with the password alone; what it tells, by whoever may edit the settings', async () => {
    for (const body of [{ webhook_url: webhook }, { channel: '@evil' }]) {
      expect((await editor.try(slack.save, { body: { ...body, current_password } })).status).toBe(403);
      expect((await superAdmin.try(slack.save, { body })).body).toHaveProperty('errors.current_password');
    }
    await superAdmin.call(slack.save, { body: { webhook_url: webhook, channel: '#work', current_password } });
    expect(await audited()).toEqual([
      [1, 'slack: webhook_url'],
      [1, 'slack: channel'],
    ]);
    const now = await editor.call(slack.one);
    await editor.call(slack.save, {
      body: { ...now, webhook_url: '', enabled: true, events: ['task.completed'] },
    });
    expect(await read()).toEqual({
      enabled: true,
      webhook_url: webhook,
      channel: '#work',
      events: ['task.completed'],
    });
    for (const webhook_url of [webhook, null])
      expect((await editor.try(slack.save, { body: { webhook_url } })).status).toBe(403);
  });
});

describe('the keys of payments', () => {
  it('are set by a super administrator with the password alone', async () => {
    const stripe = { gateway: 'stripe', enabled: true, public_key: 'pk_1', secret_key: 'sk_1' } as const;
    const paypal = { gateway: 'paypal', enabled: false } as const;
    expect((await editor.try(paymentGateways.save, { body: [paypal, stripe] })).status).toBe(403);
    expect((await superAdmin.try(paymentGateways.save, { body: [paypal, stripe] })).body).toEqual({
      errors: { '1.current_password': ['This field is required.'] },
    });
    const wrong = [paypal, { ...stripe, current_password: 'wrong' }];
    expect((await superAdmin.try(paymentGateways.save, { body: wrong })).body).toEqual({
      errors: { '1.current_password': ['This is not your current password.'] },
    });
    await superAdmin.call(paymentGateways.save, { body: [paypal, { ...stripe, current_password }] });
    expect(await audited()).toEqual([
      [1, 'payment_gateways: stripe.public_key'],
      [1, 'payment_gateways: stripe.secret_key'],
    ]);
    const all = await editor.call(paymentGateways.all);
    const blank = all.map((gateway) => ({ ...gateway, secret_key: '', enabled: false }));
    await editor.call(paymentGateways.save, { body: blank });
    for (const change of [{ secret_key: 'sk_1' }, { secret_key: null }, { public_key: 'pk_2' }]) {
      const body = [{ gateway: 'stripe', enabled: true, ...change } as const];
      expect((await editor.try(paymentGateways.save, { body })).status).toBe(403);
    }
    await editor.call(paymentGateways.save, { body: [{ gateway: 'stripe', enabled: true }] });
  });
});
