import type { ResourceName } from '@bureau/contract';
import { index, integer, pgTable, text, unique } from '../orm.ts';
import { instant, ownerId } from './columns.ts';
import { savedViews } from './lists.ts';
import { users } from './people.ts';

/** What users have marked: a record, a saved view, or a list, which is neither. */
export const favourites = pgTable(
  'favourites',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: ownerId('user_id', () => users.id),
    resource: text('resource').$type<ResourceName>().notNull(),
    recordId: integer('record_id'),
    viewId: integer('view_id').references(() => savedViews.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('favourites_unique')
      .on(table.userId, table.resource, table.recordId, table.viewId)
      .nullsNotDistinct(),
    index('favourites_record_index').on(table.resource, table.recordId),
    index('favourites_view_index').on(table.viewId),
  ],
);
