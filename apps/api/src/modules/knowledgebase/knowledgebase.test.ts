import { articleCategories, type BodyOf, knowledgebase, uploads } from '@bureau/contract';
import { eq } from '../../db/orm.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rolePermissions } from '../../db/schema/index.ts';
import { png } from '../../testing/pictures.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import type { TestClient } from '../../testing/TestClient.ts';
import { userIdOf } from '../../testing/userIdOf.ts';

let server: TestServer;
let admin: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
});
afterAll(() => server.stop());

const write = (body: Partial<BodyOf<typeof knowledgebase.create>> = {}) =>
  admin.call(knowledgebase.create, { body: { title: 'Travel abroad', ...body } });

const at = (id: number) => ({ params: { id } });

describe('an article', () => {
  it('gets a slug of its title, another one where it is taken, and keeps it', async () => {
    const { id, slug } = await write({ title: 'Résumé: how & why?' });
    expect(slug).toBe('résumé-how-why');
    expect(await write({ title: 'Resume – how, why' })).toMatchObject({ slug: 'resume-how-why-2' });
    expect(await write({ title: '旅費の精算' })).toMatchObject({ slug: '旅費の精算' });
    expect(await write({ title: '???' })).toMatchObject({ slug: 'article' });
    const renamed = await admin.call(knowledgebase.update, { ...at(id), body: { title: 'CVs' } });
    expect(renamed.slug).toBe(slug);
    const emptied = await admin.call(knowledgebase.update, { ...at(id), body: { slug: '' } });
    expect(emptied.slug).toBe('cvs');
  });

  it('takes a slug that is given, unless another article has it', async () => {
    const { slug } = await write({ slug: 'Going Abroad' });
    expect(slug).toBe('going-abroad');
    expect(await admin.try(knowledgebase.create, { body: { title: 'x', slug } })).toMatchObject({
      status: 422,
      body: { errors: { slug: [expect.any(String)] } },
    });
  });

  it('gets slugs apart from each other when several are made at once', async () => {
    const made = await Promise.all([1, 2, 3].map(() => write({ title: 'Parking' })));
    expect(made.map(({ slug }) => slug).toSorted()).toEqual(['parking', 'parking-2', 'parking-3']);
  });

  it('gets a slug and its first version from a file as well', async () => {
    await admin.call(articleCategories.create, { body: { name: 'Food' } });
    const content = 'Title,Category,Text\nCanteen,food,Lunch\nCanteen,,Dinner';
    const answer = await admin.call(knowledgebase.import, { file: { content } });
    expect(answer).toMatchObject({ created: 2, errors: [] });
    const { data } = await admin.call(knowledgebase.list, { query: { q: 'canteen', sort: ['code'] } });
    expect(data).toMatchObject([
      { slug: 'canteen', category_name: 'Food' },
      { slug: 'canteen-2', category_name: null },
    ]);
    for (const { id } of data)
      expect((await admin.call(knowledgebase.versions, at(id))).data).toMatchObject([
        { version: 1, title: 'Canteen', author_id: 2, is_current: true },
      ]);
  });

  it('holds tables, and images that only they may see who see the article', async () => {
    const reader = await server.as('user');
    const upload = async (client: TestClient) =>
      (
        await client.call(uploads.create, {
          params: { kind: 'attachment' },
          file: { name: 'plan.png', content: png(8, 8) },
        })
      ).file;
    const [own, foreign] = [await upload(admin), await upload(reader)];
    const waiting = async () => (await admin.call(uploads.waiting, {})).map(({ file }) => file);
    expect(await waiting()).toContain(own);
    expect(await waiting()).not.toContain(foreign);
    const show = (file: string) =>
      `<p><img src="/uploads/attachment/${file}" alt="Cutover plan" width="8" /></p>`;
    const table =
      '<table><thead><tr><th scope="col">Stage</th><th scope="col">Ends</th></tr></thead></table>';
    const body = `${table}${show(own)}${show(foreign)}`;
    const article = await write({ title: 'Stages', body });
    expect(article.body).toBe(body);
    expect(await waiting()).not.toContain(own);
    expect(
      await admin.call(knowledgebase.version, { params: { id: article.id, version: '1' } }),
    ).toMatchObject({
      text: 'Stage | Ends\nCutover plan\nCutover plan',
    });
    expect((await admin.call(knowledgebase.list, { query: { q: 'cutover plan' } })).data).toHaveLength(1);
    const files = async () => (await admin.call(knowledgebase.attachments.list, at(article.id))).data;
    // what somebody else has uploaded is not theirs who name it
    expect((await files()).map(({ url }) => url.includes(own))).toEqual([true]);
    expect((await server.guest.fetch(`/uploads/attachment/${own}`)).status).toBe(403);
    const isEdit = eq(rolePermissions.permission, 'knowledgebase_edit');
    const granted = await server.db.delete(rolePermissions).where(isEdit).returning();
    expect((await reader.try(knowledgebase.attachments.list, at(article.id))).status).toBe(404);
    await server.db.insert(rolePermissions).values(granted);
    await admin.call(knowledgebase.publish, { ...at(article.id), body: {} });
    const [seen] = (await reader.call(knowledgebase.attachments.list, at(article.id))).data;
    expect((await server.guest.fetch(seen?.url ?? '')).headers.get('Content-Type')).toBe('image/png');
    // written again, and in another article, it stays where it is
    await admin.call(knowledgebase.update, { ...at(article.id), body: { body: show(own) } });
    const copy = await write({ title: 'Copy', body: show(own) });
    expect((await admin.call(knowledgebase.attachments.list, at(copy.id))).data).toEqual([]);
    expect(await files()).toHaveLength(1);
  });

  it('is filed under a category, which is not deleted while it holds articles', async () => {
    const category = (name: string, parent_id: number | null = null) =>
      admin.call(articleCategories.create, { body: { name, parent_id } });
    const abroad = await category('Abroad');
    const europe = await category('Europe', abroad.id);
    const { id } = await write({ title: 'Visas', category_id: europe.id });
    const query = { filter: { category_id: [abroad.id, europe.id] } };
    expect((await admin.call(knowledgebase.list, { query })).data).toMatchObject([{ id }]);
    expect(await admin.try(articleCategories.remove, at(europe.id))).toMatchObject({
      status: 422,
      body: { blocked_by: [{ resource: 'knowledgebase', count: 1 }] },
    });
    expect(await admin.try(articleCategories.remove, at(abroad.id))).toMatchObject({
      status: 422,
      body: { blocked_by: [{ resource: 'article-categories', count: 1 }] },
    });
    const circle = { ...at(abroad.id), body: { parent_id: europe.id } };
    expect(await admin.try(articleCategories.update, circle)).toMatchObject({
      status: 422,
      body: { errors: { parent_id: ['A record cannot be its own parent.'] } },
    });
  });

  it('stays in a tree of categories when two are moved below each other at the same moment', async () => {
    const ids = await Promise.all(
      ['North', 'South'].map(
        async (name) => (await admin.call(articleCategories.create, { body: { name } })).id,
      ),
    );
    const [north = 0, south = 0] = ids;
    const move = (id: number, parent_id: number) =>
      admin.try(articleCategories.update, { ...at(id), body: { parent_id } });
    const answers = await Promise.all([move(north, south), move(south, north)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  });

  it('is handed in, published and archived', async () => {
    const { id, version } = await write();
    const submitted = await admin.call(knowledgebase.submit, { ...at(id), body: { version } });
    expect(submitted.status).toBe('in_review');
    expect((await admin.call(knowledgebase.publish, { ...at(id), body: {} })).status).toBe('published');
    expect(await admin.try(knowledgebase.submit, { ...at(id), body: {} })).toMatchObject({
      status: 422,
      body: { error: 'Only a draft can be submitted for review.' },
    });
    expect((await admin.try(knowledgebase.archive, { ...at(id), body: { version } })).status).toBe(409);
    expect((await admin.call(knowledgebase.archive, { ...at(id), body: {} })).status).toBe('archived');
  });
});

describe('readers of an article', () => {
  const voteOf = async (client: TestClient, id: number, vote: 'helpful' | 'unhelpful' | null) =>
    client.try(knowledgebase.vote, { ...at(id), body: { vote } });

  it('say whether it was helpful, once each, and take it back', async () => {
    const { id, version } = await write({ status: 'published' });
    const staff = await server.as('user');
    await voteOf(admin, id, 'helpful');
    await voteOf(staff, id, 'helpful');
    const [first, again] = [await voteOf(staff, id, 'unhelpful'), await voteOf(staff, id, 'unhelpful')];
    expect(again.body).toEqual(first.body);
    expect(first.body).toMatchObject({
      helpful_count: 1,
      unhelpful_count: 1,
      my_vote: 'unhelpful',
      version,
    });
    expect(await admin.call(knowledgebase.one, at(id))).toMatchObject({ my_vote: 'helpful' });
    expect((await voteOf(staff, id, null)).body).toMatchObject({ unhelpful_count: 0, my_vote: null });
  });

  it('count each at whatever moment they do', async () => {
    const { id } = await write({ status: 'published' });
    const others = await Promise.all([server.as('user'), server.as('project manager')]);
    await Promise.all(
      [admin, ...others].flatMap((one) => [voteOf(one, id, 'unhelpful'), voteOf(one, id, 'helpful')]),
    );
    const { helpful_count: yes, unhelpful_count: no } = await admin.call(knowledgebase.one, at(id));
    expect(yes + no).toBe(3);
  });

  it('say nothing of what is not published, or what they may not see', async () => {
    const { id } = await write();
    expect(await voteOf(admin, id, 'helpful')).toMatchObject({
      status: 422,
      body: { error: 'This article is not published.' },
    });
    expect((await voteOf(await server.as('client'), id, 'helpful')).status).toBe(403);
  });

  it('find first what was helpful to most', async () => {
    const shown = { title: 'Moving house', status: 'published' } as const;
    const [some, none] = [await write(shown), await write(shown)];
    for (const role of ['admin', 'user'] as const) await voteOf(await server.as(role), some.id, 'helpful');
    const query = { q: 'moving house', sort: ['-helpful_count' as const] };
    const { data } = await admin.call(knowledgebase.list, { query });
    expect(data[0]).toMatchObject({ id: some.id, helpful_count: 2, my_vote: 'helpful' });
    const most = await admin.call(knowledgebase.list, { query: { filter: { helpful_count: { from: 2 } } } });
    const ids = most.data.map(({ id }) => id);
    expect(ids).toContain(some.id);
    expect(ids).not.toContain(none.id);
  });
});

describe('the versions of an article', () => {
  it('keep each title and text with who wrote it, and nothing else', async () => {
    const manager = await server.as('project manager');
    const { id } = await write({ body: '<p>By train.</p>' });
    await manager.call(knowledgebase.update, {
      ...at(id),
      body: { body: '<p>By <strong>bus</strong>.</p><p>Or not.</p>' },
    });
    await admin.call(knowledgebase.update, { ...at(id), body: { tags: ['travel'], status: 'published' } });
    const { data, meta } = await admin.call(knowledgebase.versions, at(id));
    expect(meta.total).toBe(2);
    expect(data).toMatchObject([
      { version: 2, author_id: 3, is_current: true },
      { version: 1, author_id: 2, is_current: false, title: 'Travel abroad' },
    ]);
    const second = await admin.call(knowledgebase.version, { params: { id, version: '2' } });
    expect(second).toMatchObject({ text: 'By bus.\nOr not.' });
    expect((await admin.try(knowledgebase.version, { params: { id, version: '3' } })).status).toBe(404);
    expect((await admin.try(knowledgebase.version, { params: { id, version: 'x' } })).status).toBe(422);
  });

  it('keep a title that is changed alone', async () => {
    const { id } = await write({ title: 'Parking', body: '<p>Behind the house.</p>' });
    await admin.call(knowledgebase.update, { ...at(id), body: { title: 'Car park' } });
    const { data } = await admin.call(knowledgebase.versions, at(id));
    expect(data.map((one) => [one.version, one.title])).toEqual([
      [2, 'Car park'],
      [1, 'Parking'],
    ]);
  });

  it('come back as a new one', async () => {
    const { id } = await write({ title: 'First', body: '<p>One</p>' });
    const { version } = await admin.call(knowledgebase.update, {
      ...at(id),
      body: { title: 'Second', body: '<p>Two</p>' },
    });
    const restore = (given: number) =>
      admin.try(knowledgebase.restore, { params: { id, version: '1' }, body: { version: given } });
    expect((await restore(version - 1)).status).toBe(409);
    expect(await restore(version)).toMatchObject({
      status: 200,
      body: { title: 'First', body: '<p>One</p>' },
    });
    const { data } = await admin.call(knowledgebase.versions, at(id));
    expect(data.map((one) => [one.version, one.title])).toEqual([
      [3, 'First'],
      [2, 'Second'],
      [1, 'First'],
    ]);
  });
});

describe('somebody who searches the articles', () => {
  const find = (q: string, client = admin) => client.call(knowledgebase.search, { query: { q } });

  it('finds them by their words, with what surrounds these', async () => {
    const long = 'Something else entirely. '.repeat(30);
    const { id } = await write({
      title: 'Bicycles',
      body: `<p>${long}</p><p>The Ölwechsel &lt;b&gt;costs&lt;/b&gt; nothing. ${long}</p>`,
    });
    const [hit, ...others] = await find('OLWECHSEL costs');
    expect(others).toEqual([]);
    expect(hit).toMatchObject({ id, title: 'Bicycles' });
    expect(hit?.snippet.filter((part) => part.is_hit).map(({ text }) => text)).toEqual([
      'Ölwechsel',
      'costs',
    ]);
    const said = hit?.snippet.map(({ text }) => text).join('') ?? '';
    expect(said).toContain('The Ölwechsel <b>costs</b> nothing.');
    expect(said.length).toBeLessThanOrEqual(300);
    expect(said).toMatch(/^….*…$/);
  });

  it('finds those first whose titles hold the words', async () => {
    await write({ title: 'Badgers in the garden' });
    await write({ title: 'Garden', body: '<p>No badgers.</p>' });
    const titles = (await find('badgers')).map(({ title }) => title);
    expect(titles).toEqual(['Badgers in the garden', 'Garden']);
  });

  it('finds only what they may see: of drafts, their own unless they edit articles', async () => {
    const { id } = await write({ title: 'Quicksilver' });
    const staffId = await userIdOf(server.db, 'user');
    const own = await write({ title: 'Quicksilver of mine', owner_id: staffId });
    const published = await write({ title: 'Quicksilver for all', status: 'published' });
    const [staff, client] = await Promise.all([server.as('user'), server.as('client')]);
    const idsOf = async () => (await find('quicksilver', staff)).map((hit) => hit.id);
    expect(await idsOf()).toEqual([published.id, own.id, id]);
    await server.db.delete(rolePermissions).where(eq(rolePermissions.permission, 'knowledgebase_edit'));
    expect(await idsOf()).toEqual([published.id, own.id]);
    expect((await staff.try(knowledgebase.versions, at(own.id))).status).toBe(403);
    expect((await client.try(knowledgebase.search, { query: { q: 'quicksilver' } })).status).toBe(403);
  });

  it('finds nothing for what says nothing', async () => {
    expect(await find('\u0301')).toEqual([]);
    expect((await admin.try(knowledgebase.search, { query: { q: ' ' } })).status).toBe(422);
  });
});
