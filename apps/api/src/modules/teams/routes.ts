import { teams } from '@bureau/contract';
import { visibleToStaff } from '../../access/visible/staff.ts';
import { teams as table } from '../../db/schema/index.ts';
import { implement } from '../../http/implement.ts';
import { requireRecord } from '../../records/findRecord.ts';
import { readCapacity } from './capacity.ts';
import { teamModule } from './service.ts';

export const teamRoutes = teamModule.routes([
  implement(teams.capacity, async ({ db, caller, params, query }) => {
    await requireRecord(db, { table, visible: visibleToStaff }, caller, params.id);
    return readCapacity(db, params.id, query);
  }),
]);
