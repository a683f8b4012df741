import type { Endpoint } from '@bureau/contract';
import type { Context } from 'hono';
import type { AppEnv } from './context.ts';
import { compress, pickEncoding } from './encoding.ts';
import { answerWebFile, toWebFile } from './static/webFile.ts';

/** How many bytes an answer has at least that is compressed. */
const minBytes = 1000;

/** How hard an answer is compressed that is made for one request: a list of 100 records takes less than a millisecond. */
const quality = 4;

/**
 * Answers with JSON, compressed as the client takes it. What holds a secret is not: how long a compressed answer is tells of what is in it
 * (docs/adr/0027-compressed-answers.md).
 */
export async function answerJson(
  context: Context<AppEnv>,
  endpoint: Pick<Endpoint, 'status' | 'isRevalidated' | 'hasSecret'>,
  answer: unknown,
): Promise<Response> {
  const { isRevalidated, hasSecret } = endpoint;
  const status = endpoint.status === 201 ? 201 : 200;
  const type = 'application/json';
  const bytes = Buffer.from(JSON.stringify(answer));
  // The caller's browser keeps it, and asks each time whether it is still right.
  if (isRevalidated) return answerWebFile(context, toWebFile(bytes, type, 'private, no-cache'));
  if (hasSecret) return context.body(bytes, status, { 'Content-Type': type });
  const encoding = bytes.length > minBytes ? pickEncoding(context.req.header('Accept-Encoding')) : null;
  const headers = { 'Content-Type': type, Vary: 'Accept-Encoding' };
  if (encoding === null) return context.body(bytes, status, headers);
  return context.body(await compress(bytes, encoding, quality), status, {
    ...headers,
    'Content-Encoding': encoding,
  });
}
