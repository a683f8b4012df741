import { and, eq, sql } from '../../db/orm.ts';
import type { Origin } from '../../access/Origin.ts';
import { createToken, hashToken } from '../../access/tokens.ts';
import type { Database } from '../../db/database.ts';
import { tokens, users } from '../../db/schema/index.ts';

/** Finds the account of an e-mail address, with what a mail to it needs. */
export async function findAccount(db: Database, email: string) {
  const [account] = await db
    .select({
      id: users.id,
      email: users.email,
      username: users.username,
      firstname: users.firstname,
      lastname: users.lastname,
      language: users.language,
      passwordHash: users.passwordHash,
      isActive: users.isActive,
    })
    .from(users)
    .where(eq(users.email, email));
  return account ?? null;
}

type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

/**
 * Starts a session and returns its token, which is stored nowhere; null where the account has got another password since it was read, or is closed. Whoever
 * changes either waits for it, or is waited for, and so ends it as well.
 */
export function startSession(
  db: Database,
  { id, passwordHash }: Pick<Account, 'id' | 'passwordHash'>,
  seconds: number,
  { now, userAgent }: Pick<Origin, 'now' | 'userAgent'>,
): Promise<string | null> {
  return db.transaction(async (tx) => {
    const isSame = sql`${users.passwordHash} is not distinct from ${passwordHash}`;
    const signedIn = await tx
      .update(users)
      .set({ lastSeenAt: now, lastLoginAt: now })
      .where(and(eq(users.id, id), eq(users.isActive, true), isSame))
      .returning({ id: users.id });
    if (signedIn.length === 0) return null;
    const token = createToken();
    const expiresAt = new Date(now.getTime() + seconds * 1000);
    await tx
      .insert(tokens)
      .values({ hash: hashToken(token), userId: id, userAgent, createdAt: now, lastUsedAt: now, expiresAt });
    return token;
  });
}

/** Ends a session. */
export async function endSession(db: Database, tokenHash: string): Promise<void> {
  await db.delete(tokens).where(eq(tokens.hash, tokenHash));
}
