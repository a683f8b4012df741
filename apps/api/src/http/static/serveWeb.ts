import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { Handler } from 'hono';
import type { AppEnv } from '../context.ts';
import { policyOfPage } from '../securityHeaders.ts';
import type { Encoding } from '../encoding.ts';
import { answerWebFile, toWebFile, type WebFile } from './webFile.ts';

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

/** Maps the paths of the web application to its files. */
export type WebFiles = ReadonlyMap<string, WebFile>;

const extensions: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/** Matches files whose name has a hash of their content, so that they never change. */
const hashed = /^\/assets\/[^/]+-[\w-]{8,}\.\w+$/;

function readWebFile(path: string, file: string): WebFile {
  const cacheControl = hashed.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
  const type = types[extname(path)] ?? 'application/octet-stream';
  const webFile = toWebFile(readFileSync(file), type, cacheControl);
  for (const encoding of ['br', 'gzip'] as const) {
    const ready = file + extensions[encoding];
    if (existsSync(ready)) webFile.encoded.set(encoding, Promise.resolve(readFileSync(ready)));
  }
  return webFile;
}

/** Reads a built web application into memory. Returns null when it has not been built. */
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

/**
 * Serves the files of the web application from memory. Its routes are in the hash, so only `/` is its page: any other path is a file,
 * or does not exist.
 */
export function serveWeb(files: WebFiles | null): Handler<AppEnv> {
  const page = files?.get('/index.html');
  const policy = page && policyOfPage(page.bytes.toString());
  return async (context) => {
    if (files === null)
      return context.text('The web application has not been built: run `npm run build`.', 404);
    const file = files.get(context.req.path === '/' ? '/index.html' : context.req.path);
    if (file === undefined) return context.notFound();
    if (file === page && policy !== undefined) context.header('Content-Security-Policy', policy);
    return answerWebFile(context, file);
  };
}
