import { leaveTypes as contract } from '@bureau/contract';
import { visibleToStaff } from '../../access/visible/staff.ts';
import { recordTables } from '../../db/schema/index.ts';
import { defineModule } from '../../engine/defineModule.ts';

export const leaveTypeModule = defineModule({
  resource: contract,
  table: recordTables['leave-types'],
  visible: visibleToStaff,
  title: 'name',
  files: {
    unit: { labels: 'leave-types.unit' },
    approval: { labels: 'leave-types.approval' },
    accrual: { labels: 'leave-types.accrual' },
  },
});
