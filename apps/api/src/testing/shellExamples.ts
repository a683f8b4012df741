import { type Endpoint, menu, translations } from '@bureau/contract';
import { type Locale, locales } from '@bureau/values';
import { inArray } from '../db/orm.ts';
import { translations as table } from '../db/schema/index.ts';
import type { Example, Examples } from './peopleExamples.ts';
import type { TestServer } from './startTestServer.ts';

/** Returns the examples of what stands around the screens: notifications, timers, the menu and the languages. */
export async function shellExamples(server: TestServer): Promise<Examples> {
  const admin = await server.as('super_admin');
  // Each language is there once: some are taken out of use, so that they can be put into use again.
  const unused = locales.slice(-5);
  await server.db.delete(table).where(inArray(table.language, unused));
  const inUse = await admin.call(translations.active);

  const menuItem = async () => (await admin.call(menu.create, { body: { text: 'Made by a test' } })).id;
  const translation = () => Promise.resolve(inUse.find(({ language }) => language === 'de')?.id ?? 0);
  /** What came with the demonstration stays, so that one is made to be deleted. */
  const ownTranslation: Example['id'] = async () => {
    await server.db.delete(table).where(inArray(table.language, ['nl']));
    return (await admin.call(translations.create, { body: { language: 'nl', name: 'Nederlands' } })).id;
  };
  const rename = { body: () => ({ name: 'Deutsch' }) };
  const ofEach = (id: () => Promise<number>, endpoints: readonly Endpoint[]): Examples =>
    Object.fromEntries(endpoints.map((endpoint) => [endpoint.id, { id }]));
  let count = 0;
  const nextUnused = (): Locale => unused[(count += 1) % unused.length] ?? 'zh';

  return {
    'notifications.list': { body: () => ({ length: 10 }) },
    // There is none that everybody has.
    'notifications.remove': { body: () => ({ id: 2_147_483_647 }), status: () => 404 },
    // A ticket opens a stream once, which does not end.
    'events.stream': { query: '?ticket=unknown', status: () => 401 },
    'timerLogs.change': { body: () => ({ action: 'stop' }) },
    ...ofEach(menuItem, [menu.one, menu.remove, menu.activities]),
    'menu.create': { body: () => ({ text: 'Made by a test', link: '/tasks' }) },
    'menu.update': { id: menuItem, body: () => ({ text: 'Changed by a test' }) },
    ...ofEach(translation, [translations.one, translations.activities]),
    'translations.create': { body: () => ({ language: nextUnused(), name: 'Made by a test' }) },
    'translations.update': { id: translation, ...rename },
    'translations.remove': { id: ownTranslation },
  };
}
