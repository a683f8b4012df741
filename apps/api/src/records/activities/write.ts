import { and, eq } from '../../db/orm.ts';
import type { Database } from '../../db/database.ts';
import { isOneOf } from '../../db/list/conditions.ts';
import {
  activities,
  articleLinks,
  attachments,
  comments,
  favourites,
  timedNotifications,
} from '../../db/schema/index.ts';
import { deleteValueRows } from '../customFields/rows.ts';

/** Describes whose record was written by whom and when. */
interface Entry {
  readonly resource: string;
  readonly recordId: number;
  readonly userId: number;
  readonly now: Date;
}

/** Describes one changed field as the activity log tells it. */
export interface Change {
  readonly field: string;
  readonly oldValue: string | null;
  readonly newValue: string | null;
}

/** Logs that a record was created. To be called in the transaction that creates it. */
export async function recordCreation(tx: Database, { now, ...entry }: Entry): Promise<void> {
  await tx.insert(activities).values({ ...entry, action: 'created', createdAt: now });
}

/** Logs what was changed, one row for each field. To be called in the transaction that changes it. */
export async function recordChanges(
  tx: Database,
  { now, ...entry }: Entry,
  changes: readonly Change[],
): Promise<void> {
  if (changes.length === 0) return;
  const rows = changes.map((change) => ({ ...entry, ...change, action: 'updated' as const, createdAt: now }));
  await tx.insert(activities).values(rows);
}

/** Deletes what hangs on records that are deleted: their logs, comments, attachments, links with articles, the marks of favourites and what lists know of their custom fields. What the files hold is cleared away later. */
export async function deleteAttachedData(
  tx: Database,
  resource: string,
  recordIds: readonly number[],
): Promise<void> {
  await deleteValueRows(tx, resource, recordIds);
  for (const table of [activities, articleLinks, attachments, comments, favourites, timedNotifications])
    await tx.delete(table).where(and(eq(table.resource, resource), isOneOf(table.recordId, recordIds)));
}
