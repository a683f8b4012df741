import { and, eq, inArray, isNull, or, sql, type SQL } from '../../db/orm.ts';
import type { Viewer } from '../../access/Caller.ts';
import { notifications } from '../../db/schema/index.ts';
import { notificationKinds } from '../../records/notifications/kinds.ts';
import { mayOpen } from '../../records/notifications/notify.ts';
import { pagedModules } from '../records.ts';

/** How long notifications are kept that nobody dismisses, in milliseconds, and of how much at most. */
export const notificationLifetime = 90 * 24 * 60 * 60 * 1000;
export const notificationsKept = 200;

/** Describes the records that notifications lead to. */
export const linked = pagedModules.map((module) => module.recordsFor(null));

/** Requires that a notification is of a known kind, and that the record that it leads to is there and its reader may see it. */
export function isOpenTo(viewer: Viewer): SQL | undefined {
  const ofRecords = linked
    .filter(({ name }) => mayOpen(viewer, name))
    .map(({ name, table, visible }) => {
      const isSeen = and(sql`${table.id} = ${notifications.relatedId}`, visible(viewer));
      return and(eq(notifications.route, name), sql`exists (select 1 from ${table} where ${isSeen})`);
    });
  return and(
    inArray(notifications.kind, [...notificationKinds]),
    or(isNull(notifications.relatedId), ...ofRecords),
  );
}
