import { isRoutePath, type Notification } from '@bureau/contract';
import { and, desc, eq } from '../../db/orm.ts';
import type { Caller } from '../../access/Caller.ts';
import { formatsOf } from '../../access/formatsOf.ts';
import type { Database } from '../../db/database.ts';
import { notifications } from '../../db/schema/index.ts';
import type { Settings } from '../../db/settings/Settings.ts';
import { compose } from './compose.ts';
import { isOpenTo } from './rules.ts';

/** Returns the newest notifications of a caller, in their language. What leads to a record that is gone, or out of sight, is left out. */
export async function listNotifications(
  db: Database,
  caller: Caller,
  settings: Settings,
  length: number,
): Promise<Notification[]> {
  const { date_time_format: dateTimeFormat, time_zone: timeZone } = formatsOf(caller, settings);
  const reading = { locale: caller.language, timeZone, dateTimeFormat };
  const rows = await db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, caller.id), isOpenTo(caller)))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(length);
  return rows.map((row) => ({
    id: row.id,
    ...compose(row, reading),
    created_at: row.createdAt.toISOString(),
    // Never an address, whatever was stored.
    route: row.route !== null && isRoutePath(row.route) ? row.route : null,
    route_related_id: row.relatedId,
  }));
}
