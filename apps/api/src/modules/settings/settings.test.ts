import { departments, roles, settings, users } from '@bureau/contract';
import { eq } from '../../db/orm.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { activities, settings as settingsTable, settingsRecord } from '../../db/schema/index.ts';
import { writeSettings } from '../../db/settings/queries.ts';
import { demoPassword } from '../../seed/demoAccounts.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import type { TestClient } from '../../testing/TestClient.ts';

const current_password = demoPassword;
let server: TestServer;
let admin: TestClient;
/** Somebody whose role allows the theme alone, and somebody whose role allows nothing of the settings. */
let decorator: TestClient;
let staff: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('super_admin');
  staff = await server.as('user');
  decorator = await server.as('project manager');
  const id = (await admin.call(roles.picker)).find(({ name }) => name === 'project manager')?.id ?? 0;
  await admin.call(roles.setPermissions, { params: { id }, body: { permissions: ['themesettings_edit'] } });
});
afterAll(() => server.stop());

beforeEach(async () => {
  await server.db.delete(settingsTable);
  await server.db.update(settingsRecord).set({ version: 1 });
  await server.db.delete(activities).where(eq(activities.resource, settings.name));
});

const logged = async () => {
  const { data } = await admin.call(settings.activities, {
    params: { id: 1 },
    query: { sort: ['created_at'] },
  });
  return data.map(({ field, old_value, new_value }) => [field, old_value, new_value]);
};

describe('somebody who reads the settings', () => {
  it('gets all that is not secret, also without permissions, and learns of the mail server only with one', async () => {
    await writeSettings(server.db, {
      company_name: 'Acme',
      smtp_host: 'mail.acme.example',
      smtp_password: 'x7-secret',
    });
    const mine = await staff.call(settings.all);
    expect(mine).toMatchObject({
      id: 1,
      company_name: 'Acme',
      sidebar_width: 'default',
      time_zone: 'UTC',
      version: 1,
    });
    expect(JSON.stringify(mine)).not.toMatch(/smtp|secret/);
    const all = await admin.call(settings.one, { params: { id: 1 } });
    expect(all).toMatchObject({ smtp_host: 'mail.acme.example', has_smtp_password: true });
    expect(JSON.stringify(all)).not.toContain('secret');
    expect(await admin.call(settings.all)).toEqual(all);
  });
});

describe('somebody who saves the settings', () => {
  it('may send all of them back as they were read, with what they changed', async () => {
    const read = await admin.call(settings.all);
    const saved = await admin.call(settings.save, {
      body: {
        ...read,
        company_name: 'Acme',
        currency: 'CZK',
        first_day_of_week: 0,
        smtp_password: 'x7-secret',
        current_password,
      },
    });
    expect(saved).toMatchObject({ company_name: 'Acme', currency: 'CZK', first_day_of_week: 0, version: 2 });
    expect(saved.has_smtp_password).toBe(true);
    expect(await logged()).toEqual(
      expect.arrayContaining([
        ['company_name', 'Bureau', 'Acme'],
        ['currency', 'EUR', 'CZK'],
        ['first_day_of_week', '1', '0'],
        ['smtp_password', null, '•••'],
      ]),
    );
    expect(await logged()).toHaveLength(4);
  });

  it('may send a part of them, and is told when somebody else was faster', async () => {
    const { version } = await admin.call(settings.save, {
      body: { footer_text: 'Made with care', version: 1 },
    });
    expect(version).toBe(2);
    const { status, body } = await admin.try(settings.save, { body: { footer_text: 'Late', version: 1 } });
    expect(status).toBe(409);
    expect(body).toMatchObject({ current: { footer_text: 'Made with care', version: 2 } });
    expect(await admin.call(settings.save, { body: { footer_text: 'Made with care' } })).toMatchObject({
      version: 2,
    });
  });

  it('writes one after the other, however many do so at the same time', async () => {
    const saves = Array.from({ length: 8 }, (_, count) =>
      admin.call(settings.save, { body: { session_seconds: 3600 + count } }),
    );
    const versions = (await Promise.all(saves)).map(({ version }) => version);
    expect(versions.toSorted((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
    expect(Math.max(...versions)).toBe((await admin.call(settings.all)).version);
  });

  it.each([
    ['time_zone', 'Europe/Atlantis'],
    ['time_zone', '+02:00'],
    ['date_format', 'dd.MM.'],
    ['date_format', 'dd.MM.yyyy HH:mm'],
    ['date_format', 'nn.MM.yyyy'],
    ['date_time_format', 'dd.MM.yyyy'],
    ['currency', 'eur'],
    ['currency', 'XXX'],
    ['sidebar_bg_custom_color', 'red'],
    ['sidebar_bg_color', 'pink'],
    ['sidebar_bg_image', 6],
    ['sidebar_background_images', '["../secret.png"]'],
    ['sidebar_background_images', '{}'],
    ['sidebar_background_images', '["1.svg","0123456789abcdef.png"]'],
    ['sidebar_transparent_bg_image', '9.svg'],
    ['theme_layout', 'automatic'],
    ['company_logo', 'unknown.png'],
    ['company_logo', '/etc/passwd'],
    ['company_website', 'javascript:alert(1)'],
    ['public_url', 'https://bureau.example.com/?x'],
    ['smtp_host', 'http://mail.example.com'],
    ['smtp_port', 0],
    ['smtp_port', '25'],
    ['smtp_security', 'ssl'],
    ['mail_from', 'nobody'],
    ['session_seconds', 1],
    ['first_day_of_week', 7],
    ['default_language', 'xx'],
    ['is_demo', 'false'],
    ['company_name', ''],
    ['created_by', 1],
    ['id', 2],
    ['anything', 1],
  ])('is refused %s %j', async (field, value) => {
    const { status, body } = await admin.try(settings.save, { body: { [field]: value } });
    expect([status, Object.keys('errors' in body ? body.errors : {})]).toEqual([422, [field]]);
  });

  it.each([
    { company_name: '2026', company_short_name: 'null', footer_text: '[]' },
    { date_format: 'YYYY-MM-DD', date_time_format: 'Pp' },
    { time_zone: 'America/Argentina/Buenos_Aires', company_website: 'www.acme.example/about' },
    { smtp_host: '10.0.0.1', smtp_port: 25, smtp_security: 'none', smtp_user: null } as const,
  ])('may say %j', async (body) => {
    expect(await admin.call(settings.save, { body: { ...body, current_password } })).toMatchObject(body);
  });

  it('must give the password of the mail server again before another server gets it', async () => {
    const server1 = { smtp_host: 'mail.acme.example', smtp_user: 'office', smtp_password: 'x7-secret' };
    await admin.call(settings.save, { body: { ...server1, current_password } });
    const other = { smtp_host: 'mail.evil.example', current_password };
    expect((await admin.try(settings.save, { body: other })).body).toHaveProperty('errors.smtp_password');
    await admin.call(settings.save, { body: { smtp_host: null, current_password } });
    expect((await admin.try(settings.save, { body: other })).status).toBe(422);
    await admin.call(settings.save, { body: { ...other, smtp_password: 'new-secret' } });
    expect(JSON.stringify(await logged())).not.toContain('secret');
  });
});

describe('somebody who may change the theme alone', () => {
  it('saves all that the panel holds, and nothing else', async () => {
    const theme = {
      theme_layout: 'transparent',
      sidebar_width: 'large',
      is_collapsed_menu: true,
      is_sidebar_background: true,
      sidebar_bg_color: 'ocean',
      sidebar_bg_custom_color: '#aabbcc',
      sidebar_bg_image: 3,
      sidebar_background_images: '["4.svg","3.svg","2.svg","1.svg"]',
      sidebar_transparent_bg_image: '2.svg',
      sidebar_font_color: 'black',
      brand_color: '#0f6b4f',
      login_background: null,
    } as const;
    expect(await decorator.call(settings.save, { body: { ...theme, version: 1 } })).toMatchObject(theme);
    expect(await server.guest.call(settings.public)).toMatchObject({
      theme_layout: 'transparent',
      brand_color: '#0f6b4f',
    });
    for (const more of [{ company_name: 'Mine' }, { is_demo: false }, { smtp_host: 'x' }, { id: 1 }])
      expect((await decorator.try(settings.save, { body: { ...theme, ...more } })).status).toBe(403);
    expect((await staff.try(settings.save, { body: theme })).status).toBe(403);
  });
});

describe('somebody who sets the settings back', () => {
  it('gets what holds where nothing is set, but not in the demonstration', async () => {
    const set = await admin.call(settings.save, { body: { company_name: 'Acme', is_demo: true } });
    expect((await admin.try(settings.reset, { params: { id: 1 } })).status).toBe(403);
    await admin.call(settings.save, { body: { is_demo: false } });
    expect((await admin.try(settings.reset, { params: { id: 2 } })).status).toBe(404);
    await admin.call(settings.reset, { params: { id: 1 } });
    expect(await admin.call(settings.all)).toMatchObject({
      company_name: 'Bureau',
      version: set.version + 2,
    });
    expect((await logged()).at(-1)).toEqual(['company_name', 'Acme', 'Bureau']);
  });
});

describe('the demonstration', () => {
  it('keeps its accounts and departments, and lets people delete what they have made', async () => {
    await writeSettings(server.db, { is_demo: true });
    const status = async (method: string, path: string, body?: object) => {
      const response = await admin.send(method, path, body ?? {});
      return [response.status, ((await response.json().catch(() => ({}))) as { error?: string }).error];
    };
    const refused = [403, 'This is part of the demo and cannot be changed.'];
    const password = { password: 'another', password_confirmation: 'another' };
    expect(await status('POST', '/api/users/delete/4')).toEqual(refused);
    expect(await status('PUT', '/api/users/status-change/4', { is_active: false })).toEqual(refused);
    expect(await status('POST', '/api/users/change-password/4', password)).toEqual(refused);
    expect(await status('POST', '/api/users/change-password/1', password)).toEqual(refused);
    expect(await status('POST', '/api/users/change-email/4', { email: 'x@bureau.example' })).toEqual(refused);
    expect(await status('DELETE', '/api/departments/1')).toEqual(refused);
    expect(await status('DELETE', '/api/roles/4')).toEqual(refused);
    expect(await status('DELETE', '/api/settings/1')).toEqual(refused);
    const { id } = await admin.call(departments.create, { body: { name: 'Own' } });
    await admin.call(departments.remove, { params: { id } });
    const person = { username: 'own', firstname: 'O', lastname: 'W', email: 'own@bureau.example' };
    const user = await admin.call(users.create, { body: person });
    await admin.call(users.changePassword, { params: { id: user.id }, body: password });
    await admin.call(users.remove, { params: { id: user.id }, body: {} });
  });
});

describe('somebody who tries the mail server', () => {
  it('gets a mail', async () => {
    await server.mails();
    await admin.call(settings.sendTestEmail);
    const [mail] = await server.mails();
    expect([mail?.to, mail?.subject]).toEqual(['Ingrid Solberg <super@bureau.example>', 'Test email']);
  });

  it('may do so ten times an hour', async () => {
    const tries = [];
    for (let count = 0; count < 11; count += 1) tries.push((await admin.try(settings.sendTestEmail)).status);
    expect(tries.at(-1)).toBe(429);
    expect((await staff.try(settings.sendTestEmail)).status).toBe(403);
  });
});
