import type { BodyOf, ResponseOf, users as contract } from '@bureau/contract';
import bowser from 'bowser';
import { and, desc, eq, gt, ne } from '../../db/orm.ts';
import { writeAudit } from '../../access/audit.ts';
import type { Caller } from '../../access/Caller.ts';
import type { Origin } from '../../access/Origin.ts';
import type { Database } from '../../db/database.ts';
import { tokens } from '../../db/schema/index.ts';
import { ApiError } from '../../errors/ApiError.ts';

type Sessions = ResponseOf<typeof contract.sessions>;

/** Returns the names of browser and system in what a browser says of itself; null for what is not known. */
function readUserAgent(userAgent: string | null) {
  if (userAgent === null || userAgent === '') return { browser: null, system: null };
  const { browser, os } = bowser.parse(userAgent);
  return { browser: browser.name?.slice(0, 100) || null, system: os.name?.slice(0, 100) || null };
}

/** Lists where somebody is signed in, the session used last first. */
export async function listSessions(
  db: Database,
  userId: number,
  caller: Caller,
  now: Date,
): Promise<Sessions> {
  const rows = await db
    .select()
    .from(tokens)
    .where(and(eq(tokens.userId, userId), gt(tokens.expiresAt, now)))
    .orderBy(desc(tokens.lastUsedAt), desc(tokens.id));
  return rows.map(({ createdAt, hash, id, lastUsedAt, userAgent }) => ({
    id,
    ...readUserAgent(userAgent),
    started_at: createdAt.toISOString(),
    last_used_at: lastUsedAt.toISOString(),
    is_current: hash === caller.tokenHash,
  }));
}

/**
 * Signs somebody out of one session, or of all but the caller's.
 *
 * @throws ApiError 404 when the session is not theirs, or ended.
 */
export async function endSessionsOf(
  db: Database,
  userId: number,
  { session_id: id }: BodyOf<typeof contract.endSessions>,
  caller: Caller,
  origin: Origin,
): Promise<void> {
  const others = ne(tokens.hash, caller.tokenHash);
  await db.transaction(async (tx) => {
    const ended = await tx
      .delete(tokens)
      .where(and(eq(tokens.userId, userId), id === undefined ? others : eq(tokens.id, id)))
      .returning({ id: tokens.id });
    if (id !== undefined && ended.length === 0) throw new ApiError(404, 'errors.notFound');
    const detail = `${ended.length} of user ${userId}`;
    await writeAudit(tx, { event: 'sessions.ended', userId: caller.id, detail }, origin);
  });
}
