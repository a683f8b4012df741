import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { auth, helper, tasks } from '@bureau/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../seed/demoAccounts.ts';
import { getRaw } from '../testing/getRaw.ts';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  token = (await server.as('admin')).token ?? '';
});
afterAll(() => server.stop());

const get = (path: string, encoding: string, headers: Record<string, string> = {}) =>
  getRaw(`${server.address}${path}`, {
    Authorization: `bearer ${token}`,
    'Accept-Encoding': encoding,
    ...headers,
  });

const list = `${tasks.list.path}?per_page=100`;

describe('somebody far away', () => {
  it('gets a list in a fifth of its size, and the same list', async () => {
    const plain = await get(list, 'identity');
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(plain.headers['vary']).toBe('Accept-Encoding');
    for (const [encoding, unpack] of [
      ['gzip', gunzipSync],
      ['br', brotliDecompressSync],
    ] as const) {
      const packed = await get(list, encoding);
      expect(packed.headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
      expect(unpack(packed.bytes).equals(plain.bytes)).toBe(true);
      expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 5);
    }
  });

  it('gets what the client takes, and nothing else', async () => {
    const encodingOf = async (accepted: string) => (await get(list, accepted)).headers['content-encoding'];
    expect(await encodingOf('gzip, deflate, br')).toBe('br');
    expect(await encodingOf('br;q=0, gzip;q=0.5')).toBe('gzip');
    expect(await encodingOf('br;q=0.1, gzip;q=0.9')).toBe('gzip');
    expect(await encodingOf('br;q=0, gzip;q=0')).toBeUndefined();
    expect(await encodingOf('deflate, zstd')).toBeUndefined();
    expect(await encodingOf('')).toBeUndefined();
  });

  it('gets the page of the calls compressed', async () => {
    const [plain, packed] = [await get('/api/docs', 'identity'), await get('/api/docs', 'br')];
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(brotliDecompressSync(packed.bytes).equals(plain.bytes)).toBe(true);
  });

  it('gets a short answer as it is', async () => {
    const one = await get('/api/health', 'br');
    expect(one.headers).not.toHaveProperty('content-encoding');
  });

  it('is told that what they keep has not changed, whichever way it came', async () => {
    const { path } = helper.countries;
    const tags = await Promise.all(
      ['identity', 'gzip', 'br'].map(async (encoding) => {
        const { headers } = await get(path, encoding);
        const tag = String(headers['etag']);
        expect((await get(path, encoding, { 'If-None-Match': tag })).status).toBe(304);
        return tag;
      }),
    );
    expect(new Set(tags).size).toBe(3);
  });
});

describe('somebody who listens to how long answers are', () => {
  it('learns nothing of secrets, which are never compressed', async () => {
    const headers = { 'Accept-Encoding': 'br, gzip' };
    const body = JSON.stringify({ email: 'admin@bureau.example', password: demoPassword });
    const signedIn = await server.guest.send('POST', auth.login.path, body, headers);
    expect([signedIn.status, signedIn.headers.get('Content-Encoding')]).toEqual([200, null]);
    const admin = await server.as('admin');
    const [task] = (await admin.call(tasks.list)).data;
    const params = { id: task?.id ?? 0 };
    for (let n = 0; n < 5; n += 1)
      await admin.call(tasks.attachments.create, { params, file: { name: `${n}.txt`, content: 'text' } });
    const files = await get(`/api/tasks/${params.id}/attachments`, 'br, gzip');
    expect(files.bytes.length).toBeGreaterThan(1000);
    expect(files.headers).not.toHaveProperty('content-encoding');
  });
});
