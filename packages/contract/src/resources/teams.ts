import { number } from 'yup';
import { defineEndpoint } from '../http/endpoint.ts';
import { defineResource } from '../http/resource.ts';
import { filledLine, id, instant, listOf, shape, text } from '../http/schema.ts';
import { customChanges, customValues } from './customFields.ts';
import { formed } from './fields.ts';
import { recordCallsOf } from './recordCalls.ts';
import { named, person } from './user.ts';

/** Gives how much a team holds at most: characters and people. */
export const teamLimits = { name: 100, description: 2000, members: 200 } as const;

const name = () => filledLine(teamLimits.name);
const description = () => text(teamLimits.description);
const version = () => number().strict().integer().min(1);
/** Describes a colour, such as `#2a6f97`. */
const color = () => formed(7, 'color', (value) => /^#[\da-f]{6}$/i.test(value)).min(1);

/** Describes a team: who leads it, and who is in it. The leader may be a member as well. */
export const team = shape({
  id: id().required(),
  code: text(20).required(),
  name: name().required(),
  description: description().defined(),
  color: color().defined().nullable(),
  leader_id: id().defined().nullable(),
  leader_firstname: text(100).defined().nullable(),
  leader_lastname: text(100).defined().nullable(),
  members: listOf(person),
  member_count: number().strict().integer().min(0).required(),
  custom_fields: customValues(),
  created_at: instant().required(),
  updated_at: instant().required(),
  created_by: id().defined().nullable(),
  created_firstname: text(100).defined().nullable(),
  created_lastname: text(100).defined().nullable(),
  version: version().required(),
}).meta({ isAssumed: true });

const optional = {
  description: description().optional(),
  color: color().nullable().optional(),
  leader_id: id().nullable().optional(),
  member_ids: listOf(id().required()).max(teamLimits.members).optional(),
  custom_fields: customChanges().optional(),
};

export const teamCreate = shape({ ...optional, name: name().required() });
export const teamUpdate = shape({ ...optional, name: name().optional(), version: version().optional() });

/** Describes what can be changed in many teams at once. */
export const teamBulk = teamUpdate.pick(['color', 'leader_id', 'custom_fields']);

const resource = defineResource({
  name: 'teams',
  permissionPrefix: 'teams',
  codePrefix: 'TEA',
  record: team,
  listItem: team,
  create: teamCreate,
  update: teamUpdate,
  bulk: teamBulk,
  list: {
    hasCustomFields: true,
    sort: ['code', 'name', 'member_count', 'created_at', 'updated_at'],
    filter: { leader_id: 'idsOrNone', member_id: 'ids', created_at: 'dateRange', updated_at: 'dateRange' },
  },
  exportFields: [
    'code',
    'name',
    'leader',
    'members',
    'color',
    'description',
    'created_at',
    'updated_at',
    'created_by',
  ],
  importFields: ['name', 'leader', 'members', 'color', 'description'],
});

export const teams = {
  ...resource,
  ...recordCallsOf('teams', 'teams'),
  picker: defineEndpoint({
    id: 'teams.picker',
    method: 'GET',
    path: '/api/get-teams',
    summary: 'Lists the id and name of all teams.',
    rule: 'teams_view',
    response: listOf(named),
  }),
};
