import { createHash } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import type { Database, RootDatabase } from '../db/database.ts';
import { idempotencyKeys } from '../db/schema/index.ts';
import { ApiError } from './ApiError.ts';

/** How long the first answer is kept, in milliseconds. */
export const idempotencyLifetime = 24 * 60 * 60 * 1000;

interface Request {
  readonly userId: number;
  /** The `Idempotency-Key` header. */
  readonly key: string;
  readonly operation: string;
  readonly body: unknown;
  readonly now: Date;
}

/**
 * Reads the `Idempotency-Key` of a call.
 *
 * @throws ApiError 422 for one that cannot be stored.
 */
export function readKey(key: string | undefined): string | undefined {
  if (key !== undefined && !/^[\x20-\x7e]{1,200}$/.test(key))
    throw new ApiError(422, 'errors.idempotencyKey');
  return key;
}

const hashRequest = ({ operation, body }: Request) =>
  createHash('sha256')
    .update(`${operation}\n${JSON.stringify(body)}`)
    .digest('hex');

async function firstAnswer(tx: Database, { userId, key }: Request, request: string): Promise<unknown> {
  const [first] = await tx
    .select({ request: idempotencyKeys.request, response: idempotencyKeys.response })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key)));
  if (first?.request !== request) throw new ApiError(422, 'errors.idempotencyKeyReused');
  return first.response;
}

/**
 * Does the work of a creating call once for each key of a user. The key, the work and its answer are written in one transaction: a
 * second call with the key waits for the first, and gets its answer, or does the work itself when the first has failed.
 *
 * @throws ApiError 422 when the key was used with another operation or body.
 */
export function runOnce(
  root: RootDatabase,
  call: Request,
  work: (tx: Database) => Promise<unknown>,
): Promise<unknown> {
  const request = hashRequest(call);
  return root.transaction(async (tx) => {
    const isMine = and(eq(idempotencyKeys.userId, call.userId), eq(idempotencyKeys.key, call.key));
    const expired = new Date(call.now.getTime() - idempotencyLifetime);
    await tx.delete(idempotencyKeys).where(and(isMine, lt(idempotencyKeys.createdAt, expired)));
    const taken = await tx
      .insert(idempotencyKeys)
      .values({ userId: call.userId, key: call.key, request, createdAt: call.now })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key });
    if (taken.length === 0) return firstAnswer(tx, call, request);
    const response = await work(tx);
    await tx.update(idempotencyKeys).set({ response }).where(isMine);
    return response;
  });
}
