import { eq } from '../../db/orm.ts';
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

/** Starts a session and returns its token, which is stored nowhere. */
export async function startSession(
  db: Database,
  userId: number,
  seconds: number,
  { now, userAgent }: Pick<Origin, 'now' | 'userAgent'>,
): Promise<string> {
  const token = createToken();
  const expiresAt = new Date(now.getTime() + seconds * 1000);
  await db
    .insert(tokens)
    .values({ hash: hashToken(token), userId, userAgent, createdAt: now, lastUsedAt: now, expiresAt });
  await db.update(users).set({ lastSeenAt: now, lastLoginAt: now }).where(eq(users.id, userId));
  return token;
}

/** Ends a session. */
export async function endSession(db: Database, tokenHash: string): Promise<void> {
  await db.delete(tokens).where(eq(tokens.hash, tokenHash));
}
