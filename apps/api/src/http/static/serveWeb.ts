import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context, Handler } from 'hono';
import type { AppEnv } from '../context.ts';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const compressible = /^(?:text|application)\/|^image\/svg/;

type Encoding = 'br' | 'gzip';

interface WebFile {
  readonly bytes: Buffer<ArrayBuffer>;
  readonly type: string;
  readonly tag: string;
  readonly cacheControl: string;
  /** Compressed forms: made by the build, or by the first request that takes them. */
  readonly encoded: Map<Encoding, Promise<Buffer<ArrayBuffer>>>;
}

/** Maps the paths of the web application to its files. */
export type WebFiles = ReadonlyMap<string, WebFile>;

const compress: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer<ArrayBuffer>>>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: promisify(gzip),
};

const extensions: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/** Matches files whose name has a hash of their content, so that they never change. */
const hashed = /^\/assets\/[^/]+-[\w-]{8,}\.\w+$/;

function readWebFile(path: string, file: string): WebFile {
  const bytes = readFileSync(file);
  const encoded = new Map<Encoding, Promise<Buffer<ArrayBuffer>>>();
  for (const encoding of ['br', 'gzip'] as const) {
    const ready = file + extensions[encoding];
    if (existsSync(ready)) encoded.set(encoding, Promise.resolve(readFileSync(ready)));
  }
  return {
    bytes,
    encoded,
    type: types[extname(path)] ?? 'application/octet-stream',
    tag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    cacheControl: hashed.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
}

/** Reads a built web application into memory. Gives null when it has not been built. */
export function readWebFiles(folder: string): WebFiles | null {
  if (!existsSync(join(folder, 'index.html'))) return null;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile() && !/\.(?:br|gz)$/.test(file))
    .map((file): [string, WebFile] => {
      const path = `/${relative(folder, file).split(sep).join('/')}`;
      return [path, readWebFile(path, file)];
    });
  return new Map(files);
}

function pickEncoding(header: string | undefined, file: WebFile): Encoding | null {
  if (!compressible.test(file.type) || file.bytes.length < 256) return null;
  const accepted = (header ?? '')
    .split(',')
    .map((part) => part.trim().replace(/;\s*q=(?!0(?:\.0*)?$).*/, ''));
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : null;
}

async function encodedBytes(file: WebFile, encoding: Encoding | null): Promise<Buffer<ArrayBuffer>> {
  if (encoding === null) return file.bytes;
  const known = file.encoded.get(encoding);
  if (known !== undefined) return known;
  const making = compress[encoding](file.bytes);
  file.encoded.set(encoding, making);
  return making;
}

async function answer(context: Context<AppEnv>, file: WebFile): Promise<Response> {
  const encoding = pickEncoding(context.req.header('Accept-Encoding'), file);
  const tag = encoding === null ? file.tag : `${file.tag.slice(0, -1)}-${encoding}"`;
  const headers = { 'Cache-Control': file.cacheControl, ETag: tag, Vary: 'Accept-Encoding' };
  if (context.req.header('If-None-Match')?.includes(tag) === true) return context.body(null, 304, headers);
  const bytes = await encodedBytes(file, encoding);
  return context.body(bytes, 200, {
    ...headers,
    'Content-Type': file.type,
    'Content-Length': String(bytes.length),
    ...(encoding === null ? {} : { 'Content-Encoding': encoding }),
  });
}

/**
 * Serves the files of the web application from memory. Its routes are in the hash, so only `/` is its page: any other path is a file,
 * or does not exist.
 */
export function serveWeb(files: WebFiles | null): Handler<AppEnv> {
  return async (context) => {
    if (files === null)
      return context.text('The web application has not been built: run `npm run build`.', 404);
    const file = files.get(context.req.path === '/' ? '/index.html' : context.req.path);
    return file === undefined ? context.notFound() : answer(context, file);
  };
}
