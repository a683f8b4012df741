import { holidays as contract } from '@bureau/contract';
import { visibleToStaff } from '../../access/visible/staff.ts';
import { recordTables } from '../../db/schema/index.ts';
import { defineModule } from '../../engine/defineModule.ts';

export const holidayModule = defineModule({
  resource: contract,
  table: recordTables.holidays,
  visible: visibleToStaff,
  title: 'name',
  files: {
    name: { synonyms: ['holiday', 'title', 'occasion'] },
    start_date: { synonyms: ['date', 'day', 'from', 'start'] },
    end_date: { synonyms: ['to', 'until', 'end'] },
    is_yearly: { synonyms: ['yearly', 'annual', 'recurring'] },
  },
});
