import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { customValues, plainText, recordColumns } from './columns.ts';
import { users } from './people.ts';

export const teams = pgTable('teams', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  /** The number in the code: `TEA-0042` has 42. */
  number: integer('number').notNull().unique(),
  code: text('code').notNull().unique(),
  name: text('name').notNull(),
  /** The name as lists are ordered by it, and by which it is the only one. */
  nameSort: plainText('name_sort').notNull().unique(),
  /** Code and name as they are searched: see `foldForSearch`. */
  searchText: text('search_text').notNull(),
  description: text('description').notNull().default(''),
  /** As `#rrggbb`. */
  color: text('color'),
  leaderId: integer('leader_id').references(() => users.id),
  customFields: customValues(),
  createdBy: integer('created_by').references(() => users.id),
  ...recordColumns,
});

export const teamMembers = pgTable(
  'team_members',
  {
    teamId: integer('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.userId] }),
    index('team_members_user_id_index').on(table.userId),
  ],
);
