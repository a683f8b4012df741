import { index, integer, pgTable } from '../orm.ts';
import { instant, ownerId } from './columns.ts';
import { users } from './people.ts';
import { tasks } from './work.ts';

/** The timers that run or are paused. The key is the user: nobody has two. */
export const timers = pgTable(
  'timers',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    taskId: ownerId('task_id', () => tasks.id),
    startedAt: instant('started_at').notNull(),
    /** Since when it runs; empty while it is paused. */
    runningSince: instant('running_since'),
    /** What was worked before it was paused last. */
    workedSeconds: integer('worked_seconds').notNull().default(0),
  },
  (table) => [index('timers_task_id_index').on(table.taskId)],
);
