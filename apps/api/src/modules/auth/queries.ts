import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { createToken, hashToken } from '../../access/tokens.ts';
import type { Database } from '../../db/database.ts';
import { loginAttempts, tokens, users } from '../../db/schema/index.ts';
import { loginLimit, waitForSignIn } from './rules.ts';

/** Identifies who tries to sign in: a hash of the account, and where from. */
export interface Candidate {
  readonly account: string;
  readonly address: string;
}

/** Finds the account of an e-mail address. */
export async function findAccount(db: Database, email: string) {
  const [account] = await db
    .select({ id: users.id, passwordHash: users.passwordHash, isActive: users.isActive })
    .from(users)
    .where(eq(users.email, email));
  return account ?? null;
}

async function recentFailures(
  db: Database,
  column: 'account' | 'address',
  value: string,
  now: Date,
): Promise<Date[]> {
  const since = new Date(now.getTime() - loginLimit.window);
  const rows = await db
    .select({ at: loginAttempts.at })
    .from(loginAttempts)
    .where(and(eq(loginAttempts[column], value), gt(loginAttempts.at, since)))
    .orderBy(desc(loginAttempts.at))
    .limit(loginLimit.failures);
  return rows.map(({ at }) => at);
}

/** Lets the attempts of one account, and those of one address, count one after the other, also on several processes. */
async function lockCandidate(tx: Database, { account, address }: Candidate): Promise<void> {
  for (const key of [`account ${account}`, `address ${address}`])
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

/**
 * Counts an attempt to sign in, before the password is looked at, so that attempts at the same time count as well. It stays counted as a
 * failure unless `forgetFailures` follows. Gives how long to wait, in milliseconds; a refused attempt is not counted.
 */
export function countAttempt(db: Database, candidate: Candidate, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    await lockCandidate(tx, candidate);
    const byAccount = await recentFailures(tx, 'account', candidate.account, now);
    const byAddress = await recentFailures(tx, 'address', candidate.address, now);
    const wait = Math.max(waitForSignIn(byAccount, now), waitForSignIn(byAddress, now));
    if (wait === 0) await tx.insert(loginAttempts).values({ ...candidate, at: now });
    return wait;
  });
}

/** Forgets the failures of an account, after it has signed in. */
export async function forgetFailures(db: Database, account: string): Promise<void> {
  await db.delete(loginAttempts).where(eq(loginAttempts.account, account));
}

/** Starts a session and gives its token, which is stored nowhere. */
export async function startSession(
  db: Database,
  userId: number,
  seconds: number,
  now: Date,
): Promise<string> {
  const token = createToken();
  const expiresAt = new Date(now.getTime() + seconds * 1000);
  await db.insert(tokens).values({ hash: hashToken(token), userId, createdAt: now, expiresAt });
  await db.update(users).set({ lastSeenAt: now }).where(eq(users.id, userId));
  return token;
}

/** Ends a session. */
export async function endSession(db: Database, tokenHash: string): Promise<void> {
  await db.delete(tokens).where(eq(tokens.hash, tokenHash));
}
