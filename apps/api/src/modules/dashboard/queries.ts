import { openTaskStatuses } from '@bureau/contract';
import { and, count, type SQL, sql } from 'drizzle-orm';
import type { Caller } from '../../access/Caller.ts';
import type { Database } from '../../db/database.ts';
import { isOneOf } from '../../db/list/conditions.ts';
import { taskAssignees, tasks } from '../../db/schema/index.ts';
import { visibleTasks } from '../tasks/rules.ts';

const countWhere = (condition: SQL) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number);

/** Counts the open tasks that a caller may see, and those of them that are theirs, due today, overdue, waiting or urgent. */
export async function countTasks(db: Database, caller: Caller, today: string) {
  const mine = sql`select ${taskAssignees.taskId} from ${taskAssignees} where ${taskAssignees.userId} = ${caller.id}`;
  const [counts] = await db
    .select({
      open: count(),
      mine: countWhere(sql`${tasks.id} in (${mine})`),
      due_today: countWhere(sql`${tasks.dueDate} = ${today}::date`),
      overdue: countWhere(sql`${tasks.dueDate} < ${today}::date`),
      waiting: countWhere(sql`${tasks.status} = 4`),
      urgent: countWhere(sql`${tasks.priority} = 1`),
    })
    .from(tasks)
    .where(and(visibleTasks(caller), isOneOf(tasks.status, openTaskStatuses)));
  if (counts === undefined) throw new Error('A count gave no row.');
  return counts;
}
