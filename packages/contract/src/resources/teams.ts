import { color, line, number, people, person, text } from '../fields/describe.ts';
import { defineResource } from './defineResource.ts';

/** How much a team holds at most: characters and people. */
export const teamLimits = { name: 100, description: 2000, members: 200 } as const;

/** Describes a team: who leads it, and who is in it. The leader may be a member as well. */
export const teams = defineResource({
  name: 'teams',
  permissionPrefix: 'teams',
  codePrefix: 'TEA',
  searchType: 'team',
  hasCustomFields: true,
  defaultSort: ['name'],
  icon: 'users-round',
  isInMenu: true,
  grants: { 'project manager': ['view'], user: ['view'] },
  fields: {
    name: line({ max: teamLimits.name, isRequired: true, isUnique: true, isSearched: true }),
    leader_id: person({ isNullable: true, notifies: 'assigned' }),
    member_ids: people({ max: teamLimits.members, filter: 'ids', bulk: false, notifies: 'added' }),
    color: color({ isNullable: true }),
    description: text({ max: teamLimits.description, list: 'hidden' }),
    member_count: number({ isReadOnly: true }),
  },
});

export const teamFields = teams.fields;
