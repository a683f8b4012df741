import { type AccessUser, canAccess, findRoute, type NotificationTopic } from '@bureau/contract';
import { formatFullName } from '@bureau/values';
import { and, eq, sql } from '../../db/orm.ts';
import type { Caller, Person } from '../../access/Caller.ts';
import { findViewers } from '../../access/findCaller.ts';
import { isKnown } from '../../access/visible/people.ts';
import type { Database } from '../../db/database.ts';
import { isOneOf } from '../../db/list/conditions.ts';
import { notifications, users } from '../../db/schema/index.ts';
import { readSettings } from '../../db/settings/queries.ts';
import type { Records } from '../Records.ts';
import { type NotificationKind, type NotificationValues, topicOfKind } from './kinds.ts';

/** Whether somebody may open the route where records of a name are found. */
export function mayOpen(person: AccessUser, name: string): boolean {
  const route = findRoute(`/${name}`);
  return route !== undefined && canAccess(person, route.access);
}

/** How much of a text that somebody wrote is quoted, in UTF-16 units. */
const excerptLength = 200;

/** Describes what people are told of, and what is filled into the text beside who did it. */
export type NotificationContent = {
  readonly [Kind in NotificationKind]: { readonly kind: Kind; readonly values: NotificationValues[Kind] };
}[NotificationKind];

/** Describes a notification to one person: the route that it leads to, and the record there. */
export interface Delivery {
  readonly viewer: Person;
  readonly notification: NotificationContent;
  /** Null leads nowhere. */
  readonly route: string | null;
  readonly relatedId: number | null;
}

/** Describes the records that notifications lead to. */
export type NotificationRecords = Pick<Records, 'name' | 'table' | 'visible'>;

/** How many people are asked for at once, since a statement names the rules of each of them, and how many notifications are written at once. */
const viewersAtOnce = 100;
const rowsAtOnce = 1000;

/** Returns which of some records each of some people may see, by their ids. */
export async function readVisible(
  db: Database,
  { name, table, visible }: NotificationRecords,
  wanted: readonly { readonly viewer: Person; readonly ids: readonly number[] }[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  const asking = wanted.filter(({ viewer }) => mayOpen(viewer, name));
  const seen = new Map<number, number[]>();
  for (let start = 0; start < asking.length; start += viewersAtOnce) {
    const parts = asking
      .slice(start, start + viewersAtOnce)
      .map(
        ({ viewer, ids }) =>
          sql`select ${viewer.id}::int as user_id, ${table.id} as record_id from ${table} where ${and(isOneOf(table.id, ids), visible(viewer))}`,
      );
    const { rows } = await db.execute<{ user_id: number; record_id: number }>(
      sql.join(parts, sql` union all `),
    );
    for (const { user_id: userId, record_id: id } of rows)
      seen.set(userId, [...(seen.get(userId) ?? []), id]);
  }
  return seen;
}

/** Returns how a text begins that somebody wrote, as it is quoted. */
const excerptOf = (text: string): string =>
  text.length > excerptLength ? `${text.slice(0, excerptLength - 1).toWellFormed()}…` : text;

function fill(actor: string | null, { values }: NotificationContent): Record<string, string | number> {
  const filled: Record<string, string | number> = { ...(actor !== null && { actor }), ...values };
  const { text } = filled;
  if (typeof text === 'string') filled['text'] = excerptOf(text);
  return filled;
}

/** Names what is told with the name of who speaks to the reader, whoever that is. */
const spoken: readonly NotificationKind[] = ['comment', 'mention'];

/** Returns by what name somebody is told of who calls: by that of the company, where they may not know who it is. */
async function actorFor(tx: Database, caller: Caller, { viewer, notification }: Delivery): Promise<string> {
  const isOpen =
    !viewer.isExternal ||
    spoken.includes(notification.kind) ||
    (await tx.$count(users, and(eq(users.id, caller.id), isKnown(viewer, users.id)))) > 0;
  return isOpen ? formatFullName(caller) : (await readSettings(tx)).company_short_name;
}

/** Leaves out what people do not want to be notified of. */
async function leaveOutMuted(tx: Database, deliveries: readonly Delivery[]): Promise<readonly Delivery[]> {
  const ids = [...new Set(deliveries.map(({ viewer }) => viewer.id))];
  const rows = await tx
    .select({
      id: users.id,
      muted: sql<readonly NotificationTopic[]>`${users.preferences} -> 'muted_topics'`,
    })
    .from(users)
    .where(and(isOneOf(users.id, ids), sql`jsonb_exists(${users.preferences}, 'muted_topics')`));
  const mutedBy = new Map(rows.map(({ id, muted }) => [id, muted]));
  return deliveries.filter(({ notification, viewer }) => {
    const topic = topicOfKind[notification.kind];
    return topic === null || !mutedBy.get(viewer.id)?.includes(topic);
  });
}

/** Writes notifications of what a caller has done, or for null, of what nobody does. Whether their readers may see what they are about was asked before. */
export async function deliver(
  tx: Database,
  caller: Caller | null,
  deliveries: readonly Delivery[],
  now: Date,
): Promise<void> {
  if (deliveries.length === 0) return;
  const wanted = await leaveOutMuted(tx, deliveries);
  const rows: (typeof notifications.$inferInsert)[] = [];
  for (const delivery of wanted) {
    const { viewer, notification, ...link } = delivery;
    rows.push({
      ...link,
      userId: viewer.id,
      kind: notification.kind,
      values: fill(caller && (await actorFor(tx, caller, delivery)), notification),
      createdAt: now,
    });
  }
  for (let start = 0; start < rows.length; start += rowsAtOnce)
    await tx.insert(notifications).values(rows.slice(start, start + rowsAtOnce));
}

/**
 * Notifies people of what the caller did to a record, or of what has become of it by itself: those of them who are active and may see it, and never the
 * caller. To be called in the transaction that does it, once it is done.
 */
export async function notify(
  tx: Database,
  caller: Caller | null,
  userIds: Iterable<number>,
  notification: NotificationContent,
  { records, id }: { readonly records: NotificationRecords; readonly id: number },
  now: Date,
): Promise<void> {
  const others = [...new Set(userIds)].filter((userId) => userId !== caller?.id);
  if (others.length === 0) return;
  const viewers = await findViewers(tx, others);
  const seen = await readVisible(
    tx,
    records,
    viewers.map((viewer) => ({ viewer, ids: [id] })),
  );
  const deliveries = viewers
    .filter((viewer) => seen.has(viewer.id))
    .map((viewer) => ({ viewer, notification, route: records.name, relatedId: id }));
  await deliver(tx, caller, deliveries, now);
}
