import { line, number, person, text } from '../fields/describe.ts';
import { named, personSchema } from '../fields/people.ts';
import { defineEndpoint } from '../http/endpoint.ts';
import { listOf } from '../http/schema.ts';
import { defineResource } from './defineResource.ts';
import { permissionList, permissionsUpdate } from './roles.ts';

/** Describes a department, with its people, its roles, and what everybody in it may do. Administrators alone keep them, and everybody may name them. */
const resource = defineResource({
  name: 'departments',
  permissionPrefix: null,
  codePrefix: 'DEP',
  searchType: 'department',
  hasCustomFields: true,
  defaultSort: ['name'],
  icon: 'building',
  isInMenu: true,
  pickerRule: 'signedIn',
  fields: {
    name: line({ max: 100, isRequired: true, isUnique: true, isSearched: true }),
    description: text({ max: 2000, list: 'hidden' }),
    head_id: person({ isNullable: true }),
    member_count: number({ isReadOnly: true, export: true }),
  },
  extra: { record: { members: listOf(personSchema), roles: listOf(named), permissions: permissionList() } },
});

export const departmentFields = resource.fields;

export const departments = {
  ...resource,
  setPermissions: defineEndpoint('departments.setPermissions', 'PUT', '/api/departments/{id}/permissions', {
    summary: 'Sets everything that everybody in a department may do, whatever their roles.',
    rule: 'adminOnly',
    body: permissionsUpdate,
    response: resource.one.response,
  }),
};
