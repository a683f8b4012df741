import { color, line, number, people, person, text } from '../fields/describe.ts';
import { named } from '../fields/people.ts';
import { defineEndpoint } from '../http/endpoint.ts';
import { listOf } from '../http/schema.ts';
import { defineResource } from './defineResource.ts';

/** How much a team holds at most: characters and people. */
export const teamLimits = { name: 100, description: 2000, members: 200 } as const;

export const teams = {
  /** Describes a team: who leads it, and who is in it. The leader may be a member as well. */
  ...defineResource({
    name: 'teams',
    permissionPrefix: 'teams',
    codePrefix: 'TEA',
    searchType: 'team',
    hasCustomFields: true,
    icon: 'users-round',
    grants: { 'project manager': ['view'], user: ['view'] },
    fields: {
      name: line({ max: teamLimits.name, isRequired: true, isUnique: true, isSearched: true }),
      leader_id: person({ isNullable: true }),
      member_ids: people({ max: teamLimits.members, filter: 'ids', bulk: false }),
      color: color({ isNullable: true }),
      description: text({ max: teamLimits.description, list: 'hidden' }),
      member_count: number({ isReadOnly: true }),
    },
  }),
  picker: defineEndpoint('teams.picker', 'GET', '/api/get-teams', {
    summary: 'Lists the id and name of all teams.',
    rule: 'teams_view',
    response: listOf(named),
  }),
};

export const teamFields = teams.fields;
