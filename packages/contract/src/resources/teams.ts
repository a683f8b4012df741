import { defineEndpoint } from '../http/endpoint.ts';
import { id, listOf, plainDate, shape, whole } from '../http/schema.ts';
import { color, line, number, people, person, text } from '../fields/describe.ts';
import { defineResource } from './defineResource.ts';

/** How much a team holds at most: characters and people. */
const teamLimits = { name: 100, description: 2000, members: 200 } as const;

/** How many days a capacity is asked for at most. */
export const capacityDays = 92;

/** Describes a team: who leads it, and who is in it. The leader may be a member as well. */
const resource = defineResource({
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

export const teamFields = resource.fields;

export const teams = {
  ...resource,
  capacity: defineEndpoint('teams.capacity', 'GET', '/api/teams/{id}/capacity', {
    summary:
      "Returns how long each member of a team, and its leader, can work from one day to another, and how long their open tasks that are due then take: a task with several people is shared out equally, and what is done of it does not count. Days off are public holidays and those of the member's departments; leave counts once it is approved.",
    rule: 'teams_view',
    query: { from: plainDate().required(), to: plainDate().required() },
    response: shape({
      data: listOf(
        shape({
          user_id: id().required(),
          /** Minutes of the working days, with the days off. */
          working_minutes: whole(0).required(),
          holiday_minutes: whole(0).required(),
          leave_minutes: whole(0).required(),
          /** What is left of the working days. */
          available_minutes: whole(0).required(),
          planned_minutes: whole(0).required(),
        }),
      ).required(),
    }).meta({ isAssumed: true }),
    errors: [404, 422],
  }),
};
