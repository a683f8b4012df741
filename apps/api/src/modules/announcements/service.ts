import { announcements as contract, canAccess, type RecordOf } from '@bureau/contract';
import { and, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Viewer } from '../../access/Caller.ts';
import { visibleToStaff } from '../../access/visible/staff.ts';
import type { Database } from '../../db/database.ts';
import { announcementReceipts as receipts, recordTables } from '../../db/schema/index.ts';
import { defineModule } from '../../engine/defineModule.ts';

const { announcements } = recordTables;

export type Announcement = RecordOf<typeof contract>;

/** Tells of announcements which are published and have not expired. */
export const isPublished = and(
  or(isNull(announcements.publishAt), lte(announcements.publishAt, sql`now()`)),
  or(isNull(announcements.expireAt), gt(announcements.expireAt, sql`now()`)),
);

/** Returns which announcements somebody sees: all who may write or edit them, and otherwise what is published and has not expired. */
function visibleAnnouncements(viewer: Viewer) {
  if (viewer.isExternal || canAccess(viewer, ['announcements_create', 'announcements_edit']))
    return visibleToStaff(viewer);
  return isPublished;
}

/** Tells of announcements when their reader has read and acknowledged them. */
async function withReceipts(db: Database, rows: readonly Announcement[], viewer: Viewer | null) {
  const ids = rows.map(({ id }) => id);
  const found =
    viewer === null
      ? []
      : await db
          .select()
          .from(receipts)
          .where(and(eq(receipts.userId, viewer.id), inArray(receipts.announcementId, ids)));
  const received = new Map(found.map((receipt) => [receipt.announcementId, receipt]));
  return rows.map((row) => ({
    ...row,
    read_at: received.get(row.id)?.readAt.toISOString() ?? null,
    acknowledged_at: received.get(row.id)?.acknowledgedAt?.toISOString() ?? null,
  }));
}

export const announcementModule = defineModule({
  resource: contract,
  table: announcements,
  visible: visibleAnnouncements,
  title: 'title',
  hooks: { present: withReceipts },
});
