import { describe, expect, it } from 'vitest';
import { createFakeApi, type FakeHandler, json, noConnection } from '../../testing/fakeApi.ts';
import { createLanguages, type Texts } from './languages.ts';

const english = { 'tasks.create': 'Create task', 'tasks.all': 'All tasks' };

function setUp(german: FakeHandler, inEnglish: FakeHandler = () => json(english)) {
  const api = createFakeApi();
  api.on('GET /assets/i18n/en.json', inEnglish);
  api.on('GET /assets/i18n/de.json', german);
  const ofPackages = (language: string): Promise<Texts> =>
    language === 'de' ? Promise.resolve({ 'ui.close': 'Schließen' }) : Promise.resolve({});
  return createLanguages(api.fetch, { ofPackages, english: () => Promise.resolve(english) });
}

describe('speaking a language', () => {
  it('uses its texts, and English for what is not translated', async () => {
    const languages = setUp(() => json({ 'tasks.create': 'Aufgabe anlegen' }));
    await languages.use('de');
    expect(languages.current()).toBe('de');
    expect(languages.i18n.t('tasks.create')).toBe('Aufgabe anlegen');
    expect(languages.i18n.t('tasks.all')).toBe('All tasks');
    expect(languages.packageTexts()).toEqual({ 'ui.close': 'Schließen' });
  });

  it.each<[string, FakeHandler]>([
    ['missing', () => new Response('', { status: 404 })],
    ['truncated', () => new Response('{"tasks.create": "Aufga')],
    ['no list of texts', () => json({ 'tasks.create': { de: 'Aufgabe' } })],
    ['out of reach', noConnection],
  ])('stays in English when the file is %s', async (_, handler) => {
    const languages = setUp(handler);
    await languages.use('de');
    expect(languages.i18n.t('tasks.create')).toBe('Create task');
  });

  it.each<[string, FakeHandler]>([
    ['missing', () => new Response('', { status: 404 })],
    ['truncated', () => new Response('{"tasks')],
  ])('never shows keys, even when the English file is %s', async (_, handler) => {
    const languages = setUp(noConnection, handler);
    await languages.use('en');
    expect(languages.i18n.t('tasks.create')).toBe('Create task');
  });

  it('asks for the texts of a language once, however many want them', async () => {
    let count = 0;
    const languages = setUp(noConnection, () => {
      count += 1;
      return json(english);
    });
    expect(languages.isInUse('en')).toBe(false);
    await Promise.all([languages.use('en'), languages.use('en')]);
    await languages.use('en');
    expect(languages.isInUse('en')).toBe(true);
    expect(count).toBe(1);
  });

  it('writes when something may be tried again', async () => {
    const languages = setUp(() =>
      json({ 'errors.too_often': 'Versuchen Sie es {{seconds, fromNow}} erneut.' }),
    );
    await languages.use('de');
    const later = (seconds: number) => languages.i18n.t('errors.too_often', { seconds });
    expect(later(45)).toBe('Versuchen Sie es in 45 Sekunden erneut.');
    expect(later(61)).toBe('Versuchen Sie es in 2 Minuten erneut.');
  });

  it('ends with the language that was asked for last', async () => {
    const german = Promise.withResolvers<Response>();
    const languages = setUp(() => german.promise);
    const first = languages.use('de');
    await languages.use('en');
    german.resolve(json({ 'tasks.create': 'Aufgabe anlegen' }));
    await first;
    expect(languages.current()).toBe('en');
    expect(languages.i18n.t('tasks.create')).toBe('Create task');
  });
});
