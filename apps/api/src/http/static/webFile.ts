import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'hono';
import type { AppEnv } from '../context.ts';

const compressible = /^(?:text|application)\/|^image\/svg/;

export type Encoding = 'br' | 'gzip';

/** Describes a file that is served from memory. */
export interface WebFile {
  readonly bytes: Buffer<ArrayBuffer>;
  readonly type: string;
  readonly tag: string;
  readonly cacheControl: string;
  /** Compressed forms: made by the build, or by the first request that takes them. */
  readonly encoded: Map<Encoding, Promise<Buffer<ArrayBuffer>>>;
}

const compress: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer<ArrayBuffer>>>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: promisify(gzip),
};

/** Prepares what is served, to be asked for anew each time unless said otherwise. */
export function toWebFile(bytes: Buffer<ArrayBuffer>, type: string, cacheControl = 'no-cache'): WebFile {
  const tag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  return { bytes, type, tag, cacheControl, encoded: new Map() };
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

/** Answers with a file, compressed as the client takes it, or tells that it has not changed. */
export async function answerWebFile(context: Context<AppEnv>, file: WebFile): Promise<Response> {
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
