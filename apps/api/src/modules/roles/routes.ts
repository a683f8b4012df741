import { menuPermissions, roles } from '@bureau/contract';
import { implement } from '../../http/implement.ts';
import { permissionTree } from './menuPermissions.ts';
import { roleModule } from './module.ts';
import { cloneRole, setRolePermissions } from './write.ts';

export const roleRoutes = roleModule.routes([
  implement(roles.clone, (call) => cloneRole(call.db, call, call.params.id, call.body)),

  implement(roles.setPermissions, ({ db, caller, params, body, origin }) =>
    setRolePermissions(db, caller, params.id, body, origin),
  ),

  implement(menuPermissions.tree, async () => permissionTree()),
]);
