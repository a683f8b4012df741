import { departments as contract } from '@bureau/contract';
import { implement } from '../../http/implement.ts';
import { changePermissions } from '../../records/changePermissions.ts';
import { departmentModule } from './service.ts';

export const departmentRoutes = departmentModule.routes([
  implement(contract.setPermissions, (call) => {
    const records = departmentModule.recordsFor(call.caller);
    return changePermissions(call.db, records, 'department', call.params.id, call.body, call);
  }),
]);
