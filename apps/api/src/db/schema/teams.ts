import { teams as contract } from '@bureau/contract';
import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { users } from './people.ts';
import { recordTable } from './recordTable.ts';

export const teams = recordTable(contract);

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
