import { announcements as contract, canAccess, type ResponseOf } from '@bureau/contract';
import { and, asc, eq, isNull } from '../../db/orm.ts';
import type { Caller } from '../../access/Caller.ts';
import { findViewers } from '../../access/findCaller.ts';
import type { Database } from '../../db/database.ts';
import { announcementReceipts as receipts, recordTables, users } from '../../db/schema/index.ts';
import { ApiError } from '../../errors/ApiError.ts';
import { readRecord, readWritten } from '../../records/findRecord.ts';
import { type Announcement, announcementModule, isFor, isPublished } from './service.ts';

const { announcements } = recordTables;

/** What somebody does with an announcement. */
export type Receipt = 'read' | 'acknowledge';

/**
 * Notes that somebody has read or acknowledged an announcement. What was noted before stays.
 *
 * @throws ApiError 404, or 422 for one that is not published or does not ask for it.
 */
export function saveReceipt(
  db: Database,
  id: number,
  receipt: Receipt,
  { caller, now }: { readonly caller: Caller; readonly now: Date },
): Promise<Announcement> {
  const records = announcementModule.recordsFor(caller);
  return db.transaction(async (tx) => {
    const announcement = await readRecord(tx, records, caller, id, 'key share');
    const isShown = (await tx.$count(announcements, and(eq(announcements.id, id), isPublished))) > 0;
    if (!isShown) throw new ApiError(422, 'announcements.notPublished');
    const isAcknowledged = receipt === 'acknowledge';
    if (isAcknowledged && !announcement.needs_acknowledgement)
      throw new ApiError(422, 'announcements.notAskedFor');
    const query = tx.insert(receipts).values({
      announcementId: id,
      userId: caller.id,
      readAt: now,
      acknowledgedAt: isAcknowledged ? now : null,
    });
    const target = [receipts.announcementId, receipts.userId];
    await (isAcknowledged
      ? query.onConflictDoUpdate({
          target,
          set: { acknowledgedAt: now },
          setWhere: isNull(receipts.acknowledgedAt),
        })
      : query.onConflictDoNothing({ target }));
    return readWritten(tx, records, id);
  });
}

/** Lists the active people whom an announcement is for and who may see it, by name. */
async function findAudience(db: Database, id: number) {
  const people = await db
    .select({
      id: users.id,
      firstname: users.firstname,
      lastname: users.lastname,
      readAt: receipts.readAt,
      acknowledgedAt: receipts.acknowledgedAt,
    })
    .from(users)
    .innerJoin(announcements, eq(announcements.id, id))
    .leftJoin(receipts, and(eq(receipts.userId, users.id), eq(receipts.announcementId, id)))
    .where(and(eq(users.isActive, true), isFor(users.id)))
    .orderBy(asc(users.nameSort), asc(users.id));
  const viewers = await findViewers(
    db,
    people.map((person) => person.id),
  );
  const mayRead = viewers.filter((viewer) => !viewer.isExternal && canAccess(viewer, contract.list.rule));
  const reading = new Set(mayRead.map((viewer) => viewer.id));
  return people.filter((person) => reading.has(person.id));
}

/**
 * Counts who may see an announcement, and who of them has read and acknowledged it; names those who still have to.
 *
 * @throws ApiError 404
 */
export async function readReceipts(
  db: Database,
  caller: Caller,
  id: number,
): Promise<ResponseOf<typeof contract.receipts>> {
  const { needs_acknowledgement: isAsked } = await readRecord(
    db,
    announcementModule.recordsFor(caller),
    caller,
    id,
  );
  const audience = await findAudience(db, id);
  return {
    audience_count: audience.length,
    read_count: audience.filter(({ readAt }) => readAt !== null).length,
    acknowledged_count: audience.filter(({ acknowledgedAt }) => acknowledgedAt !== null).length,
    waiting: audience
      .filter(({ readAt, acknowledgedAt }) => (isAsked ? acknowledgedAt : readAt) === null)
      .map(({ id: userId, firstname, lastname, readAt }) => ({
        id: userId,
        firstname,
        lastname,
        read_at: readAt?.toISOString() ?? null,
      })),
  };
}
