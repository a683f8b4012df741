import type { DashboardPeriod, DashboardWidget } from '@bureau/contract';
import { integer, pgTable, smallint } from '../orm.ts';
import { instant, jsonb } from './columns.ts';
import { users } from './people.ts';

/** The dashboards that people have arranged themselves. */
export const dashboardLayouts = pgTable('dashboard_layouts', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Null shows those of the user's role. */
  widgets: jsonb('widgets').$type<DashboardWidget[]>(),
  /** In days. */
  period: smallint('period').$type<DashboardPeriod>().notNull(),
  updatedAt: instant('updated_at').notNull(),
  /** Grows with each change. */
  version: integer('version').notNull().default(1),
});
