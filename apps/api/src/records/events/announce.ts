import type { RecordPart } from '@bureau/contract';
import { sql } from '../../db/orm.ts';
import type { Database } from '../../db/database.ts';
import { isOneOf } from '../../db/list/conditions.ts';
import type { NotificationRecords } from '../notifications/notify.ts';
import { findWatching } from './audience.ts';
import { changeChannel, idsAtOnce, type ChangeMessage } from './ChangeMessage.ts';

/** Notifies all processes of a change once the transaction has ended; of one that fails nobody hears (docs/adr/0052-live-changes.md). */
const send = (tx: Database, message: ChangeMessage) =>
  tx.execute(sql`select pg_notify(${changeChannel}, ${JSON.stringify(message)})`);

function* chunksOf(ids: readonly number[]): Generator<readonly number[]> {
  for (let start = 0; start < ids.length; start += idsAtOnce) yield ids.slice(start, start + idsAtOnce);
}

const ofMany = (resource: string) => ({ resource, id: null, version: null });

/** Announces that a record is another version from now on, or that it is new. */
export async function announceRecord(
  tx: Database,
  resource: string,
  { id, version }: { readonly id: number; readonly version: number },
): Promise<void> {
  await send(tx, { event: { resource, id, version } });
}

/** Announces that what belongs to a record has changed, while the record has not: to everybody who sees the record, or to some people. */
export async function announcePart(
  tx: Database,
  { resource, recordId: id }: { readonly resource: string; readonly recordId: number },
  part: RecordPart,
  to?: readonly number[],
): Promise<void> {
  const event = { resource, id, version: null, part };
  if (to === undefined) await send(tx, { event });
  else for (const chunk of chunksOf(to)) await send(tx, { event, to: chunk });
}

/** Announces that something has changed that somebody has for themselves, such as a timer: to nobody else. */
export const announceOwn = (tx: Database, resource: string, userId: number) =>
  send(tx, { event: ofMany(resource), to: [userId] });

/** Announces that records have changed together: it is one event, however many there are. */
export async function announceMany(tx: Database, resource: string, ids: readonly number[]): Promise<void> {
  for (const chunk of chunksOf(ids)) await send(tx, { event: ofMany(resource), ids: chunk });
}

/** Announces the records of an import. */
export async function announceRange(
  tx: Database,
  resource: string,
  { firstId, lastId }: { readonly firstId: number; readonly lastId: number },
): Promise<void> {
  await send(tx, { event: ofMany(resource), range: [firstId, lastId] });
}

/**
 * Finds out who sees records that are about to be changed or deleted: whoever does not see them afterwards is told as well, and nobody else. What it
 * returns tells them.
 *
 * @param isBulk makes it one event, whatever the number of records.
 */
export async function prepareAnnouncement(
  tx: Database,
  records: NotificationRecords,
  ids: readonly number[],
  now: Date,
  isBulk = false,
): Promise<() => Promise<void>> {
  const { name: resource, table } = records;
  const watching = await findWatching(tx, records, isOneOf(table.id, ids), now);
  const [id = null] = isBulk ? [] : ids;
  return async () => {
    for (const to of chunksOf(watching)) await send(tx, { event: { resource, id, version: null }, to });
  };
}
