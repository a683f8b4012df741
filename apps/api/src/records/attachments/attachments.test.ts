import { type Attachment, tasks, uploads } from '@bureau/contract';
import { eq } from '../../db/orm.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attachments, files } from '../../db/schema/index.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import type { TestClient } from '../../testing/TestClient.ts';

let server: TestServer;
let admin: TestClient;
let staff: TestClient;
let id: number;

beforeAll(async () => {
  server = await startTestServer();
  [admin, staff] = await Promise.all([server.as('admin'), server.as('user')]);
  ({ id } = await makeTask('With files'));
});
afterAll(() => server.stop());

const makeTask = (title: string) => admin.call(tasks.create, { body: { title, assignee_ids: [4] } });
const tryAttach = (client: TestClient, name: string, content: string, recordId = id) =>
  client.try(tasks.attachments.create, { params: { id: recordId }, file: { name, content } });
const attach = async (name: string, content: string, recordId = id) =>
  (await tryAttach(admin, name, content, recordId)).body as Attachment;
const list = async (query: object = {}) =>
  (await staff.call(tasks.attachments.list, { params: { id }, query })).data;
const place = (attachmentId: number, recordId = id) => ({
  params: { id: recordId, attachment_id: attachmentId },
});

describe('the files on a record', () => {
  it('are listed with what they are, and read at an address that ends after five minutes', async () => {
    const first = await attach('plan.pdf', '%PDF-1.7 …');
    const second = await attach('note.html', '<script>alert(1)</script>');
    expect(first).toMatchObject({ name: 'plan.pdf', type: 'application/pdf', created_by: 2 });
    expect(second).toMatchObject({ name: 'note.html', type: 'text/plain', size: 25 });
    expect((await list()).map((one) => one.id)).toEqual([second.id, first.id]);
    expect((await list({ sort: ['-name'] })).map(({ name }) => name)).toEqual(['plan.pdf', 'note.html']);
    expect((await list({ q: 'PLAN' })).map((one) => one.id)).toEqual([first.id]);
    const read = () => server.guest.fetch(second.url);
    const response = await read();
    expect(await response.text()).toBe('<script>alert(1)</script>');
    expect(response.headers.get('Content-Disposition')).toMatch(/^attachment; filename="note\.html"/);
    expect(second.url).not.toContain(admin.token);
    const { now } = server.clock;
    server.clock.now = new Date(now.getTime() + 301_000);
    const [late, renewed] = [await read(), (await list())[0]];
    expect(late.status).toBeGreaterThanOrEqual(400);
    expect((await server.guest.fetch(renewed?.url ?? '')).status).toBe(200);
    server.clock.now = now;
  });

  it.each([
    ['../../etc/passwd', 'passwd'],
    ['a\r\nSet-Cookie: x=1.txt', 'a%0D%0ASet-Cookie x=1.txt'],
    ['"quoted"; filename="b.exe', '%22quoted%22; filename=%22b.exe'],
    ['Größe 番号 😀.txt', 'Größe 番号 😀.txt'],
  ])('may be called anything: %j', async (name, kept) => {
    const { name: stored, url } = await attach(name, 'a');
    expect(stored).toBe(kept);
    const response = await server.guest.fetch(url);
    expect(response.status).toBe(200);
    expect(response.headers.get('Set-Cookie')).toBeNull();
    expect(response.headers.get('Content-Disposition')).toContain(
      `filename*=UTF-8''${encodeURIComponent(kept)}`,
    );
  });

  it('can be uploaded before, by whoever attaches them, and hang on one record', async () => {
    const file = { name: 'before.txt', content: 'uploaded before' };
    const upload = async (client: TestClient) =>
      (await client.call(uploads.create, { params: { kind: 'attachment' }, file })).file;
    const own = await upload(admin);
    const wish = (key: string) => ({ params: { id }, body: { file: key } });
    expect(await admin.call(tasks.attachments.create, wish(own))).toMatchObject({ name: 'before.txt' });
    for (const key of [own, await upload(staff), 'unknown.txt']) {
      const { status, body } = await admin.try(tasks.attachments.create, wish(key));
      expect([status, Object.keys((body as { errors?: object }).errors ?? {})]).toEqual([422, ['file']]);
    }
  });

  it('are added and removed by those who may edit the record, and deleted then', async () => {
    const { id: attachmentId, url } = await attach('short-lived.txt', 'gone soon');
    const client = await server.as('client');
    expect((await tryAttach(client, 'a.txt', 'a')).status).toBe(403);
    expect((await client.try(tasks.attachments.remove, place(attachmentId))).status).toBe(403);
    expect((await client.try(tasks.attachments.list, { params: { id } })).status).toBe(404);
    const { id: other } = await makeTask('Another');
    expect((await admin.try(tasks.attachments.remove, place(attachmentId, other))).status).toBe(404);
    await admin.call(tasks.attachments.remove, place(attachmentId));
    await server.mails();
    expect((await server.guest.fetch(url)).status).toBe(404);
    expect((await list()).map((one) => one.id)).not.toContain(attachmentId);
  });

  it('leave nothing behind of what they held', async () => {
    const names = Array.from({ length: 20 }, (_, index) => `private-${index}.txt`);
    const kept = [];
    for (const name of names) {
      const { id: attachmentId, url } = await attach(name, 'to be forgotten');
      await admin.call(tasks.attachments.remove, place(attachmentId));
      kept.push(new URL(url, server.address).pathname.replace('/uploads/', ''));
    }
    await server.mails();
    const contents = await Promise.all(kept.map((key) => server.storage.read(key)));
    expect(contents.filter((content) => content !== null)).toEqual([]);
  });

  it('are gone with their record', async () => {
    const { id: short } = await makeTask('Short-lived');
    const { id: attachmentId } = await attach('a.txt', 'a', short);
    await admin.call(tasks.remove, { params: { id: short } });
    const isIt = eq(attachments.id, attachmentId);
    expect(await server.db.select().from(attachments).where(isIt)).toEqual([]);
  });

  it('answer a repeated call once', async () => {
    const headers = { 'Idempotency-Key': 'attached-once' };
    const once = () =>
      admin.try(tasks.attachments.create, {
        params: { id },
        file: { name: 'once.txt', content: 'a' },
        headers,
      });
    expect((await once()).body).toEqual((await once()).body);
    expect(await server.db.select().from(files).where(eq(files.name, 'once.txt'))).toHaveLength(1);
  });
});
