import { type Team, teams as contract } from '@bureau/contract';
import { visibleTeams } from '../../access/visible/teams.ts';
import { teams } from '../../db/schema/index.ts';
import { customActivityValues } from '../../records/customFields/values.ts';
import type { Records } from '../../records/Records.ts';
import { readTeam } from './read.ts';

/** Describes teams to the functions that all records share. */
export const teamRecords: Records<Team> = {
  name: contract.name,
  table: teams,
  visible: visibleTeams,
  read: readTeam,
  activityValues: (team) => ({
    name: team.name,
    description: team.description,
    color: team.color,
    leader_id: team.leader_id === null ? null : `${team.leader_firstname} ${team.leader_lastname}`,
    member_ids: team.members.map(({ firstname, lastname }) => `${firstname} ${lastname}`).join(', '),
    ...customActivityValues(team.custom_fields),
  }),
  describe: ({ code, name }) => `${code} ${name}`,
};
