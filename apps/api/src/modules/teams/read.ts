import type { ListQuery, Named, Person, ResponseOf, Team, teams as contract } from '@bureau/contract';
import { asc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Caller } from '../../access/Caller.ts';
import { visibleTeams } from '../../access/visible/teams.ts';
import type { Database } from '../../db/database.ts';
import { answerList, oneRow, type Rows } from '../../db/list/answerList.ts';
import { writeTimes } from '../../db/list/writeTimes.ts';
import { teamMembers, teams, users } from '../../db/schema/index.ts';
import { withCustomFields } from '../../records/customFields/list.ts';
import { selectValues } from '../../records/customFields/values.ts';
import { defaultSort, memberCount, teamSource } from './source.ts';

const leaders = alias(users, 'leaders');
const creators = alias(users, 'creators');
const people = alias(users, 'people');

/** Reads teams with their members, and of their custom fields all, or those that lists show. */
export async function readTeams(
  db: Database,
  { condition, order, limit, offset }: Rows,
  isList = false,
): Promise<Team[]> {
  const rows = await db
    .select({
      id: teams.id,
      code: teams.code,
      name: teams.name,
      description: teams.description,
      color: teams.color,
      leader_id: teams.leaderId,
      leader_firstname: leaders.firstname,
      leader_lastname: leaders.lastname,
      members: sql<Person[]>`(
        select coalesce(json_agg(json_build_object(
          'user_id', ${people.id}, 'firstname', ${people.firstname}, 'lastname', ${people.lastname}
        ) order by ${people.nameSort}, ${people.id}), '[]')
        from ${teamMembers} join ${users} as people on ${people.id} = ${teamMembers.userId}
        where ${teamMembers.teamId} = ${teams.id}
      )`,
      member_count: memberCount,
      custom_fields: selectValues(teams.customFields, 'teams', isList),
      created_at: teams.createdAt,
      updated_at: teams.updatedAt,
      created_by: teams.createdBy,
      created_firstname: creators.firstname,
      created_lastname: creators.lastname,
      version: teams.version,
    })
    .from(teams)
    .leftJoin(leaders, eq(leaders.id, teams.leaderId))
    .leftJoin(creators, eq(creators.id, teams.createdBy))
    .where(condition)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  return rows.map((row) => ({ ...row, ...writeTimes(row) }));
}

/** Lists the teams. */
export const listTeams = async (
  db: Database,
  caller: Caller,
  query: ListQuery<typeof contract.listSpec>,
  timeZone: string,
): Promise<ResponseOf<typeof contract.list>> =>
  answerList(db, await withCustomFields(db, teamSource(timeZone), 'teams', query), query, {
    visible: visibleTeams(caller),
    fallback: defaultSort,
    read: (rows) => readTeams(db, rows, true),
  });

/** Reads a team. */
export async function readTeam(db: Database, id: number): Promise<Team | null> {
  const [team] = await readTeams(db, oneRow(eq(teams.id, id)));
  return team ?? null;
}

/** Lists the id and name of all teams, by name. */
export const pickTeams = (db: Database, caller: Caller): Promise<Named[]> =>
  db
    .select({ id: teams.id, name: teams.name })
    .from(teams)
    .where(visibleTeams(caller))
    .orderBy(asc(teams.nameSort));
