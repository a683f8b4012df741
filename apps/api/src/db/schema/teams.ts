import { index, pgTable, primaryKey } from '../orm.ts';
import { ownerId } from './columns.ts';
import { users } from './people.ts';
import { recordTables } from './recordTables.ts';

export const { teams } = recordTables;

export const teamMembers = pgTable(
  'team_members',
  {
    teamId: ownerId('team_id', () => teams.id),
    userId: ownerId('user_id', () => users.id),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.userId] }),
    index('team_members_user_id_index').on(table.userId),
  ],
);
