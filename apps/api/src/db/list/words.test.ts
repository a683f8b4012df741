import { knowledgebase, menu, savedViews, tasks, translations } from '@bureau/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import type { TestClient } from '../../testing/TestClient.ts';

let server: TestServer;
let admin: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
});
afterAll(() => server.stop());

describe('somebody who searches a list finds what holds all of the words, in whatever order', () => {
  it('in the menu', async () => {
    const { id } = await admin.call(menu.create, { body: { text: 'Plan of the roof', link: '/tasks' } });
    const find = async (q: string) =>
      (await admin.call(menu.list, { query: { q } })).data.map((item) => item.id);
    expect([await find('ROOF plan'), await find('roof cellar')]).toEqual([[id], []]);
  });

  it('among languages', async () => {
    const find = async (q: string) =>
      (await admin.call(translations.list, { query: { q } })).data.map(({ language }) => language);
    expect([await find('deutsch de'), await find('deutsch en')]).toEqual([['de'], []]);
  });

  it('among saved views', async () => {
    const body = { resource: 'tasks', name: 'Spätes für das Dach', query: 'a' } as const;
    const { id } = await admin.call(savedViews.create, { body });
    const find = async (q: string) =>
      (await admin.call(savedViews.list, { query: { q } })).data.map((view) => view.id);
    expect([await find('dach spates'), await find('dach keller')]).toEqual([[id], []]);
  });

  it('among the files and changes of a record', async () => {
    const { id } = await admin.call(tasks.create, { body: { title: 'Old roof' } });
    const file = { name: 'Offer for the roof.txt', content: 'A roof' };
    const params = { id };
    await admin.call(tasks.attachments.create, { params, file });
    await admin.call(tasks.update, { params, body: { title: 'New cellar' } });
    const count = async (call: typeof tasks.attachments.list | typeof tasks.activities, q: string) =>
      (await admin.call(call, { params, query: { q } })).meta.total;
    expect(await count(tasks.attachments.list, 'roof offer')).toBe(1);
    expect(await count(tasks.attachments.list, 'roof bill')).toBe(0);
    expect(await count(tasks.activities, 'cellar roof')).toBe(1);
    expect(await count(tasks.activities, 'cellar tower')).toBe(0);
  });

  it('among the versions of an article', async () => {
    const { id } = await admin.call(knowledgebase.create, { body: { title: 'How to mend the roof' } });
    const params = { id };
    await admin.call(knowledgebase.update, { params, body: { title: 'How to mend the cellar' } });
    const find = async (q: string) =>
      (await admin.call(knowledgebase.versions, { params, query: { q } })).data.map(({ version }) => version);
    expect([await find('roof mend'), await find('MEND'), await find('tower')]).toEqual([[1], [2, 1], []]);
  });
});
