import { announcements as contract, canAccess, type RecordOf } from '@bureau/contract';
import { and, eq, gt, inArray, isNull, lte, ne, or, type PgColumn, sql, type SQL } from '../../db/orm.ts';
import type { Caller, Viewer } from '../../access/Caller.ts';
import { visibleToStaff } from '../../access/visible/staff.ts';
import type { Database } from '../../db/database.ts';
import {
  announcementReceipts as receipts,
  recordTables,
  referenceTables,
  userRoles,
  users,
} from '../../db/schema/index.ts';
import { defineModule } from '../../engine/defineModule.ts';
import { announceRecord } from '../../records/events/announce.ts';
import { readWritten } from '../../records/findRecord.ts';
import { notify } from '../../records/notifications/notify.ts';
import { claimDue } from '../../records/notifications/timed.ts';

const { announcements } = recordTables;
const { announcements_departments: ofDepartments, announcements_roles: ofRoles } = referenceTables;

export type Announcement = RecordOf<typeof contract>;

/** Whether an announcement is published and has not expired, as a condition. */
export const isPublished = and(
  or(isNull(announcements.publishAt), lte(announcements.publishAt, sql`now()`)),
  or(isNull(announcements.expireAt), gt(announcements.expireAt, sql`now()`)),
);

/** Returns whether an announcement is for a user, as a condition: who is in one of its departments or has one of its roles, and everybody where it has none. */
export const isFor = (userId: number | SQL | PgColumn): SQL => {
  const ofAnnouncement = (table: typeof ofRoles) =>
    sql`(select ${table.otherId} from ${table} where ${table.recordId} = ${announcements.id})`;
  return sql`(
    not exists ${ofAnnouncement(ofDepartments)} and not exists ${ofAnnouncement(ofRoles)}
    or exists (
      select 1 from ${userRoles} where ${userRoles.userId} = ${userId} and (
        ${userRoles.departmentId} in ${ofAnnouncement(ofDepartments)} or ${userRoles.roleId} in ${ofAnnouncement(ofRoles)}
      )
    )
  )`;
};

/** Returns which announcements somebody sees: all who may write or edit them, and otherwise what is published for them and has not expired. */
function visibleAnnouncements(viewer: Viewer) {
  if (viewer.isExternal || canAccess(viewer, ['announcements_create', 'announcements_edit']))
    return visibleToStaff(viewer);
  return and(isPublished, isFor(viewer.id));
}

/** Requires that announcements are published at an instant, and have not expired by then. */
const isPublishedAt = (now: Date) =>
  sql`coalesce(${announcements.publishAt} <= ${now.toISOString()}::timestamptz, true)
    and coalesce(${announcements.expireAt} > ${now.toISOString()}::timestamptz, true)`;

/**
 * Notifies all whom it is for and who may see it, once, of each announcement that is published by now, and not yet expired: of one that was just written, or of all whose time has
 * come. Who publishes it is not told: the caller, or where its time has come by itself, its author.
 */
async function notifyPublished(
  tx: Database,
  now: Date,
  written?: { readonly id: number; readonly caller: Caller },
) {
  const records = announcementModule.recordsFor(null);
  const isDue = and(isPublishedAt(now), written && eq(announcements.id, written.id));
  for (const id of await claimDue(tx, records, 'published', isDue, now)) {
    const record = await readWritten(tx, records, id);
    // Those who see it from now on have not heard of it before.
    await announceRecord(tx, records.name, record);
    const author = written?.caller.id ?? record.created_by;
    const people = await tx
      .select({ id: users.id })
      .from(users)
      .innerJoin(announcements, eq(announcements.id, id))
      .where(and(users.isActive, isFor(users.id), author === null ? undefined : ne(users.id, author)));
    const told = { kind: 'published', values: { record: records.describe(record) } } as const;
    await notify(
      tx,
      null,
      people.map((person) => person.id),
      told,
      { records, id },
      now,
    );
  }
}

/** Notifies people of the announcements whose time has come. */
export const notifyOfPublished = (db: Database, now: Date): Promise<void> =>
  db.transaction((tx) => notifyPublished(tx, now));

/** Returns announcements with when their reader has read and acknowledged them. */
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
  hooks: {
    present: withReceipts,
    afterWrite: (tx, { id }, _body, { caller, now }) => notifyPublished(tx, now, { id, caller }),
  },
});
