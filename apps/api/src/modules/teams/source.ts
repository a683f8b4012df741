import type { teams as contract } from '@bureau/contract';
import { isNull, sql } from 'drizzle-orm';
import { containsWords, isOnDays, isOneOf, isOneOrNone } from '../../db/list/conditions.ts';
import type { ListSource } from '../../db/list/listSource.ts';
import { teamMembers, teams } from '../../db/schema/index.ts';

/** The order of a list that asks for none. */
export const defaultSort = ['name'] as const;

/** Counts who is in a team. */
export const memberCount = sql<number>`(
  select count(*) from ${teamMembers} where ${teamMembers.teamId} = ${teams}.id
)::int`;

/** Returns how teams are sorted, filtered and searched. Days are counted in the caller's time zone. */
export const teamSource = (timeZone: string): ListSource<typeof contract.listSpec> => ({
  id: teams.id,
  sort: {
    code: { column: teams.number, isUnique: true },
    name: { column: teams.nameSort, isUnique: true },
    member_count: { column: memberCount },
    created_at: { column: teams.createdAt },
    updated_at: { column: teams.updatedAt },
  },
  filter: {
    leader_id: (wanted) => isOneOrNone(wanted, (ids) => isOneOf(teams.leaderId, ids), isNull(teams.leaderId)),
    member_id: (ids) =>
      sql`${teams.id} in (select ${teamMembers.teamId} from ${teamMembers} where ${isOneOf(teamMembers.userId, ids)})`,
    created_at: (range) => isOnDays(teams.createdAt, range, timeZone),
    updated_at: (range) => isOnDays(teams.updatedAt, range, timeZone),
  },
  search: (q) => containsWords(teams.searchText, q),
});
