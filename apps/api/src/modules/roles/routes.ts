import { menuPermissions, type Role, roles } from '@bureau/contract';
import { ApiError } from '../../errors/ApiError.ts';
import { implement } from '../../http/implement.ts';
import { changePermissions } from '../../records/changePermissions.ts';
import { permissionTree } from './menuPermissions.ts';
import { roleModule } from './module.ts';
import { cloneRole } from './write.ts';

export const roleRoutes = roleModule.routes([
  implement(roles.clone, (call) => cloneRole(call.db, call, call.params.id, call.body)),

  implement(roles.setPermissions, (call) => {
    const records = roleModule.recordsFor(call.caller);
    // Nothing can be taken from a role that passes every gate, so that administrators cannot lock themselves out.
    const check = ({ is_admin: isAdmin }: Role) => {
      if (isAdmin) throw new ApiError(422, 'errors.administratorRole');
    };
    return changePermissions(call.db, records, 'role', call.params.id, call.body, call, check);
  }),

  implement(menuPermissions.tree, async () => permissionTree()),
]);
