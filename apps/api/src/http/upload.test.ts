import { endpoints, fillPath } from '@bureau/contract';
import fc from 'fast-check';
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
    expect(await send(body)).toEqual([400, { error: 'The request body is not valid multipart data.' }]);
  });

  const end = `--${boundary}--`;
  const noFile = 'Must be a file with a name, not text.';
  const atMostOne = 'Must have at most 1 entries.';
  it.each([
    ['without a file', end, { file: ['This field is required.'] }],
    ['with two', file('a.csv') + file('b.csv') + end, { file: ['Must have at most 1 entries.'] }],
    ['with a text in its place', part('name="file"', 'title\nA') + end, { file: [noFile] }],
    ['with two texts in its place', part('name="file"', 'A').repeat(2) + end, { file: [atMostOne] }],
    [
      'with a part twice',
      part('name="mapping"', '{}').repeat(2) + file('a.csv') + end,
      { mapping: ['This value is not valid.'] },
    ],
    [
      'with a part that is called as no other thing is',
      part('name="__proto__"', '{}') + file('a.csv') + end,
      { ['__proto__']: ['This field does not exist.'] },
    ],
    [
      'with a part that does not exist',
      part('name="x"', '1') + file('a.csv') + end,
      { x: ['This field does not exist.'] },
    ],
    [
      'with a part that is no JSON',
      part('name="mapping"', '{') + file('a.csv') + end,
      { mapping: ['The request body is not valid JSON.'] },
    ],
    [
      'with a field that does not exist',
      part('name="mapping"', '{"x":"y"}') + file('a.csv') + end,
      { 'mapping.x': ['This field does not exist.'] },
    ],
  ])('is told what is wrong %s', async (_, body, errors) => {
    expect(await send(body)).toEqual([422, { errors }]);
  });

  it('is told so when one of its parts has no name, or there are a thousand', async () => {
    for (const parts of [part('filename="a.csv"', 'A'), part('name="mapping"', '{}').repeat(1000)])
      expect((await send(parts + end))[0]).toBe(400);
  });

  it('is stopped when the parts have no end, whatever they are', async () => {
    const nameless = Buffer.from(
      `--${boundary}\r\nContent-Type: text/plain\r\n\r\n${'x'.repeat(1_000_000)}\r\n`,
    );
    const body = new ReadableStream({ pull: (controller) => controller.enqueue(nameless) });
    expect(await send(body)).toEqual(tooLarge);
  });

  it('may send JSON beside it as a file of its own, with a name and a type', async () => {
    const form = new FormData();
    form.set('file', new File(['Name of it\nA'], 'tasks.csv'));
    const mapping = JSON.stringify({ title: 'Name of it' });
    form.set('mapping', new Blob([mapping], { type: 'application/json' }), 'mapping.json');
    const response = await admin.fetch(path, { method: 'POST', body: form });
    expect([response.status, await response.json()]).toMatchObject([200, { created: 1, failed: 0 }]);
  });

  it('is told which types are taken', async () => {
    expect(await send(file('a.pdf') + end)).toEqual([
      415,
      { error: 'This file type is not supported. Choose a file of type CSV, XLSX.' },
    ]);
    expect(await send('{}', 'application/json')).toEqual([
      415,
      { error: 'The request must have the content type multipart/form-data.' },
    ]);
  });
});

describe('a form', () => {
  const uploads = endpoints.filter(({ upload }) => upload !== undefined);
  const address = ({ path: template }: (typeof uploads)[number]) =>
    fillPath(template, { id: 1, kind: 'attachment' });
  const sendTo = (to: string, type: string, body: string) =>
    admin.fetch(to, { method: 'POST', body, headers: { 'Content-Type': type } });
  const multipart = (between: string) => `multipart/form-data; boundary=${between}`;

  it.each(uploads.map((endpoint) => ({ id: endpoint.id, endpoint })))(
    'without the name of a file is refused by $id',
    async ({ endpoint }) => {
      const body = `${part('name="file"', 'title\nA')}--${boundary}--`;
      const response = await sendTo(address(endpoint), multipart(boundary), body);
      expect([response.status, await response.json()]).toEqual([
        422,
        { errors: { file: ['Must be a file with a name, not text.'] } },
      ]);
    },
  );

  it('of anything gets an answer that says what is wrong with it', async () => {
    const name = fc.constantFrom('file', 'mapping', '', '__proto__', 'constructor', 'x', 'ü\u0000', 'a"b');
    const anyPart = fc.record({
      name: fc.option(name),
      filename: fc.option(fc.constantFrom('a.csv', '', '../a.csv', '\u202e', 'a'.repeat(5000))),
      type: fc.option(
        fc.constantFrom('application/json', 'text/plain; charset=x', 'application/octet-stream', ';;'),
      ),
      content: fc.oneof(fc.constantFrom('', '{}', 'title\nA', '--', `--${boundary}`), fc.string()),
      lines: fc.constantFrom('\r\n', '\n'),
    });
    const write = (one: typeof anyPart extends fc.Arbitrary<infer Part> ? Part : never) => {
      const named = one.name === null ? '' : `; name="${one.name}"`;
      const filed = one.filename === null ? '' : `; filename="${one.filename}"`;
      const typed = one.type === null ? [] : [`Content-Type: ${one.type}`];
      const head = [
        `--${boundary}`,
        `Content-Disposition: form-data${named}${filed}`,
        ...typed,
        '',
        one.content,
      ];
      return `${head.join(one.lines)}${one.lines}`;
    };
    const form = fc.record({
      endpoint: fc.constantFrom(...uploads),
      parts: fc.array(anyPart, { maxLength: 5 }),
      end: fc.constantFrom(`--${boundary}--\r\n`, `--${boundary}--`, `--${boundary}`, ''),
      type: fc.constantFrom(boundary, boundary, boundary, '', '""', 'x'.repeat(3000)).map(multipart),
      cut: fc.option(fc.nat(300)),
    });
    const property = fc.asyncProperty(form, async ({ endpoint, parts, end, type, cut }) => {
      const whole = parts.map(write).join('') + end;
      const response = await sendTo(address(endpoint), type, whole.slice(0, cut ?? undefined));
      const answer = (await response.json()) as object;
      expect(response.status).toBeLessThan(500);
      expect(response.status < 400 || 'error' in answer || 'errors' in answer).toBe(true);
    });
    await fc.assert(property, { numRuns: 400, seed: 20_260_317 });
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
