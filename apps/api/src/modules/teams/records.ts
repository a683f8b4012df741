import { type Team, teams as contract } from '@bureau/contract';
import { teams } from '../../db/schema/index.ts';
import type { Records } from '../../records/Records.ts';
import { tellValues } from '../../records/customFields/values.ts';
import { readTeam } from './read.ts';
import { visibleTeams } from '../../access/visible/teams.ts';

/** Says what teams are to what all records have in common. */
export const teamRecords: Records<Team> = {
  name: contract.name,
  table: teams,
  visible: visibleTeams,
  read: readTeam,
  tell: (team) => ({
    name: team.name,
    description: team.description,
    color: team.color,
    leader_id: team.leader_id === null ? null : `${team.leader_firstname} ${team.leader_lastname}`,
    member_ids: team.members.map(({ firstname, lastname }) => `${firstname} ${lastname}`).join(', '),
    ...tellValues(team.custom_fields),
  }),
  describe: ({ code, name }) => `${code} ${name}`,
};
