import { holidays as contract } from '@bureau/contract';
import { visibleToStaff } from '../../access/visible/staff.ts';
import { recordTables } from '../../db/schema/index.ts';
import { defineModule } from '../../engine/defineModule.ts';

export const holidayModule = defineModule({
  resource: contract,
  table: recordTables.holidays,
  visible: visibleToStaff,
  title: 'name',
});
