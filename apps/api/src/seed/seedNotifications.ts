import { tasks as contract } from '@bureau/contract';
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { findViewers } from '../access/findCaller.ts';
import type { Viewer } from '../access/Caller.ts';
import type { Database } from '../db/database.ts';
import { notifications, taskAssignees, tasks, users } from '../db/schema/index.ts';
import { ofAssignment, ofStatus } from '../modules/tasks/notices.ts';
import { visibleTasks } from '../modules/tasks/rules.ts';
import { demoAccounts } from './demoAccounts.ts';

/** How many notifications an account has, and how far they lie apart, in milliseconds. */
const wanted = 3;
const distance = 5 * 60 * 60 * 1000;

/** Picks tasks that an account would have been told of: its own first, made by somebody else, changed last. */
function pickTasks(db: Database, viewer: Viewer) {
  const isOwn = sql<boolean>`exists (
    select 1 from ${taskAssignees} where ${taskAssignees.taskId} = ${tasks.id} and ${taskAssignees.userId} = ${viewer.id}
  )`;
  return db
    .select({
      id: tasks.id,
      code: tasks.code,
      title: tasks.title,
      status: tasks.status,
      firstname: users.firstname,
      lastname: users.lastname,
      isOwn,
    })
    .from(tasks)
    .innerJoin(users, eq(users.id, tasks.createdBy))
    .where(and(ne(tasks.createdBy, viewer.id), visibleTasks(viewer)))
    .orderBy(desc(isOwn), desc(tasks.updatedAt), desc(tasks.id))
    .limit(wanted);
}

/** Tells each account of the demonstration of a few tasks. */
export async function seedNotifications(db: Database, now: Date): Promise<void> {
  const accounts = demoAccounts.map((_, index) => index + 1);
  for (const viewer of await findViewers(db, accounts)) {
    const picked = await pickTasks(db, viewer);
    const rows = picked.map(({ id, status, isOwn, firstname, lastname, ...task }, index) => {
      const { kind, values } = isOwn && index % 2 === 0 ? ofAssignment(task) : ofStatus(status, task);
      return {
        userId: viewer.id,
        kind,
        values: { actor: `${firstname} ${lastname}`, ...values },
        route: contract.name,
        relatedId: id,
        createdAt: new Date(now.getTime() - (index + 1) * distance - viewer.id * 60_000),
      };
    });
    if (rows.length > 0) await db.insert(notifications).values(rows);
  }
}
