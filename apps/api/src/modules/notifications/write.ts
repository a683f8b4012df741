import { and, eq, lt, sql } from '../../db/orm.ts';
import type { Caller } from '../../access/Caller.ts';
import type { Database } from '../../db/database.ts';
import { notifications } from '../../db/schema/index.ts';
import { notFound } from '../../errors/ApiError.ts';
import { notificationLifetime, notificationsKept } from './rules.ts';

/**
 * Dismisses a notification of the caller.
 *
 * @throws ApiError 404 for one of somebody else, or none.
 */
export async function removeNotification(db: Database, caller: Caller, id: number): Promise<void> {
  const removed = await db
    .delete(notifications)
    .where(and(eq(notifications.id, id), eq(notifications.userId, caller.id)))
    .returning({ id: notifications.id });
  if (removed.length === 0) throw notFound();
}

/** Deletes what nobody has dismissed for long, and of what somebody has more than anybody reads, the oldest. */
export async function removeOldNotifications(db: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - notificationLifetime);
  await db.delete(notifications).where(lt(notifications.createdAt, oldest));
  const { id, userId, createdAt } = notifications;
  const ranked = sql`select ${id} as id, row_number() over (partition by ${userId} order by ${createdAt} desc, ${id} desc) as rank from ${notifications}`;
  await db.execute(
    sql`delete from ${notifications} where ${id} in (select id from (${ranked}) as ranked where rank > ${notificationsKept})`,
  );
}
