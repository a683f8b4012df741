import { isNotNull, sql, type SQL } from '../../db/orm.ts';
import type { Caller } from '../../access/Caller.ts';
import { findViewers } from '../../access/findCaller.ts';
import type { Database } from '../../db/database.ts';
import type { MessageKey } from '../../errors/messages.ts';
import {
  deliver,
  type Delivery,
  type NotificationContent,
  readVisible,
  type NotificationRecords,
} from './notify.ts';

/** Describes something that happens to records: how one person is told of it for one record, and for several. */
export interface RecordEvent {
  readonly ofOne: (record: string) => NotificationContent;
  readonly ofMany: (many: { readonly resource: MessageKey; readonly count: number }) => NotificationContent;
}

/** What happens to which records, and whom it is told: rows of `record_id` and `user_id`. */
export interface Occasion {
  readonly event: RecordEvent;
  readonly people: SQL;
}

/** What happened to each of the records that one person is told of. */
type Events = ReadonlyMap<number, RecordEvent>;

/** Holds for each person what they are to be told. */
export type Recipients = ReadonlyMap<number, Events>;

/** Describes the records to those who are told of them. */
export interface NotificationTarget {
  readonly records: NotificationRecords;
  /** The key of the name of their resource. */
  readonly resource: MessageKey;
  /** Names a record, as it is now. */
  readonly label: SQL;
}

/** Finds out whom to tell what. Of several things that happen to a record at once, somebody is told the first. */
export async function readRecipients(tx: Database, occasions: readonly Occasion[]): Promise<Recipients> {
  const recipients = new Map<number, Map<number, RecordEvent>>();
  if (occasions.length === 0) return recipients;
  const parts = occasions.map(
    ({ people }, place) => sql`select ${place}::int as place, record_id, user_id from (${people}) as people`,
  );
  const { rows } = await tx.execute<{ place: number; record_id: number; user_id: number }>(
    sql`select place, record_id, user_id from (${sql.join(parts, sql` union all `)}) as told where ${isNotNull(sql`user_id`)} order by place, record_id`,
  );
  for (const { place, record_id: recordId, user_id: userId } of rows) {
    const event = occasions[place]?.event;
    const known = recipients.get(userId) ?? new Map<number, RecordEvent>();
    if (event !== undefined && !known.has(recordId)) recipients.set(userId, known.set(recordId, event));
  }
  return recipients;
}

/** Words several records for one person: by what happened to all of them, or where that differs, by there being changes. */
function ofMany(events: readonly RecordEvent[], resource: MessageKey): NotificationContent {
  const many = { resource, count: events.length };
  const [first] = events;
  return first !== undefined && events.every((event) => event === first)
    ? first.ofMany(many)
    : { kind: 'changed', values: many };
}

/**
 * Notifies people of records, each once: of one with the way to it, of several together. Only who is active and may see a record is told of it, and never the
 * caller. To be called in the transaction that writes the records, once they are written.
 */
export async function notifyOfEvents(
  tx: Database,
  caller: Caller,
  recipients: Recipients,
  { records, resource, label }: NotificationTarget,
  now: Date,
): Promise<void> {
  const others = [...recipients.keys()].filter((userId) => userId !== caller.id);
  if (others.length === 0) return;
  const viewers = await findViewers(tx, others);
  const eventsOf = ({ id }: { readonly id: number }): Events => recipients.get(id) ?? new Map();
  const seen = await readVisible(
    tx,
    records,
    viewers.map((viewer) => ({ viewer, ids: [...eventsOf(viewer).keys()] })),
  );
  const alone = [...new Set([...seen.values()].flatMap((ids) => (ids.length === 1 ? ids : [])))];
  const labels = await readLabels(tx, records, label, alone);
  const deliveries = viewers.flatMap((viewer): Delivery[] => {
    const ids = seen.get(viewer.id) ?? [];
    const events = ids.flatMap((id) => eventsOf(viewer).get(id) ?? []);
    const [id, event] = [ids[0], events[0]];
    if (id === undefined || event === undefined) return [];
    const route = records.name;
    return events.length === 1
      ? [{ viewer, notification: event.ofOne(labels.get(id) ?? ''), route, relatedId: id }]
      : [{ viewer, notification: ofMany(events, resource), route, relatedId: null }];
  });
  await deliver(tx, caller, deliveries, now);
}

/** Reads what records are called. */
async function readLabels(
  tx: Database,
  { table }: NotificationRecords,
  label: SQL,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await tx.execute<{ id: number; label: string }>(
    sql`select ${table.id} as id, ${label} as label from ${table} where ${table.id} = any(${sql.param([...ids])}::int[])`,
  );
  return new Map(rows.map((row) => [row.id, row.label]));
}
