import { number, string } from 'yup';
import { permissions } from '../access/index.ts';
import { defineEndpoint } from '../http/endpoint.ts';
import { filledLine, id, instant, listOf, shape, text } from '../http/schema.ts';
import { defineAdminResource } from './adminResource.ts';
import { permissionsUpdate } from './roles.ts';
import { named, person } from './user.ts';

const version = () => number().strict().integer().min(1);
const name = () => filledLine(100);
const description = () => text(2000);

const department = shape({
  id: id().required(),
  name: name().required(),
  description: description().defined(),
  head_id: id().defined().nullable(),
  head_firstname: text(100).defined().nullable(),
  head_lastname: text(100).defined().nullable(),
  member_count: number().strict().integer().min(0).required(),
  created_at: instant().required(),
  updated_at: instant().required(),
  created_by: id().defined().nullable(),
  version: version().required(),
});

/** Describes a department, with its people, its roles, and what everybody in it may do. */
export const departmentRecord = department
  .shape({
    members: listOf(person),
    roles: listOf(named),
    permissions: listOf(string().strict().oneOf(permissions).required()),
  })
  .meta({ isAssumed: true });

const changeable = {
  description: description().optional(),
  head_id: id().nullable().optional(),
};

export const departmentCreate = shape({ ...changeable, name: name().required() });
export const departmentUpdate = shape({
  ...changeable,
  name: name().optional(),
  version: version().optional(),
});

const resource = defineAdminResource({
  name: 'departments',
  record: departmentRecord,
  listItem: department.meta({ isAssumed: true }),
  create: departmentCreate,
  update: departmentUpdate,
  list: { sort: ['name', 'member_count', 'created_at', 'updated_at'], filter: {} },
});

export const departments = {
  ...resource,
  setPermissions: defineEndpoint({
    id: 'departments.setPermissions',
    method: 'PUT',
    path: '/api/departments/{id}/permissions',
    summary: 'Says all that everybody in a department may do, whatever their roles.',
    rule: 'adminOnly',
    body: permissionsUpdate,
    response: departmentRecord,
  }),
};
