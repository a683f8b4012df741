import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { AppEnv } from '../context.ts';
import { compress, type Encoding, pickEncoding } from '../encoding.ts';

const compressible = /^(?:text|application)\/|^image\/svg/;

/** Describes a file that is served from memory. */
export interface WebFile {
  readonly bytes: Buffer<ArrayBuffer>;
  readonly type: string;
  readonly tag: string;
  readonly cacheControl: string;
  /** Compressed forms: made by the build, or by the first request that takes them. */
  readonly encoded: Map<Encoding, Promise<Buffer<ArrayBuffer>>>;
}

/** How hard a file is compressed, once for all who ask for it. */
const quality = 9;

/** Prepares what is served, to be asked for anew each time unless said otherwise. */
export function toWebFile(bytes: Buffer<ArrayBuffer>, type: string, cacheControl = 'no-cache'): WebFile {
  const tag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  return { bytes, type, tag, cacheControl, encoded: new Map() };
}

const isCompressible = ({ type, bytes }: WebFile) => compressible.test(type) && bytes.length >= 256;

async function encodedBytes(file: WebFile, encoding: Encoding | null): Promise<Buffer<ArrayBuffer>> {
  if (encoding === null) return file.bytes;
  const known = file.encoded.get(encoding);
  if (known !== undefined) return known;
  const making = compress(file.bytes, encoding, quality);
  file.encoded.set(encoding, making);
  return making;
}

/** Answers with a file, compressed as the client takes it, or tells that it has not changed. */
export async function answerWebFile(context: Context<AppEnv>, file: WebFile): Promise<Response> {
  const encoding = isCompressible(file) ? pickEncoding(context.req.header('Accept-Encoding')) : null;
  const tag = encoding === null ? file.tag : `${file.tag.slice(0, -1)}-${encoding}"`;
  const headers = {
    'Cache-Control': file.cacheControl,
    Vary: 'Accept-Encoding',
    // what never changes is not asked for anew
    ...(file.cacheControl.endsWith('immutable') ? {} : { ETag: tag }),
  };
  if (context.req.header('If-None-Match')?.includes(tag) === true) return context.body(null, 304, headers);
  const bytes = await encodedBytes(file, encoding);
  return context.body(bytes, 200, {
    ...headers,
    'Content-Type': file.type,
    'Content-Length': String(bytes.length),
    ...(encoding === null ? {} : { 'Content-Encoding': encoding }),
  });
}
