import type { dashboard as contract, ResponseOf } from '@bureau/contract';
import { and, desc, eq, isNull, sql } from '../../db/orm.ts';
import type { Caller } from '../../access/Caller.ts';
import type { Database } from '../../db/database.ts';
import { announcementReceipts as receipts, recordTables } from '../../db/schema/index.ts';
import { announcementModule, isFor, isPublished } from '../announcements/service.ts';
import type { Today } from './stats.ts';

const { announcements } = recordTables;

/** Lists what is announced at present. Who edits announcements finds more in the list that it leads to, which is what counts. */
export async function listAnnounced(
  db: Database,
  caller: Caller,
  { timeZone }: Today,
  limit: number,
): Promise<ResponseOf<typeof contract.announcements>> {
  const { createdAt, id, publishAt, title } = announcements;
  const publishedAt = sql`coalesce(${publishAt}, ${createdAt})`.mapWith(createdAt);
  const visible = await announcementModule.searchSource().visible(db, caller);
  const rows = await db
    .select({ id, title, published_at: publishedAt, is_unread: isNull(receipts.readAt).mapWith(Boolean) })
    .from(announcements)
    .leftJoin(receipts, and(eq(receipts.announcementId, id), eq(receipts.userId, caller.id)))
    .where(and(visible, isPublished, isFor(caller.id)))
    .orderBy(desc(publishedAt), desc(id))
    .limit(limit);
  const { meta } = await announcementModule.list(db, caller, { per_page: 1 }, timeZone);
  return {
    count: meta.total,
    route: '/announcements',
    entries: rows.map((row) => ({ ...row, published_at: row.published_at.toISOString() })),
  };
}
