import type { Locale } from '@bureau/values';
import { and, desc, eq, gt, sql } from '../db/orm.ts';
import type { Database } from '../db/database.ts';
import { attempts } from '../db/schema/index.ts';
import { ApiError } from '../errors/ApiError.ts';
import type { MessageKey } from '../errors/messages.ts';
import { hashToken } from './tokens.ts';

/** Describes how many attempts of a kind are let through within how many milliseconds; null counts none of them. */
export interface Limit {
  readonly kind: string;
  readonly perSubject: number | null;
  readonly perAddress: number | null;
  readonly window: number;
}

/** Describes an attempt: whose it was, which is a user, also by what they did it to, or the hash of an account, and where it came from. */
export interface Attempt {
  readonly limit: Limit;
  readonly subject: string;
  readonly address: string;
}

const minute = 60 * 1000;
const hour = 60 * minute;

/** Lists what is limited. */
export const limits = {
  signIn: { kind: 'sign-in', perSubject: 5, perAddress: 5, window: 15 * minute },
  forgotPassword: { kind: 'forgot-password', perSubject: 5, perAddress: 20, window: hour },
  invitation: { kind: 'invitation', perSubject: 50, perAddress: null, window: hour },
  registration: { kind: 'registration', perSubject: null, perAddress: 20, window: hour },
  link: { kind: 'link', perSubject: null, perAddress: 60, window: hour },
  // of each resource: a company that moves in brings a file of each (docs/product.md §4)
  import: { kind: 'import', perSubject: 20, perAddress: null, window: hour },
  importDryRun: { kind: 'import-dry-run', perSubject: 200, perAddress: null, window: hour },
  upload: { kind: 'upload', perSubject: 300, perAddress: null, window: hour },
  testMessage: { kind: 'test message', perSubject: 10, perAddress: null, window: hour },
  testEmail: { kind: 'test e-mail', perSubject: 10, perAddress: null, window: hour },
  changeOfEmail: { kind: 'change of e-mail', perSubject: 10, perAddress: null, window: hour },
} as const satisfies Readonly<Record<string, Limit>>;

/** Returns the attempt that a sign-in to an account is. */
export const signInAttempt = (email: string, address: string): Attempt => ({
  limit: limits.signIn,
  subject: hashToken(email),
  address,
});

/**
 * Returns the attempt that another use of an account's password is. It counts for the account alone: who mistypes their own keeps none of those from signing
 * in who share their address.
 */
export const passwordAttempt = (email: string): Attempt => ({
  limit: { ...limits.signIn, perAddress: null },
  subject: hashToken(email),
  address: '',
});

/** How long attempts matter at most, in milliseconds. */
export const maxWindow = hour;

/**
 * Returns how long an attempt must wait, in milliseconds, given when the earlier ones within the window were; 0 lets it through.
 */
export function retryDelay(max: number, window: number, earlier: readonly Date[], now: Date): number {
  const newestFirst = earlier.map((at) => at.getTime()).sort((a, b) => b - a);
  const deciding = newestFirst[max - 1];
  return deciding === undefined ? 0 : Math.max(0, deciding + window - now.getTime());
}

async function retryDelayBy(
  tx: Database,
  { limit, ...attempt }: Attempt,
  by: 'subject' | 'address',
  now: Date,
): Promise<number> {
  const max = by === 'subject' ? limit.perSubject : limit.perAddress;
  if (max === null) return 0;
  // Those of one account, and those of one address, count one after the other, also on several processes.
  const key = `${limit.kind} ${by} ${attempt[by]}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  const since = new Date(now.getTime() - limit.window);
  const rows = await tx
    .select({ at: attempts.at })
    .from(attempts)
    .where(and(eq(attempts.kind, limit.kind), eq(attempts[by], attempt[by]), gt(attempts.at, since)))
    .orderBy(desc(attempts.at))
    .limit(max);
  const earlier = rows.map(({ at }) => at);
  return retryDelay(max, limit.window, earlier, now);
}

/**
 * Counts an attempt before the work is done, so that those at the same time count as well. Returns how long to wait, in milliseconds;
 * what has to wait is not counted.
 */
export function countAttempt(db: Database, attempt: Attempt, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const bySubject = await retryDelayBy(tx, attempt, 'subject', now);
    const byAddress = await retryDelayBy(tx, attempt, 'address', now);
    const wait = Math.max(bySubject, byAddress);
    const { limit, subject, address } = attempt;
    if (wait === 0) await tx.insert(attempts).values({ kind: limit.kind, subject, address, at: now });
    return wait;
  });
}

/** Writes after how many milliseconds something can be tried again, as a language does: in 1 minute. */
const fromNow = (wait: number) => (locale: Locale) =>
  new Intl.RelativeTimeFormat(locale).format(Math.ceil(wait / minute), 'minute');

/** Returns the error for a request that has to wait so many milliseconds. */
export const tooMany = (wait: number, key: MessageKey = 'errors.tooManyAttempts') =>
  new ApiError(429, key, {
    values: { time: fromNow(wait) },
    headers: { 'Retry-After': String(Math.ceil(wait / 1000)) },
  });

/**
 * Counts an attempt as {@link countAttempt} does.
 *
 * @throws ApiError 429 when there were too many.
 */
export async function requireFewAttempts(db: Database, attempt: Attempt, now: Date): Promise<void> {
  const wait = await countAttempt(db, attempt, now);
  if (wait > 0) throw tooMany(wait);
}

/** Forgets the attempts of a subject, which have turned out to be rightful. */
export async function clearAttempts(db: Database, { limit, subject }: Attempt): Promise<void> {
  await db.delete(attempts).where(and(eq(attempts.kind, limit.kind), eq(attempts.subject, subject)));
}
