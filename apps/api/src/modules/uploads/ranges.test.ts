import { uploads } from '@bureau/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';

let server: TestServer;
let url: string;
const bytes = Buffer.from('0123456789');

beforeAll(async () => {
  server = await startTestServer();
  const staff = await server.as('user');
  const file = { name: 'digits.txt', content: bytes };
  ({ url } = await staff.call(uploads.create, { params: { kind: 'attachment' }, file }));
});
afterAll(() => server.stop());

async function download(headers: Record<string, string> = {}, method = 'GET') {
  const response = await server.guest.fetch(url, { method, headers });
  const { status, headers: answered } = response;
  const [length, range, tag] = ['Content-Length', 'Content-Range', 'ETag'].map((name) => answered.get(name));
  return { status, text: await response.text(), length, range, tag: tag ?? '', answered };
}

describe('somebody who saves a file', () => {
  it('sees how much there is to come, also before', async () => {
    for (const method of ['GET', 'HEAD']) {
      const { status, length, answered } = await download({}, method);
      expect([status, length, answered.get('Accept-Ranges')]).toEqual([200, '10', 'bytes']);
    }
  });

  it.each([
    ['bytes=0-3', '0123', 'bytes 0-3/10'],
    ['bytes=4-', '456789', 'bytes 4-9/10'],
    ['bytes=8-99', '89', 'bytes 8-9/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
    ['bytes=-99', '0123456789', 'bytes 0-9/10'],
    ['Bytes=9-9', '9', 'bytes 9-9/10'],
  ])('gets the part %s, and goes on where it was broken off', async (range, text, told) => {
    const part = await download({ Range: range });
    expect(part).toMatchObject({ status: 206, text, range: told, length: String(text.length) });
    expect(part.answered.get('Content-Disposition')).toContain('digits.txt');
    expect(part.answered.get('Cache-Control')).toBe('private, no-store');
  });

  it.each(['bytes=10-', 'bytes=99-100', 'bytes=-0', `bytes=${'9'.repeat(400)}-`])(
    'is told that there is no part %s',
    async (range) => {
      expect(await download({ Range: range })).toMatchObject({ status: 416, text: '', range: 'bytes */10' });
    },
  );

  it.each(['bytes=0-1,4-5', 'bytes=5-2', 'bytes=', 'bytes=a-b', 'lines=0-1', '0-1'])(
    'gets all of it where %s is not understood',
    async (range) => {
      expect(await download({ Range: range })).toMatchObject({ status: 200, text: '0123456789' });
    },
  );

  it('gets a part of the file that it has begun with, and never of another', async () => {
    const { tag } = await download();
    expect(tag).toMatch(/^"[^"]+"$/);
    const part = (condition: string) => download({ Range: 'bytes=5-', 'If-Range': condition });
    expect(await part(tag)).toMatchObject({ status: 206, text: '56789' });
    for (const other of ['"other"', `W/${tag}`, 'Sat, 28 Nov 2026 20:00:00 GMT'])
      expect(await part(other)).toMatchObject({ status: 200, text: '0123456789' });
  });

  it('is told of the whole file by what only asks', async () => {
    expect(await download({ Range: 'bytes=0-3' }, 'HEAD')).toMatchObject({ status: 200, length: '10' });
  });
});
