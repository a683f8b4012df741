import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';
import type { TestClient } from '../testing/TestClient.ts';
import { contentDisposition } from './fileAnswer.ts';
import { sanitiseFileName } from './readUpload.ts';

let server: TestServer;
let admin: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
});
afterAll(() => server.stop());

const path = '/api/tasks/import?dry_run=1';
const boundary = 'between';
const part = (disposition: string, content: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;
const file = (name: string, content = 'title\nA') => part(`name="file"; filename="${name}"`, content);

async function send(body: string | ReadableStream, type = `multipart/form-data; boundary=${boundary}`) {
  const response = await admin.fetch(path, {
    method: 'POST',
    body,
    headers: { 'Content-Type': type },
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  });
  return [response.status, await response.json()] as const;
}

describe('somebody who sends a file', () => {
  const tooLarge = [413, { error: 'The file is larger than 50 MB.' }];

  it('is told how large it may be when it has 200 MB', async () => {
    const form = new FormData();
    form.set('file', new File([new Uint8Array(200_000_000)], 'large.csv'));
    const response = await admin.fetch(path, { method: 'POST', body: form });
    expect([response.status, await response.json()]).toEqual(tooLarge);
  });

  it('is told so also when the request does not say how large it is', async () => {
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        if (sent === 0) controller.enqueue(Buffer.from(file('large.csv').slice(0, -2)));
        controller.enqueue(new Uint8Array(1_000_000));
        sent += 1;
        if (sent === 60) controller.close();
      },
    });
    expect(await send(body)).toEqual(tooLarge);
  });

  it.each([
    ['nothing', ''],
    ['no multipart', 'title\nA'],
    ['a file that breaks off', file('a.csv')],
  ])('is told when the body is %s', async (_, body) => {
    expect(await send(body)).toEqual([400, { error: "The request's body is not valid multipart data." }]);
  });

  const end = `--${boundary}--`;
  it.each([
    ['without a file', end, { file: ['It is required.'] }],
    ['with two', file('a.csv') + file('b.csv') + end, { file: ['It may have at most 1 entries.'] }],
    [
      'with a part that does not exist',
      part('name="x"', '1') + file('a.csv') + end,
      { x: ['There is no such field.'] },
    ],
    [
      'with a part that is no JSON',
      part('name="mapping"', '{') + file('a.csv') + end,
      { mapping: ["The request's body is not valid JSON."] },
    ],
    [
      'with a field that does not exist',
      part('name="mapping"', '{"x":"y"}') + file('a.csv') + end,
      { 'mapping.x': ['There is no such field.'] },
    ],
  ])('is told what is wrong %s', async (_, body, errors) => {
    expect(await send(body)).toEqual([422, { errors }]);
  });

  it('is told which types are taken', async () => {
    expect(await send(file('a.pdf') + end)).toEqual([
      415,
      { error: 'Files of this type cannot be used. Choose a file of the type CSV, XLSX.' },
    ]);
    expect(await send('{}', 'application/json')).toEqual([
      415,
      { error: 'The request must be of the type multipart/form-data.' },
    ]);
  });
});

describe('the name of a file', () => {
  it.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\work\\tasks.csv', 'tasks.csv'],
    ['.hidden.csv', 'hidden.csv'],
    ['a\u0000\u202e<b>:"|?*.csv', 'ab.csv'],
    ['', 'file'],
    ['Übung 漢字.csv', 'Übung 漢字.csv'],
  ])('%j becomes %j', (name, expected) => {
    expect(sanitiseFileName(name)).toBe(expected);
  });

  it('is told to browsers in any script', () => {
    expect(contentDisposition('Aufgaben “ü”.csv')).toBe(
      `attachment; filename="Aufgaben ___.csv"; filename*=UTF-8''Aufgaben%20%E2%80%9C%C3%BC%E2%80%9D.csv`,
    );
  });
});
