import { customFields, menu, settings, translations } from '@bureau/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import type { TestClient } from '../../testing/TestClient.ts';

let server: TestServer;
let admin: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
});
afterAll(() => server.stop());

/** Reads the newest entries of the log of the settings, the oldest of them first. */
async function readLog(count: number) {
  const query = { per_page: count };
  const { data } = await admin.call(settings.activities, { params: { id: 1 }, query });
  return data
    .toReversed()
    .map(({ field, old_value: before, new_value: after, user_id: userId }) => [field, before, after, userId]);
}

it('the log of the settings tells of the menu, also of what is gone', async () => {
  const { id } = await admin.call(menu.create, { body: { text: 'Intranet', link: '/tasks' } });
  await admin.call(menu.update, { params: { id }, body: { link: '/projects', rule: 'projects_view' } });
  await admin.call(menu.update, { params: { id }, body: { text: 'Extranet', parent_id: 1 } });
  await admin.call(menu.remove, { params: { id } });
  const log = await readLog(12);
  expect(log).toEqual(
    expect.arrayContaining([
      ['menu', null, 'Intranet', 2],
      ['menu.link', 'Intranet: /tasks', 'Intranet: /projects', 2],
      ['menu.text', 'Intranet', 'Extranet', 2],
      ['menu.parent_id', null, 'Intranet: breadcrumbs.dashboard.title', 2],
      ['menu', 'Extranet', null, 2],
    ]),
  );
});

it('the log of the settings tells of custom fields, languages and their texts', async () => {
  const body = { form: 'clients', field_label: 'Region', field_type: 'text' } as const;
  const { id } = await admin.call(customFields.create, { body });
  await admin.call(customFields.update, { params: { id }, body: { is_required: true } });
  await admin.call(customFields.remove, { params: { id } });
  expect(await readLog(3)).toEqual([
    ['custom-fields', null, 'Region', 2],
    ['custom-fields.is_required', 'Region: false', 'Region: true', 2],
    ['custom-fields', 'Region', null, 2],
  ]);
  const { data } = await admin.call(translations.list);
  const german = data.find(({ language }) => language === 'de');
  await admin.call(translations.update, {
    params: { id: german?.id ?? 0 },
    body: { texts: { 'list.delete': 'Weg damit' } },
  });
  expect(await readLog(1)).toEqual([['translations.texts', null, 'Deutsch: list.delete: Weg damit', 2]]);
});
