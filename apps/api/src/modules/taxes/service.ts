import { taxes as contract } from '@bureau/contract';
import { visibleToStaff } from '../../access/visible/staff.ts';
import { recordTables } from '../../db/schema/index.ts';
import { defineModule } from '../../engine/defineModule.ts';

export const taxModule = defineModule({
  resource: contract,
  table: recordTables.taxes,
  visible: visibleToStaff,
  title: 'tax_name',
  files: {
    tax_name: { synonyms: ['tax', 'title'] },
    tax_rate: { synonyms: ['percent', 'percentage'], unit: '%' },
    is_compound: { synonyms: ['compound'] },
  },
});
