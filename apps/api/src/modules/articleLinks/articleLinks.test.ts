import { articleLinkLimit, articleLinks, incidents, knowledgebase, tasks, users } from '@bureau/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articleLinks as table } from '../../db/schema/index.ts';
import { makeRecord } from '../../testing/resourceExamples.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import type { TestClient } from '../../testing/TestClient.ts';

let server: TestServer;
let admin: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
});
afterAll(() => server.stop());

const write = (title: string) =>
  admin.call(knowledgebase.create, { body: { title, status: 'published' as const } });
const link = (article_id: number, resource: string, record_id: number, client = admin) =>
  client.try(articleLinks.create, { body: { article_id, resource, record_id } });
const linksOf = (resource: string, id: number, client = admin) =>
  client.try(articleLinks.list, { query: { resource, record_id: String(id) } });
const codesOf = async (...of: Parameters<typeof linksOf>) => {
  const { body } = await linksOf(...of);
  return (body as { code: string }[]).map(({ code }) => code);
};

describe('an article that is linked to records', () => {
  it('names them as they are now, and is named by each of them', async () => {
    const article = await write('Printers');
    const task = await admin.call(tasks.create, { body: { title: 'Order toner' } });
    const incident = await makeRecord(server, 'incidents');
    expect(await link(article.id, 'tasks', task.id)).toMatchObject({
      status: 201,
      body: {
        resource: 'tasks',
        record_id: task.id,
        code: task.code,
        title: 'Order toner',
        status: { label: 'Open', tone: 'info' },
        route: `/tasks/detail/${task.id}`,
      },
    });
    await link(article.id, 'incidents', incident.id);
    await link(article.id, 'users', 4);
    await admin.call(tasks.update, { params: { id: task.id }, body: { title: 'Order paper', status: 6 } });
    const { body } = await linksOf('knowledgebase', article.id);
    expect(body).toMatchObject([
      { title: 'Order paper', status: { label: 'Completed', tone: 'success' } },
      { resource: 'incidents', record_id: incident.id },
      { code: 'USR-0004', status: null },
    ]);
    for (const [resource, id] of [
      ['tasks', task.id],
      ['incidents', incident.id],
      ['users', 4],
    ] as const)
      expect((await linksOf(resource, id)).body).toMatchObject([
        { resource: 'knowledgebase', title: 'Printers', status: { label: 'Published', tone: 'success' } },
      ]);
  });

  it('is linked once to each, other articles in whichever direction', async () => {
    const [one, other] = [await write('One'), await write('Other')];
    const first = await link(one.id, 'knowledgebase', other.id);
    const again = await link(other.id, 'knowledgebase', one.id);
    expect(first.body).toMatchObject({ record_id: other.id });
    expect(again.body).toMatchObject({ id: (first.body as { id: number }).id, record_id: one.id });
    expect(await codesOf('knowledgebase', one.id)).toEqual([other.code]);
    expect(await codesOf('knowledgebase', other.id)).toEqual([one.code]);
    expect((await link(one.id, 'knowledgebase', one.id)).status).toBe(422);
  });

  it('has the statuses in the language of the reader', async () => {
    const [article, task] = [await write('Sprachen'), await makeRecord(server, 'tasks', { status: 6 })];
    await link(article.id, 'tasks', task.id);
    await server.db.execute("update users set language = 'de' where id = 2");
    const { body } = await linksOf('knowledgebase', article.id);
    await server.db.execute("update users set language = 'en' where id = 2");
    expect(body).toMatchObject([{ status: { label: 'Erledigt' } }]);
  });

  it('loses links that are removed, and those to what is deleted', async () => {
    const [article, task] = [await write('Short'), await makeRecord(server, 'tasks')];
    const { id } = (await link(article.id, 'tasks', task.id)).body as { id: number };
    await admin.call(articleLinks.remove, { params: { id } });
    expect((await admin.try(articleLinks.remove, { params: { id } })).status).toBe(404);
    expect(await codesOf('tasks', task.id)).toEqual([]);
    const log = await admin.call(tasks.activities, { params: { id: task.id } });
    const changes = log.data.filter(({ field }) => field === 'article_links');
    expect(changes.map(({ old_value, new_value }) => [old_value, new_value])).toEqual([
      [article.code, null],
      [null, article.code],
    ]);
    const [kept] = [await write('Kept')];
    await link(article.id, 'tasks', task.id);
    await link(article.id, 'knowledgebase', kept.id);
    await admin.call(tasks.remove, { params: { id: task.id } });
    expect(await codesOf('knowledgebase', article.id)).toEqual([kept.code]);
    await admin.call(knowledgebase.remove, { params: { id: article.id } });
    expect(await codesOf('knowledgebase', kept.id)).toEqual([]);
  });

  it('has a hundred links at most', async () => {
    const { id: articleId } = await write('Everything');
    const createdAt = server.clock.now;
    const rows = Array.from({ length: articleLinkLimit }, (_, index) => ({
      articleId,
      resource: 'tasks',
      recordId: index + 1,
      createdAt,
    }));
    await server.db.insert(table).values(rows);
    expect(await link(articleId, 'users', 4)).toMatchObject({ status: 422 });
  });

  it('that was made of an incident is linked to it', async () => {
    const incident = await makeRecord(server, 'incidents');
    const made = await admin.call(incidents.toArticle, { params: { id: incident.id } });
    expect(await codesOf('incidents', incident.id)).toEqual([made.code]);
  });
});

describe('somebody who may not see everything', () => {
  it('is told of no record that they may not see, neither its title nor that it is there', async () => {
    const manager = await server.as('project manager');
    const [article, hidden] = [
      await write('Shared'),
      await makeRecord(server, 'todos', { title: 'Mine alone' }),
    ];
    const { body } = await link(article.id, 'todos', hidden.id);
    const params = { id: (body as { id: number }).id };
    expect((await linksOf('knowledgebase', article.id, manager)).body).toEqual([]);
    expect((await linksOf('todos', hidden.id, manager)).status).toBe(404);
    expect((await manager.try(articleLinks.remove, { params })).status).toBe(404);
    const unseen = await link(article.id, 'todos', hidden.id, manager);
    const missing = await link(article.id, 'todos', 999_999, manager);
    expect(unseen.status).toBe(422);
    expect(unseen.body).toEqual(missing.body);
    for (const resource of ['roles', 'nonsense', 'toString'])
      expect((await link(article.id, resource, 1, manager)).body).toEqual(missing.body);
    expect(await codesOf('todos', hidden.id)).toEqual([article.code]);
  });

  it('reads no links without the knowledge base, and makes none without editing it', async () => {
    const client = await server.as('client');
    expect((await linksOf('users', 4, client)).status).toBe(403);
    expect((await link(1, 'users', 4, client)).status).toBe(403);
    expect((await admin.call(users.one, { params: { id: 4 } })).id).toBe(4);
  });
});
