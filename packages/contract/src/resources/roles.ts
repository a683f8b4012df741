import { permissions } from '../access/permissions.ts';
import { currentPassword } from '../fields/formats.ts';
import { boolean, line, number, reference, text } from '../fields/describe.ts';
import { defineEndpoint } from '../http/endpoint.ts';
import { filledLine, listOf, oneOf, shape, version } from '../http/schema.ts';
import { defineResource } from './defineResource.ts';

/** Describes a list of permissions. */
export const permissionList = () => listOf(oneOf(permissions).required());

/** Describes what a role or a department allows. */
export const permissionsUpdate = shape({
  permissions: permissionList(),
  version: version().optional(),
});

/** Describes a role, with what it allows: a role that passes every gate lists all. Administrators alone keep them, and everybody may name them. */
const resource = defineResource({
  name: 'roles',
  permissionPrefix: null,
  codePrefix: 'ROL',
  searchType: 'role',
  hasCustomFields: false,
  defaultSort: ['name'],
  icon: 'shield',
  isInMenu: true,
  pickerRule: 'signedIn',
  fields: {
    name: line({ max: 100, isRequired: true, isUnique: true, isSearched: true }),
    description: text({ max: 2000, list: 'hidden' }),
    department_id: reference('departments', { isNullable: true, max: 100, sort: false }),
    /** Whether the program knows the role by its name: it keeps that name, and cannot be deleted. */
    is_built_in: boolean({ isReadOnly: true, filter: false, sort: false }),
    /** Whether the role passes every gate and needs no permissions. */
    is_admin: boolean({ isReadOnly: true, filter: false, sort: false, export: false }),
    /** Whether its holders belong to a client: they see what is theirs, and of the company nothing but those who work for them. */
    is_external: boolean({ filter: false, sort: false, bulk: false }),
    member_count: number({ isReadOnly: true, export: true }),
  },
  extra: {
    record: { permissions: permissionList() },
    create: { permissions: permissionList().optional() },
    update: { current_password: currentPassword() },
  },
});

export const roleFields = resource.fields;

export const roles = {
  ...resource,
  /** Of the roles that pass every gate, only a super administrator changes anything. */
  update: { ...resource.update, protects: ['description', 'department_id', 'is_external'] as const },
  setPermissions: defineEndpoint('roles.setPermissions', 'PUT', '/api/roles/{id}/permissions', {
    summary: 'Sets everything that a role allows. What its holders may do changes at once.',
    rule: 'adminOnly',
    body: permissionsUpdate,
    response: resource.one.response,
  }),
  clone: defineEndpoint('roles.clone', 'POST', '/api/roles/{id}/clone', {
    summary: 'Creates a role that allows what another does, and has no holders.',
    rule: 'adminOnly',
    body: shape({ name: filledLine(resource.fields.name.max).required() }),
    status: 201,
    response: resource.one.response,
  }),
};
