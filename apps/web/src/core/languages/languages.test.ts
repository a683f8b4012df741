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
    await languages.use('de', ['core']);
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
    await languages.use('de', ['core']);
    expect(languages.i18n.t('tasks.create')).toBe('Create task');
  });

  it.each<[string, FakeHandler]>([
    ['missing', () => new Response('', { status: 404 })],
    ['truncated', () => new Response('{"tasks')],
  ])('never shows keys, even when the English file is %s', async (_, handler) => {
    const languages = setUp(noConnection, handler);
    await languages.use('en', ['core']);
    expect(languages.i18n.t('tasks.create')).toBe('Create task');
  });

  it('asks for the texts of a language once, however many want them', async () => {
    let count = 0;
    const languages = setUp(noConnection, () => {
      count += 1;
      return json(english);
    });
    expect(languages.isInUse('en', ['core'])).toBe(false);
    await Promise.all([languages.use('en', ['core']), languages.use('en', ['core'])]);
    await languages.use('en', ['core']);
    expect(languages.isInUse('en', ['core'])).toBe(true);
    expect(count).toBe(1);
  });

  it('writes when something may be tried again', async () => {
    const languages = setUp(() =>
      json({ 'errors.too_often': 'Versuchen Sie es {{seconds, fromNow}} erneut.' }),
    );
    await languages.use('de', ['core']);
    const later = (seconds: number) => languages.i18n.t('errors.too_often', { seconds });
    expect(later(45)).toBe('Versuchen Sie es in 45 Sekunden erneut.');
    expect(later(61)).toBe('Versuchen Sie es in 2 Minuten erneut.');
  });

  it('ends with the language that was asked for last', async () => {
    const german = Promise.withResolvers<Response>();
    const languages = setUp(() => german.promise);
    const first = languages.use('de', ['core']);
    await languages.use('en', ['core']);
    german.resolve(json({ 'tasks.create': 'Aufgabe anlegen' }));
    await first;
    expect(languages.current()).toBe('en');
    expect(languages.i18n.t('tasks.create')).toBe('Create task');
  });
});

describe('the catalogues of a language', () => {
  const texts: Record<string, Record<string, Texts>> = {
    en: { core: { 'tasks.all': 'All tasks' }, tasks: { 'tasks.create': 'Create task' } },
    de: { core: { 'tasks.all': 'Alle Aufgaben' }, tasks: { 'tasks.create': 'Aufgabe anlegen' } },
  };
  const answer: FakeHandler = ({ query }, [language = '']) =>
    json(
      Object.assign({}, ...(query.get('catalogues') ?? '').split(',').map((name) => texts[language]?.[name])),
    );

  function open(answerOf = answer) {
    const api = createFakeApi();
    api.on('GET /assets/i18n/:language.json', answerOf);
    const loadTexts = { ofPackages: async () => ({}), english: async () => english };
    const asked = () => api.requests.map(({ address }) => address.replace(/^.*i18n\//, ''));
    return { languages: createLanguages(api.fetch, loadTexts), asked };
  }

  it('are asked for together, and each once', async () => {
    const { asked, languages } = open();
    await Promise.all([languages.use('en', ['core', 'tasks']), languages.open(['tasks'])]);
    await languages.open(['core', 'tasks']);
    expect(asked()).toEqual(['en.json?catalogues=core,tasks']);
  });

  it('come by and by, in the language in use and in English', async () => {
    const { asked, languages } = open();
    await languages.use('de', ['core']);
    expect(languages.i18n.t('tasks.all')).toBe('Alle Aufgaben');
    expect(languages.isInUse('de', ['tasks'])).toBe(false);
    await languages.open(['tasks']);
    expect(languages.isInUse('de', ['core', 'tasks'])).toBe(true);
    expect(languages.i18n.t('tasks.create')).toBe('Aufgabe anlegen');
    expect(asked().slice(2)).toEqual(['en.json?catalogues=tasks', 'de.json?catalogues=tasks']);
  });

  it('are all there in a language before it is switched to', async () => {
    const { languages } = open();
    await languages.use('en', ['core']);
    await languages.open(['tasks']);
    await languages.use('de', ['core']);
    expect(languages.i18n.t('tasks.create')).toBe('Aufgabe anlegen');
  });

  it('are there in the language that was asked for last, when they were opened on the way to another', async () => {
    const { languages } = open();
    await languages.use('en', ['core']);
    const opening = languages.open(['tasks']);
    await languages.use('de', ['core']);
    await opening;
    expect(languages.current()).toBe('de');
    expect(languages.i18n.t('tasks.create')).toBe('Aufgabe anlegen');
  });

  it('keep the company’s own words where others are replaced by what is shipped', async () => {
    const { languages } = open(({ query }) =>
      query.get('catalogues') === 'tasks'
        ? new Response('', { status: 503 })
        : json({ 'tasks.all': 'All jobs' }),
    );
    await languages.use('en', ['core']);
    await languages.open(['tasks']);
    expect(languages.i18n.t('tasks.create')).toBe('Create task');
    expect(languages.i18n.t('tasks.all')).toBe('All jobs');
  });

  it('stand in English when they cannot be had, and are asked for again when something else is opened', async () => {
    let isAway = true;
    const { languages } = open((request, params) => {
      const isMissing = isAway && params[0] === 'de' && request.query.get('catalogues') === 'tasks';
      return isMissing ? new Response('', { status: 503 }) : answer(request, params);
    });
    await languages.use('de', ['core']);
    await languages.open(['tasks']);
    expect(languages.i18n.t('tasks.create')).toBe('Create task');
    expect(languages.i18n.t('tasks.all')).toBe('Alle Aufgaben');
    isAway = false;
    await languages.open(['core']);
    expect(languages.i18n.t('tasks.create')).toBe('Aufgabe anlegen');
  });
});
