import { tasks as contract, taskStatuses } from '@bureau/contract';
import { and, desc, eq, ne, or, sql } from '../db/orm.ts';
import type { Person } from '../access/Caller.ts';
import { findViewers } from '../access/findCaller.ts';
import { isKnown } from '../access/visible/people.ts';
import { visibleTasks } from '../access/visible/tasks.ts';
import type { Database } from '../db/database.ts';
import { activities, notifications, recordTables, taskAssignees, tasks, users } from '../db/schema/index.ts';
import { findKey, type MessageKey } from '../errors/messages.ts';
import type { NotificationKind } from '../records/notifications/kinds.ts';
import { noticesOfClocks } from '../modules/incidents/clocks.ts';
import { claimDue } from '../records/notifications/timed.ts';
import { demoAccounts } from './demoAccounts.ts';

/** How many notifications an account has. */
const wanted = 3;

/** Picks of the log what an account would have been told of: what others did last, and its own tasks before all others. */
function pickEntries(db: Database, viewer: Person) {
  const isAssigned = sql`exists (
    select 1 from ${taskAssignees} where ${taskAssignees.taskId} = ${tasks.id} and ${taskAssignees.userId} = ${viewer.id}
  )`;
  const isOwn = or(eq(tasks.createdBy, viewer.id), isAssigned);
  return db
    .select({
      id: tasks.id,
      code: tasks.code,
      title: tasks.title,
      status: activities.newValue,
      at: activities.createdAt,
      actor: users.fullName,
    })
    .from(activities)
    .innerJoin(tasks, and(eq(activities.resource, contract.name), eq(tasks.id, activities.recordId)))
    .innerJoin(users, eq(users.id, activities.userId))
    .where(
      and(
        ne(activities.userId, viewer.id),
        visibleTasks(viewer),
        // Whom somebody of a client may not know is not named to them.
        isKnown(viewer, users.id),
        or(eq(activities.field, 'status'), isAssigned),
      ),
    )
    .orderBy(sql`${isOwn} desc`, desc(activities.id))
    .limit(wanted);
}

/** Returns what an account is told of a task that got a status, or for null, of one that it was assigned. */
function visibleReferencesOf(status: string | null): {
  readonly kind: NotificationKind;
  readonly status?: MessageKey | undefined;
} {
  if (status === null) return { kind: 'assigned' };
  const key = taskStatuses.find(({ value }) => value === Number(status))?.key ?? 'open';
  return key === 'completed'
    ? { kind: 'completed' }
    : { kind: 'status', status: findKey([`status.task.${key}`]) };
}

const { announcements, incidents } = recordTables;

/**
 * Notifies each account of the demonstration of a few tasks, when it happened. Nobody is told of what was due before: announcements, and clocks
 * of incidents.
 */
export async function seedNotifications(db: Database, now: Date): Promise<void> {
  const isPublished = sql`coalesce(${announcements.publishAt} <= ${now.toISOString()}::timestamptz, true)`;
  await claimDue(db, { name: 'announcements', table: announcements }, 'published', isPublished, now);
  for (const { kind, isDue } of noticesOfClocks(now))
    await claimDue(db, { name: 'incidents', table: incidents }, kind, isDue, now);
  const accounts = demoAccounts.map((_, index) => index + 1);
  for (const viewer of await findViewers(db, accounts)) {
    const picked = await pickEntries(db, viewer);
    const rows = picked.toReversed().map(({ id, status, at, actor, code, title }) => {
      const { kind, ...values } = visibleReferencesOf(status);
      return {
        userId: viewer.id,
        kind,
        values: { actor, record: `${code} ${title}`, ...values },
        route: contract.name,
        relatedId: id,
        createdAt: at,
      };
    });
    if (rows.length > 0) await db.insert(notifications).values(rows);
  }
}
