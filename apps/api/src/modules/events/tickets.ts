import { ticketLifetime } from '@bureau/contract';
import { and, eq, gt, lte, sql } from '../../db/orm.ts';
import type { Caller } from '../../access/Caller.ts';
import { createToken, hashToken } from '../../access/tokens.ts';
import type { Database } from '../../db/database.ts';
import { eventTickets, tokens } from '../../db/schema/index.ts';
import { ApiError } from '../../errors/ApiError.ts';

/** Makes a ticket that opens one stream of the caller's session. */
export async function createTicket(db: Database, { tokenHash: sessionHash, now }: Caller): Promise<string> {
  const ticket = createToken();
  const expiresAt = new Date(now.getTime() + ticketLifetime * 1000);
  await db
    .delete(eventTickets)
    .where(and(eq(eventTickets.sessionHash, sessionHash), lte(eventTickets.expiresAt, now)));
  // From the session, which may have ended meanwhile.
  await db.insert(eventTickets).select(
    db
      .select({
        hash: sql`${hashToken(ticket)}`.as('hash'),
        sessionHash: tokens.hash,
        expiresAt: sql`${expiresAt.toISOString()}::timestamptz`.as('expires_at'),
      })
      .from(tokens)
      .where(eq(tokens.hash, sessionHash)),
  );
  return ticket;
}

/**
 * Takes a ticket, which is worth nothing from then on, and returns the hash of the session that it is of.
 *
 * @throws ApiError 401 for one that is unknown, used or too old.
 */
export async function takeTicket(db: Database, ticket: string, now: Date): Promise<string> {
  const isValid = and(eq(eventTickets.hash, hashToken(ticket)), gt(eventTickets.expiresAt, now));
  const [taken] = await db.delete(eventTickets).where(isValid).returning();
  if (taken === undefined) throw new ApiError(401, 'errors.unauthorized');
  return taken.sessionHash;
}
