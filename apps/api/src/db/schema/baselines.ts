import { date, integer, pgTable, primaryKey, text } from '../orm.ts';
import { ownerId } from './columns.ts';
import { projects } from './projects.ts';

/**
 * The dates that projects, their sprints and tasks had when somebody kept them. What was deleted since, or belongs to another project by now, has
 * rows that nobody reads.
 */
export const baselines = pgTable(
  'baselines',
  {
    projectId: ownerId('project_id', () => projects.id),
    resource: text('resource').$type<'projects' | 'sprints' | 'tasks'>().notNull(),
    recordId: integer('record_id').notNull(),
    startDate: date('start_date', { mode: 'string' }),
    endDate: date('end_date', { mode: 'string' }),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.resource, table.recordId] })],
);
