import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { profile, translations, users } from '@bureau/contract';
import { locales } from '@bureau/values';
import { eq } from '../../db/orm.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { translations as table } from '../../db/schema/index.ts';
import { writeSettings } from '../../db/settings/queries.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import type { TestClient } from '../../testing/TestClient.ts';
import { checkTexts, missingTexts } from './rules.ts';
import { shippedOf } from './shipped.ts';

let server: TestServer;
let admin: TestClient;
let staff: TestClient;
let ids: ReadonlyMap<string, number>;

beforeAll(async () => {
  server = await startTestServer();
  [admin, staff] = await Promise.all([server.as('admin'), server.as('user')]);
  ids = new Map((await staff.call(translations.active)).map(({ language, id }) => [language, id]));
});
afterAll(() => server.stop());

const paramsOf = (language: string) => ({ id: ids.get(language) ?? 0 });
const change = (language: string, body: object) =>
  admin.try(translations.update, { params: paramsOf(language), body });
const file = (language: string, headers: Record<string, string> = {}) =>
  server.guest.fetch(`/assets/i18n/${language}.json`, { headers });
const textsOf = async (language: string) => (await (await file(language)).json()) as Record<string, string>;
const root = new URL('../../../../..', import.meta.url).pathname;
/** Reads the texts of a language below some folders: of the code of the web application, and of the contract. */
const read = (language: string, ...folders: string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    folders
      .flatMap((folder) => globSync(join(root, folder, `**/locales/${language}.json`)))
      .flatMap((path) => Object.entries(JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>)),
  );
const labels = 'packages/contract/labels';
const shipped = (language: string) => read(language, 'apps/web/src', labels);

describe('somebody who opens the application', () => {
  it('finds all languages to choose from, by their own names', async () => {
    const active = await staff.call(translations.active);
    expect(active.map(({ language }) => language)).toEqual([...locales].sort());
    expect(active.find(({ language }) => language === 'de')).toEqual({
      ...paramsOf('de'),
      language: 'de',
      name: 'Deutsch',
      icon: null,
    });
  });

  it.each(locales)('gets the texts of %s without a token', async (language) => {
    const response = await file(language);
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-cache']);
    expect(response.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
    expect(await response.json()).toEqual(shipped(language));
  });

  it('gets them compressed, and only when they have changed', async () => {
    const response = await file('en', { 'Accept-Encoding': 'br' });
    expect(response.headers.get('Content-Encoding')).toBe('br');
    const tag = response.headers.get('ETag') ?? '';
    const again = await file('en', { 'Accept-Encoding': 'br', 'If-None-Match': tag });
    expect(again.status).toBe(304);
    await change('en', { texts: { 'breadcrumbs.tasks.title': 'Jobs' } });
    const changed = await file('en', { 'Accept-Encoding': 'br', 'If-None-Match': tag });
    expect(changed.status).toBe(200);
    await change('en', { texts: { 'breadcrumbs.tasks.title': null } });
    expect((await file('en', { 'Accept-Encoding': 'br', 'If-None-Match': tag })).status).toBe(304);
  });

  it.each(['xx', '..%2fen', 'en.json', 'constructor', 'EN'])('finds no texts of %s', async (language) => {
    expect((await file(language)).status).toBe(404);
  });
});

describe('a page that needs some texts', () => {
  const texts = async (language: string, catalogues: string) => {
    const response = await server.guest.fetch(`/assets/i18n/${language}.json?catalogues=${catalogues}`);
    expect(response.status).toBe(200);
    return (await response.json()) as Record<string, string>;
  };

  it('gets those of the catalogues that it names', async () => {
    const shell = read('ru', 'apps/web/src/shell');
    const tasks = read('ru', 'apps/web/src/features/tasks', `${labels}/tasks`);
    expect(tasks).toMatchObject({ 'tasks.fields.priority': 'Приоритет', 'tasks.all': 'Все задачи' });
    expect(await texts('ru', 'tasks')).toEqual(tasks);
    expect(await texts('ru', 'shell,tasks')).toEqual({ ...shell, ...tasks });
  });

  it('gets the own words of the company where they belong', async () => {
    const key = 'tasks.create';
    const before = await texts('nl', 'tasks');
    await change('nl', { texts: { [key]: 'Klus toevoegen' } });
    expect(await texts('nl', 'tasks')).toEqual({ ...before, [key]: 'Klus toevoegen' });
    expect(await texts('nl', 'shell')).toEqual(read('nl', 'apps/web/src/shell'));
    await change('nl', { texts: { [key]: null } });
    expect(await texts('nl', 'tasks')).toEqual(before);
  });

  it.each(['nothing', 'tasks,nothing', '', '../tasks', 'constructor'])(
    'finds none of “%s”',
    async (names) => {
      const address = `/assets/i18n/en.json?catalogues=${encodeURIComponent(names)}`;
      expect((await server.guest.fetch(address)).status).toBe(404);
    },
  );
});

describe('somebody who says it in the own words', () => {
  it('has them shown at once, and takes them back', async () => {
    const key = 'breadcrumbs.tasks.title';
    const texts = { [key]: 'Vorgänge' };
    const answer = await change('de', { texts, version: 1 });
    expect(answer).toMatchObject({ status: 200, body: { own_count: 1, missing_count: 0, version: 2 } });
    expect(await textsOf('de')).toEqual({ ...shipped('de'), ...texts });
    const { texts: all } = await admin.call(translations.one, { params: paramsOf('de') });
    expect(all.find((text) => text.key === key)).toEqual({
      key,
      english: 'Tasks',
      shipped: 'Aufgaben',
      own: 'Vorgänge',
    });
    const { data } = await admin.call(translations.activities, { params: paramsOf('de') });
    expect(data).toMatchObject([{ field: 'texts', old_value: null, new_value: `${key}: Vorgänge` }]);
    expect(await change('de', { texts: { [key]: 'Aufgaben' } })).toMatchObject({
      body: { own_count: 0, version: 3 },
    });
    expect(await change('de', { texts: { [key]: null } })).toMatchObject({ body: { version: 3 } });
    expect(await textsOf('de')).toEqual(shipped('de'));
  });

  it('is told when somebody else was faster', async () => {
    await change('fr', { name: 'Le français', version: 1 });
    const { status, body } = await change('fr', { name: 'French', version: 1 });
    expect([status, body]).toMatchObject([409, { current: { name: 'Le français', version: 2 } }]);
  });

  it('keeps what is filled in, writes plain text, and only texts that there are', async () => {
    const [filled = '', original = ''] =
      Object.entries(shipped('en')).find(
        ([key, text]) => text.split('{{').length === 2 && !/_(?:one|other)$/.test(key),
      ) ?? [];
    const name = /\{\{\w+\}\}/.exec(original)?.[0] ?? '';
    const key = 'breadcrumbs.tasks.title';
    const { status, body } = await change('cs', {
      texts: {
        [filled]: 'Nic',
        [key]: '<b>Tučně</b>',
        'no.such.key': 'x',
        'breadcrumbs.dashboard.title': 'a'.repeat(2001),
      },
    });
    expect([status, body]).toEqual([
      422,
      { errors: { 'texts.breadcrumbs.dashboard.title': ['Must have at most 2000 characters.'] } },
    ]);
    const { body: faults } = await change('cs', {
      texts: { [filled]: 'Nic', [key]: '<b>Tučně</b>', 'no.such.key': 'x' },
    });
    expect(faults).toEqual({
      errors: {
        [`texts.${filled}`]: [`Must contain ${name}, like the English text.`],
        [`texts.${key}`]: ['Must be plain text, without HTML or other code.'],
        'texts.no.such.key': ['This text does not exist.'],
      },
    });
    for (const text of ['{{other}}', 'a $t(b)', '{{- x}}', '</p>', ' '])
      expect([text, (await change('cs', { texts: { [key]: text } })).status]).toEqual([text, 422]);
    expect((await change('cs', { texts: { [key]: 'a < b & "c"' } })).status).toBe(200);
    expect(
      (await admin.send('PUT', `/api/translations/${paramsOf('cs').id}`, '{"texts":{"__proto__":"x"}}'))
        .status,
    ).toBe(422);
  });

  it('has all forms of a text that depends on a number', () => {
    const { wanted } = shippedOf('ru');
    const form = [...wanted.keys()].find((key) => key.endsWith('_many')) ?? '';
    expect(form).not.toBe('');
    expect(checkTexts('ru', new Map(), { [form]: '{{count}} штук' })).toEqual({});
    expect(Object.keys(checkTexts('en', new Map(), { [form]: '{{count}} pieces' }))).toEqual([
      `texts.${form}`,
    ]);
    expect(missingTexts('ru', new Map())).toEqual([]);
  });
});

describe('somebody who decides which languages are used', () => {
  it('keeps English and the language that people begin with', async () => {
    await writeSettings(server.db, { default_language: 'it' });
    for (const language of ['en', 'it']) {
      expect(await change(language, { is_active: false })).toMatchObject({
        status: 422,
        body: { errors: { is_active: ['English and the default language cannot be turned off.'] } },
      });
      expect(await admin.try(translations.remove, { params: paramsOf(language) })).toMatchObject({
        status: 422,
        body: { error: 'English and the default language cannot be turned off.' },
      });
    }
    await writeSettings(server.db, { default_language: 'en' });
  });

  it('offers one no more, which who has chosen it keeps', async () => {
    expect((await staff.call(users.changeLocale, { params: { locale: 'nl' } })).language).toBe('nl');
    await change('nl', { is_active: false });
    expect((await staff.call(translations.active)).map(({ language }) => language)).not.toContain('nl');
    expect(
      (await staff.call(profile.update, { body: { language: 'nl', phone: '+31 20 1234567' } })).language,
    ).toBe('nl');
    expect(await textsOf('nl')).toEqual(shipped('nl'));
    await staff.call(users.changeLocale, { params: { locale: 'en' } });
    const refused = { status: 422, body: { errors: { language: ['This language is not available.'] } } };
    expect(await staff.try(users.changeLocale, { params: { locale: 'nl' } })).toMatchObject(refused);
    expect(await staff.try(profile.update, { body: { language: 'nl' } })).toMatchObject(refused);
    expect(await admin.try(users.update, { params: { id: 4 }, body: { language: 'nl' } })).toMatchObject(
      refused,
    );
    await change('nl', { is_active: true });
    expect((await staff.call(users.changeLocale, { params: { locale: 'nl' } })).language).toBe('nl');
    await staff.call(users.changeLocale, { params: { locale: 'en' } });
  });

  it('takes one out of use with its own texts, and into use again', async () => {
    const params = paramsOf('vi');
    expect((await admin.try(translations.remove, { params })).status).toBe(403);
    await writeSettings(server.db, { is_demo: false });
    await change('vi', { texts: { 'breadcrumbs.tasks.title': 'Việc' } });
    await admin.call(translations.remove, { params });
    expect((await admin.try(translations.one, { params })).status).toBe(404);
    expect(await textsOf('vi')).toEqual(shipped('vi'));
    const made = await admin.call(translations.create, { body: { language: 'vi', name: 'Tiếng Việt' } });
    expect(made).toMatchObject({ language: 'vi', is_active: true, own_count: 0, created_by: 2, version: 1 });
    const again = await admin.try(translations.create, { body: { language: 'vi', name: 'Tiếng Việt' } });
    expect(again).toMatchObject({ status: 422, body: { errors: { language: ['Already in use.'] } } });
    await writeSettings(server.db, { is_demo: true });
    await admin.call(translations.remove, { params: { id: made.id } });
    expect(await server.db.select().from(table).where(eq(table.language, 'vi'))).toEqual([]);
  });

  it('takes a picture that was uploaded', async () => {
    const icon = 'no-such-picture.png';
    expect(await change('ja', { icon })).toMatchObject({
      status: 422,
      body: { errors: { icon: ['This file does not exist. Upload it first.'] } },
    });
    expect((await change('ja', { icon: '../secret.png' })).status).toBe(422);
  });
});
