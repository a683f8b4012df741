import { menuPermissions, roles } from '@bureau/contract';
import { notFound } from '../../http/ApiError.ts';
import { implement } from '../../http/implement.ts';
import { listActivities } from '../activities/read.ts';
import { permissionTree } from './menuPermissions.ts';
import { listRoles, pickRoles, readRole } from './read.ts';
import { cloneRole, createRole, removeRole, setRolePermissions, updateRole } from './write.ts';

export const roleRoutes = [
  implement(roles.list, ({ db, query }) => listRoles(db, query)),

  implement(roles.one, async ({ db, params }) => {
    const role = await readRole(db, params.id);
    if (role === null) throw notFound();
    return role;
  }),

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

  implement(roles.remove, async ({ db, caller, params, origin }) => {
    await removeRole(db, caller, params.id, origin);
    return undefined;
  }),

  implement(roles.picker, ({ db }) => pickRoles(db)),

  implement(roles.activities, async ({ db, params, query }) => {
    if ((await readRole(db, params.id)) === null) throw notFound();
    return listActivities(db, roles.name, params.id, query);
  }),

  implement(menuPermissions.tree, async () => permissionTree()),
];
