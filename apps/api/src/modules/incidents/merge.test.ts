import {
  articleLinks,
  type BodyOf,
  defects,
  incidents,
  knowledgebase,
  notifications,
  projects,
  users,
} from '@bureau/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPassword } from '../../seed/demoAccounts.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import type { TestClient } from '../../testing/TestClient.ts';

let server: TestServer;
let admin: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
});
afterAll(() => server.stop());

const report = (title: string, client = admin) =>
  client.call(incidents.create, { body: { title, description: `<p>${title}</p>` } });
const merge = (id: number, into: number, client = admin) =>
  client.call(incidents.merge, { params: { id }, body: { into_id: into } });

it('what was reported twice goes on as one incident, and both say so', async () => {
  const [one, other] = [await report('Mail is down'), await report('No mail')];
  const { id } = one;
  await admin.call(incidents.comments.create, { params: { id }, body: { body: '<p>Since nine</p>' } });
  const resource = 'incidents';
  const link = (body: BodyOf<typeof articleLinks.create>) => admin.call(articleLinks.create, { body });
  const { id: article_id } = await admin.call(knowledgebase.create, { body: { title: 'When mail is down' } });
  const { id: only } = await admin.call(knowledgebase.create, { body: { title: 'Whom to call' } });
  for (const record_id of [id, other.id]) await link({ article_id, resource, record_id });
  await link({ article_id: only, resource, record_id: id });
  expect(await merge(id, other.id)).toMatchObject({
    status: 7,
    resolution_code: 'duplicate',
    merged_into_id: other.id,
    merged_into_name: other.code,
  });
  const [left, moved] = await Promise.all(
    [id, other.id].map((one_) => admin.call(incidents.comments.list, { params: { id: one_ }, query: {} })),
  );
  expect(left?.data).toEqual([]);
  expect(moved?.data).toMatchObject([{ body: '<p>Since nine</p>' }]);
  const linksOf = async (record_id: number) => {
    const query = { resource, record_id: String(record_id) };
    return (await admin.call(articleLinks.list, { query })).map((linked) => linked.record_id);
  };
  expect([await linksOf(id), await linksOf(other.id)]).toEqual([[], [article_id, only]]);
  const listed = await admin.call(incidents.list, { query: { filter: { merged_into_id: [other.id] } } });
  expect(listed.data).toMatchObject([{ id }]);
  const log = await admin.call(incidents.activities, { params: { id: other.id }, query: {} });
  expect(log.data).toContainEqual(expect.objectContaining({ field: 'merged_from', new_value: one.code }));
});

it('what was said goes with what was told of it, also where it has gone over to another', async () => {
  const client = await server.as('client');
  const [one, other] = [await report('No network', client), await report('Network is down', client)];
  const comment = async (body: string) =>
    (await admin.call(incidents.comments.create, { params: { id: one.id }, body: { body } })).id;
  const [removed, noted] = [await comment('<p>Use swordfish</p>'), await comment('<p>Unpaid invoice</p>')];
  const told = async () => JSON.stringify(await client.call(notifications.list, { body: { length: 50 } }));
  expect(await told()).toMatch(/Unpaid invoice.*swordfish/);
  await merge(one.id, other.id);
  const place = (comment_id: number) => ({ params: { id: other.id, comment_id } });
  await admin.call(incidents.comments.remove, place(removed));
  await admin.call(incidents.comments.update, {
    ...place(noted),
    body: { body: '<p>Unpaid invoice</p>', is_internal: true },
  });
  expect(await told()).not.toMatch(/Unpaid invoice|swordfish/);
});

it('what was merged stays closed, alone and among many, and says where it goes on; the rest of it may change', async () => {
  const [one, other] = [await report('Mail is down'), await report('No mail')];
  const { id } = one;
  await merge(id, other.id);
  const refused = { status: 422, body: { errors: { status: [expect.stringContaining(other.code)] } } };
  expect(await admin.try(incidents.update, { params: { id }, body: { status: 6 } })).toMatchObject(refused);
  expect(await admin.try(incidents.statusChange, { params: { id }, body: { status: 6 } })).toMatchObject(
    refused,
  );
  const many = { ids: [id, other.id], action: 'update' as const, values: { status: 3 as const } };
  const together = await admin.try(incidents.bulk, { body: many });
  const errors = { 'values.status': [expect.stringContaining(other.code)] };
  expect([together.status, together.body]).toEqual([422, { errors }]);
  const third = await report('No mail at all');
  const closing = { ids: [id, third.id], action: 'update' as const, values: { status: 7 as const } };
  expect(await admin.call(incidents.bulk, { body: closing })).toEqual({ count: 2 });
  const body = { title: 'Mail was down', status: 7 } as const;
  expect(await admin.call(incidents.update, { params: { id }, body })).toMatchObject(body);
  // without the one that it went into, it can go on by itself
  await admin.call(incidents.remove, { params: { id: other.id } });
  expect((await admin.call(incidents.update, { params: { id }, body: { status: 6 } })).status).toBe(6);
});

it('nothing is merged into itself, into what was merged, or twice, also by two at once', async () => {
  const [a, b, c] = [await report('A'), await report('B'), await report('C')];
  await expect(merge(a.id, a.id)).rejects.toThrow('422');
  const both = await Promise.allSettled([merge(a.id, b.id), merge(b.id, a.id)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const into = both[0].status === 'fulfilled' ? [a.id, b.id] : [b.id, a.id];
  const [merged = 0] = into;
  await expect(merge(merged, c.id)).rejects.toThrow('422');
  await expect(merge(c.id, merged)).rejects.toThrow('422');
  await expect(merge(c.id, 999_999)).rejects.toThrow('422');
});

it('what was said in one project is not told in another', async () => {
  const [a, b] = [await report('Of nobody'), await report('Of a project')];
  const { data } = await admin.call(projects.list, { query: { per_page: 1 } });
  const body = { project_id: data[0]?.id ?? 0 };
  await admin.call(incidents.update, { params: { id: b.id }, body });
  await expect(merge(a.id, b.id)).rejects.toThrow('422');
  await admin.call(incidents.update, { params: { id: a.id }, body });
  expect(await merge(a.id, b.id)).toMatchObject({ merged_into_id: b.id });
});

it('what was said to one client is not told to another, where there is no project', async () => {
  const helen = 5;
  const person = {
    username: 'neighbour',
    firstname: 'Ne',
    lastname: 'Bour',
    email: 'neighbour@client.example',
  };
  const body = { ...person, password: demoPassword, client_id: 2, positions: [{ role_id: 5 }] };
  const neighbour = (await admin.call(users.create, { body })).id;
  const reportFor = (title: string, reporter_id: number) =>
    admin.call(incidents.create, { body: { title, reporter_id } });
  const [hers, theirs, own] = [
    await reportFor('Hers', helen),
    await reportFor('Theirs', neighbour),
    await report('Own'),
  ];
  await admin.call(incidents.comments.create, { params: { id: hers.id }, body: { body: '<p>For her</p>' } });
  for (const [from, into] of [
    [hers, theirs],
    [own, theirs],
  ] as const)
    expect(
      await admin.try(incidents.merge, { params: { id: from.id }, body: { into_id: into.id } }),
    ).toMatchObject({
      status: 422,
      body: { errors: { into_id: ['Both must have been reported by people of the same client.'] } },
    });
  const again = await reportFor('Hers again', helen);
  expect(await merge(hers.id, again.id)).toMatchObject({ merged_into_id: again.id });
  expect(await merge(theirs.id, own.id)).toMatchObject({ merged_into_id: own.id });
});

it('a defect is merged as an incident is, and closed', async () => {
  const [a, b] = [
    await admin.call(defects.create, { body: { title: 'It leaks' } }),
    await admin.call(defects.create, { body: { title: 'Leak' } }),
  ];
  expect(await admin.call(defects.merge, { params: { id: a.id }, body: { into_id: b.id } })).toMatchObject({
    status: 2,
    merged_into_name: b.code,
  });
});

it('a defect and a draft of an article are made of an incident, and lead to it', async () => {
  const { code, id } = await report('Printer jams');
  const defect = await admin.call(incidents.toDefect, { params: { id } });
  expect(defect).toMatchObject({
    title: 'Printer jams',
    actual: '<p>Printer jams</p>',
    incident_id: id,
    incident_name: code,
  });
  const article = await admin.call(incidents.toArticle, { params: { id } });
  expect(article).toMatchObject({ status: 'draft', body: '<p>Printer jams</p>', incident_id: id });
  const found = await admin.call(knowledgebase.list, { query: { filter: { incident_id: [id] } } });
  expect(found.data.map((one) => one.id)).toEqual([article.id]);
  const log = await admin.call(incidents.activities, { params: { id }, query: {} });
  expect(log.data.filter(({ field }) => field === 'converted_to').map((one) => one.new_value)).toEqual([
    article.code,
    defect.code,
  ]);
  const client = await server.as('client');
  await expect(client.call(incidents.toDefect, { params: { id } })).rejects.toThrow('403');
});
