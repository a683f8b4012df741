import type { Comment } from '@bureau/contract';
import { and, eq, inArray, notInArray, or, sql, type SQL } from '../../db/orm.ts';
import type { Caller, Viewer } from '../../access/Caller.ts';
import { findViewers } from '../../access/findCaller.ts';
import type { Database } from '../../db/database.ts';
import { comments, notifications } from '../../db/schema/index.ts';
import { announcePart } from '../events/announce.ts';
import { findWatching } from '../events/audience.ts';
import type { NotificationRecords } from '../notifications/notify.ts';

/** Returns which comments somebody sees, as a condition; `undefined` is all of them. Somebody of a client sees the public ones and the own. */
export const isSeenBy = ({ id, isExternal }: Caller): SQL | undefined =>
  isExternal ? or(eq(comments.isInternal, false), eq(comments.createdBy, id)) : undefined;

const among = (
  { name, table, visible }: NotificationRecords,
  isMeant: (viewer: Viewer) => boolean,
): NotificationRecords => ({
  name,
  table,
  visible: (viewer) => (isMeant(viewer) ? visible(viewer) : sql`false`),
});

/** Returns records as those see them who belong to no client. */
export const amongStaff = (records: NotificationRecords) => among(records, ({ isExternal }) => !isExternal);

/** Returns records as those see them who belong to a client. */
export const amongClients = (records: NotificationRecords) => among(records, ({ isExternal }) => isExternal);

/** Announces that a comment has changed, to those who see it: of internal ones nobody of a client hears. */
export async function announceComment(
  tx: Database,
  records: NotificationRecords,
  recordId: number,
  isInternal: boolean,
  now: Date,
): Promise<void> {
  const ref = { resource: records.name, recordId };
  const to = isInternal
    ? await findWatching(tx, amongStaff(records), eq(records.table.id, recordId), now)
    : undefined;
  await announcePart(tx, ref, 'comments', to);
}

/** Matches the notifications about a comment, on whatever record it is by now. */
const isAbout = ({ name }: NotificationRecords, { id }: Pick<Comment, 'id'>) =>
  and(
    eq(notifications.route, name),
    inArray(notifications.kind, ['comment', 'mention']),
    sql`${notifications.values} ->> 'comment' = ${String(id)}`,
  );

/** Deletes the notifications about a comment that is deleted. */
export async function removeNotifications(
  tx: Database,
  records: NotificationRecords,
  comment: Comment,
): Promise<void> {
  await tx.delete(notifications).where(isAbout(records, comment));
}

/** Deletes the notifications of people of clients about a comment that is internal from now on. */
export async function retractNotifications(
  tx: Database,
  records: NotificationRecords,
  comment: Comment,
): Promise<void> {
  const isOfComment = isAbout(records, comment);
  const told = await tx.select({ id: notifications.userId }).from(notifications).where(isOfComment);
  const viewers = await findViewers(
    tx,
    told.map(({ id }) => id),
  );
  const staff = viewers.filter(({ isExternal }) => !isExternal).map(({ id }) => id);
  await tx.delete(notifications).where(and(isOfComment, notInArray(notifications.userId, staff)));
}
