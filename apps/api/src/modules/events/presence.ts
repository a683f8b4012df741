import { type BodyOf, type presence as contract, presenceTimes, type ResponseOf } from '@bureau/contract';
import { and, asc, eq, gt, lte, ne, or, sql } from '../../db/orm.ts';
import type { Caller } from '../../access/Caller.ts';
import type { Database } from '../../db/database.ts';
import { presence, users } from '../../db/schema/index.ts';
import { notFound } from '../../errors/ApiError.ts';
import { announcePart } from '../../records/events/announce.ts';
import { requireRecord } from '../../records/findRecord.ts';
import { mayOpen } from '../../records/notifications/notify.ts';
import { watched } from './records.ts';

type Viewers = ResponseOf<typeof contract.list>;
type Target = Omit<BodyOf<typeof contract.look>, 'is_looking'>;

const nobody: Viewers = [];

const isAt = ({ resource, record_id: id }: Target) =>
  and(eq(presence.resource, resource), eq(presence.recordId, id));

async function requireSeen(db: Database, caller: Caller, { resource, record_id: id }: Target): Promise<void> {
  const records = watched.get(resource);
  if (records === undefined || !mayOpen(caller, resource)) throw notFound();
  await requireRecord(db, records, caller, id);
}

const readViewers = (db: Database, { id, now }: Caller, target: Target): Promise<Viewers> =>
  db
    .select({
      user_id: users.id,
      firstname: users.firstname,
      lastname: users.lastname,
      avatar: users.avatar,
    })
    .from(presence)
    .innerJoin(users, eq(users.id, presence.userId))
    .where(and(isAt(target), ne(presence.userId, id), gt(presence.expiresAt, now)))
    .orderBy(asc(users.firstname), asc(users.id));

/**
 * Lists who else is looking at a record: nobody to a client's own people (docs/adr/0069-presence.md).
 *
 * @throws ApiError 404 for a record that the caller may not see.
 */
export async function listViewers(db: Database, caller: Caller, target: Target): Promise<Viewers> {
  await requireSeen(db, caller, target);
  return caller.isExternal ? nobody : readViewers(db, caller, target);
}

/**
 * Notes that somebody is looking at a record, or no longer does: then it may be gone, and nobody is named. The others who are there are told when somebody
 * comes or goes, and not while they stay.
 *
 * @throws ApiError 404 for somebody who looks at a record that they may not see.
 */
export async function recordPresence(
  db: Database,
  caller: Caller,
  { is_looking: isLooking, ...target }: BodyOf<typeof contract.look>,
): Promise<Viewers> {
  if (isLooking) await requireSeen(db, caller, target);
  if (caller.isExternal) return nobody;
  const { id: userId, now } = caller;
  const isOwn = eq(presence.userId, userId);
  return db.transaction(async (tx) => {
    // what has expired: with it, one's own of other records
    const gone = await tx
      .delete(presence)
      .where(
        and(
          or(isOwn, isAt(target)),
          isLooking
            ? lte(presence.expiresAt, now)
            : or(lte(presence.expiresAt, now), and(isOwn, isAt(target))),
        ),
      )
      .returning({ userId: presence.userId });
    const expiresAt = new Date(now.getTime() + presenceTimes.lifetime * 1000);
    const [written] = isLooking
      ? await tx
          .insert(presence)
          .values({ userId, resource: target.resource, recordId: target.record_id, expiresAt })
          .onConflictDoUpdate({
            target: [presence.userId, presence.resource, presence.recordId],
            set: { expiresAt },
          })
          .returning({ isNew: sql<boolean>`xmax = 0` })
      : [];
    const others = await readViewers(tx, caller, target);
    if (others.length > 0 && (written?.isNew || gone.length > 0))
      await announcePart(
        tx,
        { resource: target.resource, recordId: target.record_id },
        'presence',
        others.map((other) => other.user_id),
      );
    return isLooking ? others : nobody;
  });
}
