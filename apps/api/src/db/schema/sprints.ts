import { bigint, index, integer, pgTable, smallint } from '../orm.ts';
import { instant, ownerId } from './columns.ts';
import { recordTables } from './recordTables.ts';

/**
 * The log of what happened to the work in sprints: each row says by how much it became more or less. Its writer is a trigger on tasks
 * (`migrations/0000_initial.sql`), so that it misses no way in which tasks are changed; what is in a sprint at an instant is the sum of what was before.
 */
export const sprintWork = pgTable(
  'sprint_work',
  {
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    sprintId: ownerId('sprint_id', () => recordTables.sprints.id),
    at: instant('at').notNull(),
    /** Tasks that were not cancelled, and what they were estimated at. */
    totalTasks: smallint('total_tasks').notNull(),
    totalMinutes: integer('total_minutes').notNull(),
    /** Those of them in which something is left to do, and how much of the estimate. */
    leftTasks: smallint('left_tasks').notNull(),
    leftMinutes: integer('left_minutes').notNull(),
  },
  (table) => [index('sprint_work_sprint_index').on(table.sprintId, table.at)],
);
