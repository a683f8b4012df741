import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getRaw } from '../../testing/getRaw.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import { createEmptyDir, deleteDir } from '../../testing/folders.ts';

let server: TestServer;
const webDir = createEmptyDir();
const script = `console.log(${JSON.stringify('x'.repeat(5000))})`;

beforeAll(async () => {
  mkdirSync(join(webDir, 'assets/i18n'), { recursive: true });
  writeFileSync(join(webDir, 'index.html'), '<!doctype html><title>Bureau</title>');
  writeFileSync(join(webDir, 'assets/index-Ab3_9xYz.js'), script);
  writeFileSync(join(webDir, 'assets/built-Ab3_9xYz.js'), script);
  writeFileSync(join(webDir, 'assets/built-Ab3_9xYz.js.br'), 'made by the build');
  mkdirSync(join(webDir, 'assets/images'), { recursive: true });
  writeFileSync(join(webDir, 'assets/images/logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(webDir, 'assets/page-Ab3_9xYz.html'), '<!doctype html><title>Page</title>');
  writeFileSync(join(webDir, 'assets/i18n/en.json'), '{"a":"b"}');
  writeFileSync(join(webDir, '..', 'secret.txt'), 'secret');
  server = await startTestServer({ webDir });
});
afterAll(async () => {
  await server.stop();
  deleteDir(webDir);
  deleteDir(join(webDir, '..', 'secret.txt'));
});

const get = (path: string, headers: Record<string, string> = {}) =>
  getRaw(`${server.address}${path}`, headers);

describe('a browser', () => {
  it('gets the page, which it asks for again each time', async () => {
    const { status, headers, bytes } = await get('/');
    expect([status, bytes.toString()]).toEqual([200, '<!doctype html><title>Bureau</title>']);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    const again = await get('/', { 'If-None-Match': String(headers['etag']) });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
  });

  it('keeps what has a hash in its name for ever, but not the languages', async () => {
    expect((await get('/assets/index-Ab3_9xYz.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    const language = await get('/assets/i18n/en.json');
    expect([language.status, language.headers['cache-control']]).toEqual([200, 'no-cache']);
  });

  it('gets with what has a hash in its name no header that it has no use for', async () => {
    const { headers } = await get('/assets/built-Ab3_9xYz.js', { 'Accept-Encoding': 'br' });
    expect(headers).toEqual({
      'cache-control': 'public, max-age=31536000, immutable',
      connection: expect.any(String) as string,
      'content-encoding': 'br',
      'content-length': '17',
      'content-type': 'text/javascript; charset=utf-8',
      'cross-origin-resource-policy': 'same-origin',
      date: expect.any(String) as string,
      'keep-alive': expect.any(String) as string,
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
    });
  });

  it.each([
    ['/', 'the page'],
    ['/assets/images/logo.svg', 'a drawing, which a browser can show as a page'],
    ['/assets/page-Ab3_9xYz.html', 'a page among the files'],
  ])('gets the policy of pages with %s: %s', async (path) => {
    const { status, headers } = await get(path);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringContaining("script-src 'self'") as string,
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()') as string,
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
  });

  it.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip;q=0.8, deflate, br;q=0.9', 'br', brotliDecompressSync],
    ['gzip, deflate, br;q=0.9', 'gzip', gunzipSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const)('that takes %s gets the script as %s', async (accepted, encoding, decompress) => {
    const { headers, bytes } = await get('/assets/index-Ab3_9xYz.js', { 'Accept-Encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['vary']).toBe('Accept-Encoding');
    expect(Number(headers['content-length'])).toBe(bytes.length);
    expect(decompress(bytes).toString()).toBe(script);
  });

  it.each(['', 'identity', 'br;q=0, gzip;q=0'])('that takes "%s" gets it as it is', async (accepted) => {
    const { headers, bytes } = await get('/assets/index-Ab3_9xYz.js', { 'Accept-Encoding': accepted });
    expect([headers['content-encoding'], bytes.toString()]).toEqual([undefined, script]);
  });

  it('gets what the build has compressed', async () => {
    const { bytes } = await get('/assets/built-Ab3_9xYz.js', { 'Accept-Encoding': 'br' });
    expect(bytes.toString()).toBe('made by the build');
  });

  it.each([
    '/nothing',
    '/assets/index-Gone1234.js',
    '/assets/built-Ab3_9xYz.js.br',
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets',
    '//secret.txt',
  ])('gets 404 for %s, so that a chunk that is gone is noticed and nothing else is found', async (path) => {
    const { status, bytes } = await get(path);
    expect(status).toBe(404);
    expect(bytes.toString()).not.toContain('<!doctype');
    expect(bytes.toString()).not.toBe('secret');
  });
});
