import { number, string } from 'yup';
import { permissions } from '../access/index.ts';
import { defineEndpoint } from '../http/endpoint.ts';
import { filledLine, flag, id, instant, listOf, shape, text } from '../http/schema.ts';
import { defineAdminResource } from './adminResource.ts';
import { currentPassword } from './fields.ts';

const version = () => number().strict().integer().min(1);
const name = () => filledLine(100);
const description = () => text(2000);
const permissionList = () => listOf(string().strict().oneOf(permissions).required());

const role = shape({
  id: id().required(),
  name: name().required(),
  description: description().defined(),
  department_id: id().defined().nullable(),
  department_name: text(100).defined().nullable(),
  /** Tells that the program knows the role by its name: it keeps that name, and cannot be deleted. */
  is_built_in: flag().required(),
  /** Tells that the role passes every gate and needs no permissions. */
  is_admin: flag().required(),
  /** Tells that its holders belong to a client: they see what is theirs, and of the company nothing but those who work for them. */
  is_external: flag().required(),
  member_count: number().strict().integer().min(0).required(),
  created_at: instant().required(),
  updated_at: instant().required(),
  created_by: id().defined().nullable(),
  version: version().required(),
});

/** Describes a role, with what it allows: a role that passes every gate lists all. */
export const roleRecord = role.shape({ permissions: permissionList() }).meta({ isAssumed: true });

const changeable = {
  description: description().optional(),
  department_id: id().nullable().optional(),
  is_external: flag().optional(),
};

export const roleCreate = shape({
  ...changeable,
  name: name().required(),
  permissions: permissionList().optional(),
});
export const roleUpdate = shape({
  ...changeable,
  name: name().optional(),
  version: version().optional(),
  current_password: currentPassword(),
});

/** Describes what a role or a department allows. */
export const permissionsUpdate = shape({ permissions: permissionList(), version: version().optional() });

const resource = defineAdminResource({
  name: 'roles',
  record: roleRecord,
  listItem: role.meta({ isAssumed: true }),
  create: roleCreate,
  update: roleUpdate,
  list: {
    sort: ['name', 'member_count', 'created_at', 'updated_at'],
    filter: { department_id: 'idsOrNone' },
  },
});

export const roles = {
  ...resource,
  /** Of the roles that pass every gate, only a super administrator changes anything. */
  update: defineEndpoint({
    ...resource.update,
    protects: ['description', 'department_id', 'is_external'],
  }),
  setPermissions: defineEndpoint({
    id: 'roles.setPermissions',
    method: 'PUT',
    path: '/api/roles/{id}/permissions',
    summary: 'Says all that a role allows. What its holders may do changes at once.',
    rule: 'adminOnly',
    body: permissionsUpdate,
    response: roleRecord,
  }),
  clone: defineEndpoint({
    id: 'roles.clone',
    method: 'POST',
    path: '/api/roles/{id}/clone',
    summary: 'Creates a role that allows what another does, and has no holders.',
    rule: 'adminOnly',
    body: shape({ name: name().required() }),
    status: 201,
    response: roleRecord,
  }),
};
