import { type Role, roles as contract } from '@bureau/contract';
import { describePermissions } from '../../access/permissionLists.ts';
import { roles } from '../../db/schema/index.ts';
import type { Records } from '../../records/Records.ts';
import { readRole } from './read.ts';

/** Describes roles to the functions that all records share. */
export const roleRecords: Records<Role> = {
  name: contract.name,
  table: roles,
  visible: () => undefined,
  read: readRole,
  activityValues: ({ name, description, department_name, is_external, permissions }) => ({
    name,
    description,
    department_name,
    is_external,
    permissions: describePermissions(permissions),
  }),
  describe: ({ name }) => name,
};
