import { notifications, tasks } from '@bureau/contract';
import { eq } from '../../db/orm.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activities, comments, users } from '../../db/schema/index.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import type { TestClient } from '../../testing/TestClient.ts';

let server: TestServer;
let admin: TestClient;
let manager: TestClient;
let staff: TestClient;
let id: number;

beforeAll(async () => {
  server = await startTestServer();
  [admin, manager, staff] = await Promise.all([
    server.as('admin'),
    server.as('project manager'),
    server.as('user'),
  ]);
  ({ id } = await makeTask('Talked about'));
});
afterAll(() => server.stop());

const makeTask = (title: string) => admin.call(tasks.create, { body: { title, assignee_ids: [3, 4] } });
const say = (client: TestClient, body: string, recordId = id) =>
  client.call(tasks.comments.create, { params: { id: recordId }, body: { body } });
const list = async (query: object = {}) =>
  (await admin.call(tasks.comments.list, { params: { id }, query })).data;
const place = (commentId: number, recordId = id) => ({ params: { id: recordId, comment_id: commentId } });

describe('the comments on a record', () => {
  it('are read in their order, page by page, with who wrote them, and found by their words', async () => {
    const first = await say(staff, '<p>Crème <strong>brûlée</strong></p>');
    const second = await say(manager, '<p>Or cake?</p>');
    expect(first).toMatchObject({ created_by: 4, is_edited: false, version: 1 });
    expect(first.created_firstname).not.toBe('');
    expect(await list()).toEqual([first, second]);
    expect(await list({ sort: ['-created_at'] })).toEqual([second, first]);
    expect(await list({ page: 2, per_page: 1 })).toEqual([second]);
    expect(await list({ q: 'creme BRULEE' })).toEqual([first]);
    expect(await list({ q: 'strong' })).toEqual([]);
  });

  it('hold no more than harmless HTML, and something to be read', async () => {
    const { body } = await say(staff, '<p onclick="x()">a<img src=x onerror=alert(1)></p>');
    expect(body).toBe('<p>a</p>');
    for (const empty of ['<p> </p>', '<script>a</script>', '<br>']) {
      const answer = await staff.try(tasks.comments.create, { params: { id }, body: { body: empty } });
      expect(answer).toMatchObject({ status: 422, body: { errors: { body: [expect.any(String)] } } });
    }
    const long = { params: { id }, body: { body: 'a'.repeat(20_001) } };
    expect((await staff.try(tasks.comments.create, long)).status).toBe(422);
  });

  it('are changed by their writers alone, who are told when somebody was faster', async () => {
    const { id: commentId, version } = await say(staff, '<p>Before</p>');
    const change = (client: TestClient, body: string, wanted?: number) =>
      client.try(tasks.comments.update, { ...place(commentId), body: { body, version: wanted } });
    expect((await change(admin, '<p>Mine now</p>')).status).toBe(403);
    const same = await change(staff, '<p>Before</p>', version);
    expect(same.body).toMatchObject({ is_edited: false, version });
    const changed = await change(staff, '<p>After</p>', version);
    expect(changed.body).toMatchObject({ body: '<p>After</p>', is_edited: true, version: version + 1 });
    const late = await change(staff, '<p>Late</p>', version);
    expect(late).toMatchObject({ status: 409, body: { current: changed.body } });
  });

  it('are deleted by their writers and by administrators', async () => {
    const own = await say(staff, 'mine');
    const other = await say(staff, 'mine as well');
    expect((await manager.try(tasks.comments.remove, place(own.id))).status).toBe(403);
    await staff.call(tasks.comments.remove, place(own.id));
    await admin.call(tasks.comments.remove, place(other.id));
    const left = (await list()).map((comment) => comment.id);
    expect(left).not.toContain(own.id);
    expect(left).not.toContain(other.id);
    expect((await staff.try(tasks.comments.remove, place(own.id))).status).toBe(404);
  });

  it('are deleted from what others were told of them as well', async () => {
    const { id: other } = await makeTask('Told of by mistake');
    const told = async () =>
      (await staff.call(notifications.list, { body: { length: 50 } })).filter(
        ({ route_related_id: about }) => about === other,
      );
    const kept = await say(manager, 'Shall we begin?', other);
    server.clock.now = new Date(server.clock.now.getTime() + 1000);
    const meant = await say(manager, 'The password is swordfish', other);
    expect(JSON.stringify(await told())).toContain('swordfish');
    await manager.call(tasks.comments.remove, place(meant.id, other));
    const left = await told();
    expect(JSON.stringify(left)).not.toContain('swordfish');
    expect(left.map(({ message }) => message)).toContainEqual(expect.stringContaining('Shall we begin?'));
    await manager.call(tasks.comments.remove, place(kept.id, other));
  });

  it('are deleted from what was told of each of their versions', async () => {
    const { id: other } = await makeTask('Changed again and again');
    const told = async () =>
      (await staff.call(notifications.list, { body: { length: 50 } })).filter(
        ({ route_related_id: about }) => about === other,
      );
    const later = () => (server.clock.now = new Date(server.clock.now.getTime() + 1000));
    const before = await told();
    const { id: commentId } = await say(admin, '<p>Wait</p>', other);
    const change = (body: string) =>
      admin.call(tasks.comments.update, { ...place(commentId, other), body: { body } });
    later();
    await change('<p>The password is swordfish <span data-mention="4">@x</span></p>');
    later();
    await change('<p>Never mind</p>');
    expect(JSON.stringify(await told())).toContain('swordfish');
    await admin.call(tasks.comments.remove, place(commentId, other));
    expect(await told()).toEqual(before);
  });

  it('are reached through their own record alone', async () => {
    const { id: other } = await makeTask('Another');
    const { id: commentId } = await say(staff, 'on the first');
    const body = { body: '<p>moved</p>' };
    expect((await staff.try(tasks.comments.update, { ...place(commentId, other), body })).status).toBe(404);
    expect((await staff.try(tasks.comments.remove, place(commentId, other))).status).toBe(404);
  });

  it('answer a repeated call once for each record', async () => {
    const { id: other } = await makeTask('With the same key');
    const headers = { 'Idempotency-Key': 'said-once' };
    const once = (recordId: number) =>
      staff.try(tasks.comments.create, { params: { id: recordId }, body: { body: 'once' }, headers });
    const first = await once(id);
    expect((await once(id)).body).toEqual(first.body);
    expect((await once(other)).status).toBe(422);
  });

  it('tell those who are mentioned and may see the record, each once', async () => {
    const { id: hidden } = await admin.call(tasks.create, { body: { title: 'Of a client', project_id: 1 } });
    const client = await server.as('client');
    const told = async (who: TestClient) =>
      (await who.call(notifications.list, { body: { length: 100 } })).map(
        ({ title, route_related_id: of }) => [title, of],
      );
    const [before, beforeClient] = [await told(staff), await told(client)];
    const mention = (...ids: number[]) =>
      ids.map((one) => `<span data-mention="${one}">@x</span>`).join(' and ');
    const both = await say(admin, `<p>Look, ${mention(4, 4, 5, 2, 9_999)}</p>`);
    const fresh = (await told(staff)).slice(0, -before.length || undefined);
    expect(fresh).toEqual([[expect.stringContaining('mentioned'), id]]);
    expect(await told(client)).toEqual(beforeClient);
    const body = { body: `<p>${mention(4, 3)}</p>` };
    await admin.call(tasks.comments.update, { ...place(both.id), body });
    expect(await told(staff)).toHaveLength(before.length + 1);
    expect((await told(manager)).at(0)).toEqual([expect.stringContaining('mentioned'), id]);
    await say(admin, mention(4), hidden);
    const sees = (await staff.try(tasks.one, { params: { id: hidden } })).status === 200;
    expect(await told(staff)).toHaveLength(before.length + (sees ? 2 : 1));
  });

  it('keep the name of somebody who has left', async () => {
    const { created_by: author, created_firstname: name } = await say(staff, 'still here');
    await server.db.update(users).set({ deletedAt: server.clock.now }).where(eq(users.id, author));
    const last = (await list()).at(-1);
    await server.db.update(users).set({ deletedAt: null }).where(eq(users.id, author));
    expect(last).toMatchObject({ created_by: author, created_firstname: name });
  });

  it('are gone with their record', async () => {
    const { id: short } = await makeTask('Short-lived');
    await say(staff, 'gone soon', short);
    await admin.call(tasks.remove, { params: { id: short } });
    expect(await server.db.select().from(comments).where(eq(comments.recordId, short))).toEqual([]);
    expect(await server.db.select().from(activities).where(eq(activities.recordId, short))).toEqual([]);
  });
});
