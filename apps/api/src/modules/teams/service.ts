import { teams as contract } from '@bureau/contract';
import { sql } from '../../db/orm.ts';
import { visibleToStaff } from '../../access/visible/staff.ts';
import { teamMembers, teams } from '../../db/schema/index.ts';
import { defineModule } from '../../engine/defineModule.ts';

export const teamModule = defineModule({
  resource: contract,
  table: teams,
  links: { member_ids: teamMembers },
  visible: visibleToStaff,
  title: 'name',
  derived: {
    member_count: sql`(select count(*) from ${teamMembers} where ${teamMembers.teamId} = ${teams}.id)::int`,
  },
  files: {
    code: { synonyms: ['id', 'key', 'number'] },
    name: { synonyms: ['team', 'team name', 'title'] },
    leader: { synonyms: ['team leader', 'lead', 'head', 'manager'] },
    members: { synonyms: ['people', 'users'] },
    color: { synonyms: ['colour'] },
    description: { synonyms: ['details', 'notes', 'text'] },
  },
});
