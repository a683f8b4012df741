import { menuPermissions, roles } from '@bureau/contract';
import { implement } from '../../http/implement.ts';
import { listActivities } from '../../records/activities/read.ts';
import { readRecord, requireRecord } from '../../records/findRecord.ts';
import { permissionTree } from './menuPermissions.ts';
import { listRoles, pickRoles } from './read.ts';
import { roleRecords } from './records.ts';
import { cloneRole, createRole, removeRole, setRolePermissions, updateRole } from './write.ts';

export const roleRoutes = [
  implement(roles.list, ({ db, query }) => listRoles(db, query)),

  implement(roles.one, ({ db, caller, params }) => readRecord(db, roleRecords, caller, params.id)),

  implement(roles.create, ({ db, caller, body, origin }) => createRole(db, caller, body, origin)),

  implement(roles.clone, ({ db, caller, params, body, origin }) =>
    cloneRole(db, caller, params.id, body, origin),
  ),

  implement(roles.update, ({ db, caller, params, body, origin }) =>
    updateRole(db, caller, params.id, body, origin),
  ),

  implement(roles.setPermissions, ({ db, caller, params, body, origin }) =>
    setRolePermissions(db, caller, params.id, body, origin),
  ),

  implement(roles.remove, ({ db, caller, params, origin }) => removeRole(db, caller, params.id, origin)),

  implement(roles.picker, ({ db, caller }) => pickRoles(db, caller)),

  implement(roles.activities, async ({ db, caller, params, query }) => {
    await requireRecord(db, roleRecords, caller, params.id);
    return listActivities(db, caller, roles.name, params.id, query);
  }),

  implement(menuPermissions.tree, async () => permissionTree()),
];
