import { ApiError } from './ApiError.ts';
import { parseJson } from './parseJson.ts';

/** Gives the largest JSON body that is read, in bytes. */
export const bodyLimit = 1024 * 1024;

function tooLarge(): ApiError {
  // The rest of the body is not read, so the connection cannot be used again.
  return new ApiError(413, 'errors.tooLarge', {
    values: { limit: bodyLimit / 1024 },
    headers: { Connection: 'close' },
  });
}

async function readBytes(request: Request): Promise<Uint8Array> {
  if (Number(request.headers.get('Content-Length') ?? 0) > bodyLimit) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const body: AsyncIterable<Uint8Array> | readonly Uint8Array[] = request.body ?? [];
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > bodyLimit) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Reads a request's JSON body.
 *
 * @throws ApiError 415 for another type, 413 for what is too large, 400 for what is no JSON.
 */
export async function readBody(request: Request): Promise<unknown> {
  const type = request.headers.get('Content-Type') ?? '';
  if (!/^application\/json\s*(?:;|$)/i.test(type))
    throw new ApiError(415, 'errors.unsupportedType', { values: { type: 'application/json' } });
  const bytes = await readBytes(request);
  try {
    return parseJson(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new ApiError(400, 'errors.badJson');
  }
}
