import { type ChangeEvent, incidents, notifications, projects, search, tasks } from '@bureau/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { writeSettings } from '../../db/settings/queries.ts';
import { openEvents } from '../../testing/openEvents.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import type { TestClient } from '../../testing/TestClient.ts';
import { userIdOf } from '../../testing/userIdOf.ts';

let server: TestServer;
let admin: TestClient;
let manager: TestClient;
let client: TestClient;
let clientId: number;
let managerId: number;
let project: number;
/** An incident that the client has reported, and somebody has. */
let id: number;

beforeAll(async () => {
  server = await startTestServer();
  await writeSettings(server.db, { is_demo: false });
  [admin, manager, client] = await Promise.all([
    server.as('admin'),
    server.as('project manager'),
    server.as('client'),
  ]);
  [clientId, managerId] = [await userIdOf(server.db, 'client'), await userIdOf(server.db, 'project manager')];
  const { data } = await client.call(projects.list, { query: { per_page: 1 } });
  project = data[0]?.id ?? 0;
});
afterAll(() => server.stop());

beforeEach(async () => {
  ({ id } = await client.call(incidents.create, { body: { title: 'No mail', project_id: project } }));
  await admin.call(incidents.update, { params: { id }, body: { assignee_id: managerId } });
});

const say = (who: TestClient, body: string, isInternal?: boolean) =>
  who.call(incidents.comments.create, { params: { id }, body: { body, is_internal: isInternal } });
const place = (commentId: number) => ({ params: { id, comment_id: commentId } });
const bodies = async (who: TestClient, query: object = {}) => {
  const { data, meta } = await who.call(incidents.comments.list, { params: { id }, query });
  expect(meta.total).toBe(data.length);
  return data.map(({ body }) => body);
};
const told = async (who: TestClient) => {
  const all = await who.call(notifications.list, { body: { length: 100 } });
  return all.filter(({ route_related_id: of }) => of === id).map(({ message }) => message);
};
const mention = (userId: number) => `<p>Look <span data-mention="${userId}">@x</span></p>`;

it('somebody of a client reads what was said to them, and neither finds, counts nor reaches what staff noted', async () => {
  const reply = await say(manager, '<p>We look into it</p>');
  const note = await say(manager, '<p>Their invoice is unpaid</p>', true);
  expect([reply.is_internal, note.is_internal]).toEqual([false, true]);
  expect(await bodies(admin)).toEqual([reply.body, note.body]);
  expect(await bodies(client)).toEqual([reply.body]);
  expect(await bodies(client, { q: 'invoice' })).toEqual([]);
  const body = { body: '<p>Mine</p>' };
  expect((await client.try(incidents.comments.update, { ...place(note.id), body })).status).toBe(404);
  expect((await client.try(incidents.comments.remove, place(note.id))).status).toBe(404);
  const log = await client.call(incidents.activities, { params: { id }, query: {} });
  expect(JSON.stringify(log)).not.toContain('invoice');
  expect(await client.call(search.all, { query: { q: 'invoice is unpaid' } })).toEqual([]);
  const file = await client.fetch('/api/incidents/export?format=csv');
  expect(await file.text()).not.toContain('invoice');
});

it('somebody of a client is told of replies alone, also where a note mentions them', async () => {
  await say(admin, mention(clientId), true);
  await say(admin, '<p>Between us</p>', true);
  expect(await told(client)).toEqual([]);
  expect(await told(manager)).toContainEqual(expect.stringContaining('Between us'));
  await say(admin, '<p>We look into it</p>');
  expect(await told(client)).toEqual([expect.stringContaining('We look into it')]);
});

it('a note that becomes a reply is told to the client then, and one that becomes a note is taken back', async () => {
  const { body, id: commentId } = await say(admin, '<p>Restart it, please</p>', true);
  const staffWas = await told(manager);
  const audience = (isInternal: boolean, who = manager) =>
    who.call(incidents.comments.update, { ...place(commentId), body: { body, is_internal: isInternal } });
  expect(await audience(false)).toMatchObject({ is_internal: false, body, version: 2 });
  expect(await told(client)).toEqual([expect.stringContaining('Restart it, please')]);
  expect(await told(manager)).toEqual(staffWas);
  expect(await bodies(client)).toEqual([body]);
  await audience(true);
  expect(await told(client)).toEqual([]);
  expect(await told(manager)).toEqual(staffWas);
  expect(await bodies(client)).toEqual([]);
});

it('who may edit the incident says who reads a comment, and only who wrote it what it says', async () => {
  const own = await say(client, '<p>Still no mail</p>');
  const update = (who: TestClient, changes: object) =>
    who.try(incidents.comments.update, { ...place(own.id), body: { body: own.body, ...changes } });
  expect((await update(manager, { body: '<p>All is well</p>' })).status).toBe(403);
  expect((await update(client, { is_internal: true })).status).toBe(403);
  const body = { body: '<p>Mine</p>', is_internal: true };
  expect((await client.try(incidents.comments.create, { params: { id }, body })).status).toBe(403);
  expect((await update(manager, { is_internal: true })).status).toBe(200);
  // nobody loses what they said themselves
  expect(await bodies(client)).toEqual([own.body]);
  const [task] = (await admin.call(tasks.list, { query: { per_page: 1 } })).data;
  const onTask = { params: { id: task?.id ?? 0 }, body };
  expect((await admin.try(tasks.comments.create, onTask)).status).toBe(422);
});

it('the stream of somebody of a client is silent about notes', async () => {
  const [theirs, ours] = await Promise.all([openEvents(client), openEvents(manager)]);
  const note = await say(admin, '<p>Between us</p>', true);
  const changed = { ...place(note.id), body: { body: '<p>Only us</p>' } };
  await admin.call(incidents.comments.update, changed);
  await admin.call(incidents.comments.remove, place(note.id));
  await admin.call(incidents.update, { params: { id }, body: { title: 'No mail at all' } });
  const until = async (stream: typeof theirs) => {
    const events: ChangeEvent[] = [];
    do events.push(await stream.next());
    while (events.at(-1)?.version === null);
    return events.map(({ part }) => part);
  };
  expect(await until(theirs)).toEqual([undefined]);
  expect(await until(ours)).toContain('comments');
  for (const stream of [theirs, ours]) {
    stream.close();
    await stream.ended;
  }
});
