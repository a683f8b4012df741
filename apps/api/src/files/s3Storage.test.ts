import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ByteRange, FileStorage } from './FileStorage.ts';
import { openStorage } from './openStorage.ts';

/** Stands for an S3-compatible store: it keeps what it is given, and lets in who signs. */
const kept = new Map<string, Buffer>();
let isBroken = false;
let server: Server;
let storage: FileStorage;

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url ?? '';
    const signature = request.headers.authorization ?? '';
    const isSigned = /^AWS4-HMAC-SHA256 Credential=id\/\d{8}\/eu-west-1\/s3\/aws4_request,/.test(signature);
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (isBroken || !isSigned) response.writeHead(403).end('<Error/>');
      else if (request.method === 'PUT')
        response.writeHead(200).end(void kept.set(path, Buffer.concat(chunks)));
      else if (request.method === 'DELETE') response.writeHead(204).end(void kept.delete(path));
      else if (!kept.has(path)) response.writeHead(404).end('<Error/>');
      else {
        const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
        const part =
          first === undefined ? undefined : kept.get(path)?.subarray(Number(first), Number(last) + 1);
        response.writeHead(part ? 206 : 200).end(part ?? kept.get(path));
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const access = { accessKeyId: 'id', secretAccessKey: 'not-to-be-told' };
  const s3 = { endpoint: `http://127.0.0.1:${port}`, bucket: 'bureau', region: 'eu-west-1', ...access };
  storage = openStorage({ uploadsDir: '', s3 });
});
afterAll(() => server.close());

async function readAll(key: string, range?: ByteRange): Promise<Uint8Array | null> {
  const content = await storage.read(key, range);
  if (content === null) return null;
  const parts: Uint8Array[] = [];
  for await (const part of content) parts.push(part);
  return Buffer.concat(parts);
}

describe('an operator who keeps files in an S3-compatible store', () => {
  it('finds them there, and gone when they are deleted', async () => {
    const bytes = Buffer.from([0, 1, 2, 255]);
    await storage.put('attachment/a.bin', bytes, 'application/octet-stream');
    expect(kept.get('/bureau/attachment/a.bin')).toEqual(bytes);
    expect(await readAll('attachment/a.bin')).toEqual(bytes);
    expect(await readAll('attachment/a.bin', { first: 1, last: 2 })).toEqual(bytes.subarray(1, 3));
    await storage.remove('attachment/a.bin');
    expect(await readAll('attachment/a.bin')).toBeNull();
    await storage.remove('attachment/a.bin');
  });

  it('is told when it does not let us in, and nothing of the secret', async () => {
    isBroken = true;
    const message = 'The store of files answered PUT attachment/b.bin with 403.';
    await expect(storage.put('attachment/b.bin', new Uint8Array(1), 'text/plain')).rejects.toThrow(message);
    await expect(storage.read('attachment/b.bin')).rejects.toThrow('with 403');
  });
});
