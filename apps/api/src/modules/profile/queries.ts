import { type OwnProfile, type ProfileUpdate, users as userContract } from '@bureau/contract';
import { and, desc, eq, gt, isNotNull, sql } from '../../db/orm.ts';
import type { Caller } from '../../access/Caller.ts';
import type { Origin } from '../../access/Origin.ts';
import type { Database } from '../../db/database.ts';
import { mailedLinks, users } from '../../db/schema/index.ts';
import type { Settings } from '../../db/settings/Settings.ts';
import { ApiError } from '../../errors/ApiError.ts';
import { announceRecord } from '../../records/events/announce.ts';
import { readRecord } from '../../records/findRecord.ts';
import { nextVersion } from '../../records/writeRecord.ts';
import { readPositions, userModule } from '../users/service.ts';
import { toLoginUser } from './rules.ts';

/** Returns the address that somebody has asked for and not confirmed yet. */
async function readPendingEmail(db: Database, userId: number, now: Date): Promise<string | null> {
  const [link] = await db
    .select({ email: mailedLinks.email })
    .from(mailedLinks)
    .where(
      and(
        eq(mailedLinks.userId, userId),
        eq(mailedLinks.purpose, 'email'),
        isNotNull(mailedLinks.sentAt),
        gt(mailedLinks.expiresAt, now),
      ),
    )
    .orderBy(desc(mailedLinks.createdAt));
  return link?.email ?? null;
}

/** Reads the record of who calls. */
export async function readProfile(
  db: Database,
  caller: Caller,
  settings: Settings,
  now: Date,
): Promise<OwnProfile> {
  const [row] = await db.select().from(users).where(eq(users.id, caller.id));
  if (row === undefined) throw new Error(`The user ${caller.id} of a session is gone.`);
  const { firstname, lastname, avatar, language, timeZone, preferences } = row;
  const positions = await readPositions(db, [caller.id]);
  return {
    ...toLoginUser({ ...caller, firstname, lastname, avatar, language, timeZone, preferences }, settings),
    code: row.code,
    username: row.username,
    phone: row.phone,
    time_zone: timeZone,
    joining_date: row.joiningDate,
    positions: positions.get(caller.id) ?? [],
    pending_email: await readPendingEmail(db, caller.id, now),
    last_login_at: row.lastLoginAt?.toISOString() ?? null,
    version: row.version,
  };
}

/**
 * Changes what people may change of themselves.
 *
 * @throws ApiError 409 with the record as it is, when the body's version is not the record's.
 */
export function changeProfile(
  db: Database,
  caller: Caller,
  { version, preferences, ...body }: ProfileUpdate,
  settings: Settings,
  origin: Origin,
): Promise<OwnProfile> {
  const { now } = origin;
  return db.transaction(async (tx) => {
    const before = await readRecord(tx, userModule.recordsFor(null), caller, caller.id, 'update');
    if (version !== undefined && version !== before.version)
      throw new ApiError(409, 'errors.conflict', { current: await readProfile(tx, caller, settings, now) });
    await userModule.update(tx, caller.id, body, { caller, origin });
    if (preferences !== undefined) {
      const next = nextVersion(before, now);
      await tx
        .update(users)
        .set({ preferences: sql`${users.preferences} || ${JSON.stringify(preferences)}::jsonb`, ...next })
        .where(eq(users.id, caller.id));
      await announceRecord(tx, userContract.name, { id: caller.id, version: next.version });
    }
    return readProfile(tx, caller, settings, now);
  });
}
