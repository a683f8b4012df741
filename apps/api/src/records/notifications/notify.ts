import { canAccess, findRoute } from '@bureau/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Caller, Viewer } from '../../access/Caller.ts';
import { findViewers } from '../../access/findCaller.ts';
import { isKnown } from '../../access/visible/people.ts';
import type { Database } from '../../db/database.ts';
import { notifications, users } from '../../db/schema/index.ts';
import { readSettings } from '../../db/settings/queries.ts';
import type { Records } from '../Records.ts';
import type { NotificationKind, NotificationValues } from './kinds.ts';

/** Whether somebody may open the route where records of a name are found. */
export function mayOpen(viewer: Viewer, name: string): boolean {
  const route = findRoute(`/${name}`);
  return route !== undefined && canAccess(viewer, route.access);
}

/** How much of a text that somebody wrote is quoted, in UTF-16 units. */
const excerptLength = 200;

/** Describes what people are told of, and what is filled into the text beside who did it. */
export type NotificationContent = {
  readonly [Kind in NotificationKind]: {
    readonly kind: Kind;
    readonly values: Omit<NotificationValues[Kind], 'actor'>;
  };
}[NotificationKind];

/** Describes a notification to one person: the route that it leads to, and the record there. */
export interface Delivery {
  readonly viewer: Viewer;
  readonly notification: NotificationContent;
  /** Null leads nowhere. */
  readonly route: string | null;
  readonly relatedId: number | null;
}

/** Names the record that a notification leads to. */
interface Target {
  readonly records: Pick<Records, 'name' | 'table' | 'visible'>;
  readonly id: number;
}

/** Returns those of some viewers who may see a record, by one statement. */
async function filterByVisibility(
  db: Database,
  viewers: readonly Viewer[],
  { records: { name, table, visible }, id }: Target,
): Promise<Viewer[]> {
  const asking = viewers
    .filter((viewer) => mayOpen(viewer, name))
    .map(
      (viewer) =>
        sql`select ${viewer.id}::int as id from ${table} where ${and(eq(table.id, id), visible(viewer))}`,
    );
  if (asking.length === 0) return [];
  const { rows } = await db.execute<{ id: number }>(sql.join(asking, sql` union all `));
  const seeing = new Set(rows.map(({ id: viewerId }) => viewerId));
  return viewers.filter((viewer) => seeing.has(viewer.id));
}

function fill(actor: string, { values }: NotificationContent): Record<string, string | number> {
  const filled: Record<string, string | number> = { actor, ...values };
  const { text } = filled;
  if (typeof text === 'string' && text.length > excerptLength)
    filled['text'] = `${text.slice(0, excerptLength - 1).toWellFormed()}…`;
  return filled;
}

/** Names what is told with the name of who speaks to the reader, whoever that is. */
const spoken: readonly NotificationKind[] = ['comment', 'mention'];

/** Returns by what name somebody is told of who calls: by that of the company, where they may not know who it is. */
async function actorFor(
  tx: Database,
  { id, firstname, lastname }: Caller,
  { viewer, notification }: Delivery,
): Promise<string> {
  const isOpen =
    !viewer.isExternal ||
    spoken.includes(notification.kind) ||
    (await tx.$count(users, and(eq(users.id, id), isKnown(viewer, users.id)))) > 0;
  return isOpen ? `${firstname} ${lastname}` : (await readSettings(tx)).company_short_name;
}

/** Writes notifications. Whether their readers may see what they are about was asked before. */
export async function deliver(
  tx: Database,
  caller: Caller,
  deliveries: readonly Delivery[],
  now: Date,
): Promise<void> {
  if (deliveries.length === 0) return;
  const rows: (typeof notifications.$inferInsert)[] = [];
  for (const delivery of deliveries) {
    const { viewer, notification, ...link } = delivery;
    rows.push({
      ...link,
      userId: viewer.id,
      kind: notification.kind,
      values: fill(await actorFor(tx, caller, delivery), notification),
      createdAt: now,
    });
  }
  await tx.insert(notifications).values(rows);
}

/**
 * Notifies people of what the caller did to a record: those of them who are active and may see it, and never the caller. To be called in the
 * transaction that does it, once it is done.
 */
export async function notify(
  tx: Database,
  caller: Caller,
  userIds: Iterable<number>,
  notification: NotificationContent,
  target: Target,
  now: Date,
): Promise<void> {
  const others = [...new Set(userIds)].filter((id) => id !== caller.id);
  if (others.length === 0) return;
  const seeing = await filterByVisibility(tx, await findViewers(tx, others), target);
  const { name: route } = target.records;
  const deliveries = seeing.map((viewer) => ({ viewer, notification, route, relatedId: target.id }));
  await deliver(tx, caller, deliveries, now);
}
