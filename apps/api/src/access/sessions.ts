import { and, eq, ne } from '../db/orm.ts';
import type { Database } from '../db/database.ts';
import { mailedLinks, tokens } from '../db/schema/index.ts';

/**
 * Ends the sessions of a user, and makes mailed links worthless.
 *
 * @param kept is the hash of a session that goes on.
 */
export async function endSessions(db: Database, userId: number, kept = ''): Promise<void> {
  await db.delete(tokens).where(and(eq(tokens.userId, userId), ne(tokens.hash, kept)));
  await db.delete(mailedLinks).where(eq(mailedLinks.userId, userId));
}
