import { createHash } from 'node:crypto';
import { and, eq, gt, lt, sql } from '../db/orm.ts';
import { hashWithSalt } from '../access/password.ts';
import type { Database, RootDatabase } from '../db/database.ts';
import { idempotencyKeys } from '../db/schema/index.ts';
import { ApiError } from '../errors/ApiError.ts';

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
 * Reads the `Idempotency-Key` of a request.
 *
 * @throws ApiError 422 for one that cannot be stored.
 */
export function readKey(key: string | undefined): string | undefined {
  if (key !== undefined && !/^[\x20-\x7e]{1,200}$/.test(key))
    throw new ApiError(422, 'errors.idempotencyKey');
  return key;
}

type GuestRequest = Omit<Request, 'userId'>;

const sha256 = (text: string) => createHash('sha256').update(text);

/**
 * Leaves passwords out of a body, and the hash of a chosen one in: what is kept of a request must not be easier to guess it from than the
 * account. The own password that is given again says nothing of what is asked for.
 */
async function withoutPassword({ key, body }: GuestRequest): Promise<unknown> {
  const { password, current_password: own } = Object(body) as Readonly<Record<string, unknown>>;
  if (typeof password !== 'string')
    return own === undefined ? body : { ...(body as object), current_password: undefined };
  const hidden = await hashWithSalt(password, sha256(key).digest());
  return {
    ...(body as object),
    password: hidden,
    password_confirmation: undefined,
    current_password: undefined,
  };
}

async function hashRequest(call: GuestRequest): Promise<string> {
  return sha256(`${call.operation}\n${JSON.stringify(await withoutPassword(call))}`).digest('hex');
}

const expiry = ({ now }: GuestRequest) => new Date(now.getTime() - idempotencyLifetime);

async function firstAnswer(tx: Database, { userId, key }: Request, request: string): Promise<unknown> {
  const [first] = await tx
    .select({ request: idempotencyKeys.request, response: idempotencyKeys.response })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key)));
  if (first?.request !== request) throw new ApiError(422, 'errors.idempotencyKeyReused');
  return first.response;
}

/**
 * Does the work of a creating request once for each key of a user. The key, the work and its answer are written in one transaction: a
 * second request with the key waits for the first, and gets its answer, or does the work itself when the first has failed.
 *
 * @throws ApiError 422 when the key was used with another operation or body.
 */
export async function runOnce(
  root: RootDatabase,
  call: Request,
  work: (tx: Database) => Promise<unknown>,
): Promise<unknown> {
  const request = await hashRequest(call);
  return root.transaction(async (tx) => {
    const isMine = and(eq(idempotencyKeys.userId, call.userId), eq(idempotencyKeys.key, call.key));
    await tx.delete(idempotencyKeys).where(and(isMine, lt(idempotencyKeys.createdAt, expiry(call))));
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

/**
 * Does the work of a request that opens an account once for each key, as {@link runOnce} does. Nobody is signed in, so that the key belongs to the
 * account that is opened.
 *
 * @throws ApiError 422 when the key was used with another body.
 */
export async function runOnceForGuest<Account extends { readonly id: number }>(
  root: Pick<RootDatabase, 'transaction'>,
  call: GuestRequest,
  work: (tx: Database) => Promise<Account>,
): Promise<Account> {
  const request = await hashRequest(call);
  const key = `${call.operation} ${call.key}`;
  return root.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
    const [first] = await tx
      .select({ request: idempotencyKeys.request, response: idempotencyKeys.response })
      .from(idempotencyKeys)
      .where(and(eq(idempotencyKeys.key, key), gt(idempotencyKeys.createdAt, expiry(call))));
    if (first !== undefined && first.request !== request)
      throw new ApiError(422, 'errors.idempotencyKeyReused');
    if (first !== undefined) return first.response as Account;
    const response = await work(tx);
    await tx
      .insert(idempotencyKeys)
      .values({ userId: response.id, key, request, response, createdAt: call.now });
    return response;
  });
}
