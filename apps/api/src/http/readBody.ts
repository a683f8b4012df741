import type { IncomingMessage } from 'node:http';
import { ApiError } from '../errors/ApiError.ts';
import { parseJson } from './parseJson.ts';

/** The largest JSON body that is read, in bytes. */
export const bodyLimit = 1024 * 1024;

const tooLarge = () => new ApiError(413, 'errors.tooLarge', { values: { limit: bodyLimit / 1024 } });

async function readBytes(incoming: IncomingMessage): Promise<Uint8Array> {
  if (Number(incoming.headers['content-length'] ?? 0) > bodyLimit) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const body: AsyncIterable<Uint8Array> = incoming.iterator({ destroyOnReturn: false });
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > bodyLimit) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Whether a request says that its body is JSON. */
export const isJson = ({ headers }: IncomingMessage): boolean =>
  /^application\/json\s*(?:;|$)/i.test(headers['content-type'] ?? '');

/**
 * Reads a request's JSON body.
 *
 * @throws ApiError 415 for another type, 413 for what is too large, 400 for what is no JSON.
 */
export async function readBody(incoming: IncomingMessage): Promise<unknown> {
  if (!isJson(incoming))
    throw new ApiError(415, 'errors.unsupportedType', { values: { type: 'application/json' } });
  const bytes = await readBytes(incoming);
  try {
    return parseJson(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new ApiError(400, 'errors.badJson');
  }
}
