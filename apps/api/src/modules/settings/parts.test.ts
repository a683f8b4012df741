import {
  auth,
  helper,
  isTimeZone,
  paymentGateways,
  settings,
  slack,
  tasks,
  workingDays,
} from '@bureau/contract';
import { sql } from '../../db/orm.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeRow, writeSettings } from '../../db/settings/queries.ts';
import { demoPassword } from '../../seed/demoAccounts.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import type { TestClient } from '../../testing/TestClient.ts';

const current_password = demoPassword;
let server: TestServer;
let admin: TestClient;
let staff: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('super_admin');
  staff = await server.as('user');
});
afterAll(() => server.stop());

/** Lets a second pass: what is told of a call is what was done at its time. */
function turnClock(): void {
  server.clock.now = new Date(server.clock.now.getTime() + 1000);
}

const logged = async (prefix: string) => {
  const { data } = await admin.call(settings.activities, {
    params: { id: 1 },
    query: { sort: ['created_at'] },
  });
  return data
    .filter(({ field }) => field?.startsWith(prefix))
    .map(({ field, old_value, new_value }) => [field, old_value, new_value]);
};

describe('the days on which people work', () => {
  it('are known to everybody, and changed by who may change the settings', async () => {
    const { days } = await staff.call(workingDays.one);
    expect(days.map(({ is_working }) => is_working)).toEqual([false, true, true, true, true, true, false]);
    const changed = days.map((day) => (day.day === 5 ? { ...day, minutes: 300 } : day));
    expect(await admin.call(workingDays.save, { body: { days: changed.toReversed() } })).toEqual({
      days: changed,
    });
    expect(await staff.call(workingDays.one)).toEqual({ days: changed });
    expect(await logged('working_days')).toEqual([['working_days.5', '480', '300']]);
    for (const wrong of [
      days.slice(1),
      [...days.slice(1), days[1]],
      days.map((day) => ({ ...day, minutes: 1441 })),
    ])
      expect((await admin.send('POST', '/api/working-days', { days: wrong })).status).toBe(422);
    const never = days.map((day) => ({ ...day, is_working: false }));
    expect((await admin.try(workingDays.save, { body: { days: never } })).body).toEqual({
      errors: { days: ['At least one day must be a working day.'] },
    });
    expect((await staff.try(workingDays.save, { body: { days } })).status).toBe(403);
  });
});

describe('the services that payments are taken by', () => {
  it('never give out their secret, and are used with their keys only', async () => {
    const save = (body: unknown) => admin.send('POST', '/api/payment-gateway-setting', body);
    const missing = await save([{ gateway: 'stripe', enabled: true, public_key: 'pk_1', current_password }]);
    expect([missing.status, await missing.json()]).toEqual([
      422,
      { errors: { '0.secret_key': ['This field is required.'] } },
    ]);
    const stripe = {
      gateway: 'stripe',
      enabled: true,
      public_key: 'pk_1',
      secret_key: 'sk_live_1',
      current_password,
    } as const;
    const saved = await admin.call(paymentGateways.save, { body: [stripe] });
    expect(saved[0]).toEqual({ gateway: 'stripe', enabled: true, public_key: 'pk_1', has_secret_key: true });
    const all = await admin.call(paymentGateways.all);
    expect(await admin.call(paymentGateways.save, { body: all })).toEqual(all);
    await admin.call(paymentGateways.save, { body: [{ ...stripe, secret_key: 'sk_live_2' }] });
    expect(JSON.stringify([all, await logged('payment')])).not.toContain('sk_live');
    expect(await logged('payment_gateways.stripe.secret')).toEqual([
      ['payment_gateways.stripe.secret_key', null, '•••'],
      ['payment_gateways.stripe.secret_key', '•••', '•••'],
    ]);
    expect((await save([stripe, stripe])).status).toBe(422);
    expect((await save(stripe)).status).toBe(422);
    expect((await save([{ ...stripe, gateway: 'cash' }])).status).toBe(422);
    expect((await staff.try(paymentGateways.all)).status).toBe(403);
  });
});

describe('what is told in Slack', () => {
  const webhook = 'https://hooks.slack.com/services/T0/B0/secret';

  it('is told of a record once it is stored, however long that takes', async () => {
    const events = ['task.assigned'];
    await writeRow(server.db, 'slack', { enabled: true, webhook_url: webhook, channel: null, events });
    await server.db.execute(sql`create function dawdle() returns trigger language plpgsql as
      $$ begin perform pg_sleep(0.3); return null; end $$`);
    await server.db.execute(sql`create constraint trigger dawdle after insert on tasks
      deferrable initially deferred for each row execute function dawdle()`);
    await admin.call(tasks.create, { body: { title: 'Slowly', assignee_ids: [3] } });
    await server.db.execute(sql`drop trigger dawdle on tasks`);
    expect(await server.posts()).toMatchObject([{ address: webhook }]);
  });

  it('is what was chosen, in the language of the company, after the call', async () => {
    await writeSettings(server.db, { allowed_for_registration: true, default_language: 'de' });
    const events = ['task.assigned', 'task.completed', 'user.registered'] as const;
    await writeRow(server.db, 'slack', { enabled: true, webhook_url: webhook, channel: '#work', events });
    const task = await admin.call(tasks.create, {
      body: { title: 'Ring <!channel> & wait', assignee_ids: [3] },
    });
    const label = `${task.code} Ring &lt;!channel&gt; &amp; wait`;
    const [first] = await server.posts();
    const [person] = task.assignees;
    expect(first?.address).toBe(webhook);
    const text = `Ingrid Solberg hat ${label} zugewiesen an: ${person?.firstname} ${person?.lastname}.`;
    expect(first?.body).toEqual({ text, channel: '#work' });
    turnClock();
    await admin.call(tasks.update, { params: { id: task.id }, body: { title: 'Ring' } });
    turnClock();
    await admin.call(tasks.bulk, { body: { ids: [task.id], action: 'update', values: { status: 6 } } });
    const newcomer = {
      username: 'newcomer',
      firstname: 'New',
      lastname: 'Comer',
      email: 'new@bureau.example',
    };
    await server.guest.call(auth.register, {
      body: { ...newcomer, password: demoPassword, password_confirmation: demoPassword },
    });
    expect(await server.posts()).toEqual([
      {
        address: webhook,
        body: { text: `Ingrid Solberg hat ${task.code} Ring erledigt.`, channel: '#work' },
      },
      { address: webhook, body: { text: 'New Comer hat sich registriert.', channel: '#work' } },
    ]);
    await admin.call(slack.save, { body: { events: ['user.registered'] } });
    await admin.call(tasks.create, { body: { title: 'Quiet', assignee_ids: [3] } });
    expect(await server.posts()).toEqual([]);
  });

  it('can be tried by a message in the language of the company, and only once there is an address', async () => {
    await writeSettings(server.db, { default_language: 'en' });
    await writeRow(server.db, 'slack', { enabled: false, webhook_url: null, channel: null, events: [] });
    const without = await admin.try(slack.test);
    expect([without.status, without.body]).toEqual([
      422,
      { errors: { webhook_url: ['This field is required.'] } },
    ]);
    await writeRow(server.db, 'slack', {
      enabled: false,
      webhook_url: webhook,
      channel: '#work',
      events: [],
    });
    expect(await admin.call(slack.test)).toEqual({ status: 'ok' });
    expect(await server.posts()).toEqual([
      {
        address: webhook,
        body: { text: 'Ingrid Solberg is testing whether messages arrive.', channel: '#work' },
      },
    ]);
    expect((await staff.try(slack.test)).status).toBe(403);
  });

  it('goes to no address inside, and the address is never given out', async () => {
    for (const webhook_url of [
      'https://127.0.0.1/x',
      'https://169.254.169.254/latest',
      'http://hooks.slack.com/1',
    ])
      expect((await admin.try(slack.save, { body: { webhook_url, current_password } })).body).toHaveProperty(
        'errors.webhook_url',
      );
    await admin.call(slack.save, { body: { webhook_url: null, enabled: false, current_password } });
    expect((await admin.try(slack.save, { body: { enabled: true } })).status).toBe(422);
    const body = {
      enabled: true,
      webhook_url: 'https://8.8.8.8/secret',
      channel: null,
      events: [],
      current_password,
    };
    expect(await admin.call(slack.save, { body })).toEqual({
      enabled: true,
      channel: null,
      events: [],
      has_webhook_url: true,
    });
    expect(await admin.call(slack.save, { body: await admin.call(slack.one) })).toHaveProperty(
      'enabled',
      true,
    );
    expect(JSON.stringify([await admin.call(slack.one), await logged('slack')])).not.toContain('secret');
    expect((await staff.try(slack.one)).status).toBe(403);
  });
});

describe('somebody who chooses from a list', () => {
  it('gets real names in their language', async () => {
    await server.db.execute(`update users set language = 'cs' where email = 'staff@bureau.example'`);
    const codes = async (endpoint: (typeof helper)[Exclude<keyof typeof helper, 'days'>], code: string) => {
      const list = await staff.call(endpoint);
      return [list.length, list.find((entry) => entry.code === code)?.name];
    };
    expect(await codes(helper.countries, 'DE')).toEqual([249, 'Německo']);
    expect(await codes(helper.currencies, 'USD')).toEqual([expect.any(Number), 'Americký dolar']);
    expect(await codes(helper.locals, 'en')).toEqual([16, 'Angličtina']);
    expect(await codes(helper.languages, 'sw')).toEqual([expect.any(Number), 'Svahilština']);
    expect(await codes(helper.timezone, 'Europe/Prague')).toEqual([
      expect.any(Number),
      'Europe/Prague (GMT+01:00)',
    ]);
    expect(await codes(helper.formtables, 'tasks')).toEqual([expect.any(Number), 'Úkoly']);
    await writeSettings(server.db, { first_day_of_week: 1 });
    const days = await staff.call(helper.days);
    expect([days[0], days[6]]).toEqual([
      { id: 1, name: 'Pondělí' },
      { id: 0, name: 'Neděle' },
    ]);
  });

  it('finds time zones that the database reads as they are meant', async () => {
    const codes = (await staff.call(helper.timezone)).map(({ code }) => code);
    expect(codes.filter((code) => !isTimeZone(code))).toEqual([]);
    const { rows } = await server.db.execute<{ local: string }>(sql`
      select to_char('2026-07-01T12:00Z'::timestamptz at time zone zone, 'YYYY-MM-DD HH24:MI') as local
      from unnest(${sql.param(codes)}::text[]) as zone`);
    const meant = codes.map((timeZone) =>
      new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(
        new Date('2026-07-01T12:00Z'),
      ),
    );
    expect(rows.map(({ local }) => local)).toEqual(meant);
  });

  it('is sent it again only when it has changed', async () => {
    const first = await staff.fetch('/api/helper/countries');
    const headers = { 'If-None-Match': first.headers.get('ETag') ?? '' };
    expect(first.headers.get('Cache-Control')).toBe('private, no-cache');
    expect((await staff.fetch('/api/helper/countries', { headers })).status).toBe(304);
    await server.db.execute(`update users set language = 'fr' where email = 'staff@bureau.example'`);
    const again = await staff.fetch('/api/helper/countries', { headers });
    expect([again.status, await again.text()]).toEqual([200, expect.stringContaining('Allemagne')]);
  });
});
