import { type Department, departments as contract } from '@bureau/contract';
import { describePermissions } from '../../access/permissionLists.ts';
import { departments } from '../../db/schema/index.ts';
import type { Records } from '../../records/Records.ts';
import { readDepartment } from './read.ts';

/** Describes departments to the functions that all records share. */
export const departmentRecords: Records<Department> = {
  name: contract.name,
  table: departments,
  visible: () => undefined,
  read: readDepartment,
  activityValues: ({ name, description, permissions, head_firstname: first, head_lastname: last }) => ({
    name,
    description,
    head_id: first === null ? null : `${first} ${last}`,
    permissions: describePermissions(permissions),
  }),
  describe: ({ name }) => name,
};
