import type { Comment } from '@bureau/contract';
import { and, eq, inArray, notInArray, or, sql, type SQL } from '../../db/orm.ts';
import type { Caller, Viewer } from '../../access/Caller.ts';
import { findViewers } from '../../access/findCaller.ts';
import type { Database } from '../../db/database.ts';
import { comments, notifications } from '../../db/schema/index.ts';
import { announcePart } from '../events/announce.ts';
import { findWatching } from '../events/audience.ts';
import { excerptOf, type NotificationRecords } from '../notifications/notify.ts';

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

interface Said {
  readonly recordId: number;
  readonly text: string;
  readonly createdAt: Date;
}

/** Matches the notifications about the comments on a record. */
const isAboutComments = ({ name }: NotificationRecords, recordId: number) =>
  and(
    eq(notifications.route, name),
    eq(notifications.relatedId, recordId),
    inArray(notifications.kind, ['comment', 'mention']),
  );

/** Deletes the notifications about a comment that is deleted: those of when it was written, and of when it was changed last. */
export async function removeNotifications(
  tx: Database,
  records: NotificationRecords,
  recordId: number,
  { created_at: createdAt, updated_at: updatedAt }: Pick<Comment, 'created_at' | 'updated_at'>,
): Promise<void> {
  const times = [createdAt, updatedAt].map((time) => new Date(time));
  await tx
    .delete(notifications)
    .where(and(isAboutComments(records, recordId), inArray(notifications.createdAt, times)));
}

/** Deletes the notifications of people of clients about a comment that is internal from now on. */
export async function retractNotifications(
  tx: Database,
  records: NotificationRecords,
  { createdAt, recordId, text }: Said,
): Promise<void> {
  const isOfComment = and(
    isAboutComments(records, recordId),
    or(eq(notifications.createdAt, createdAt), sql`${notifications.values} ->> 'text' = ${excerptOf(text)}`),
  );
  const told = await tx.select({ id: notifications.userId }).from(notifications).where(isOfComment);
  const viewers = await findViewers(
    tx,
    told.map(({ id }) => id),
  );
  const staff = viewers.filter(({ isExternal }) => !isExternal).map(({ id }) => id);
  await tx.delete(notifications).where(and(isOfComment, notInArray(notifications.userId, staff)));
}
