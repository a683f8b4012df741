import { items as contract } from '@bureau/contract';
import { visibleToStaff } from '../../access/visible/staff.ts';
import { recordTables } from '../../db/schema/index.ts';
import { defineModule } from '../../engine/defineModule.ts';

export const itemModule = defineModule({
  resource: contract,
  table: recordTables.items,
  visible: visibleToStaff,
  title: 'name',
  files: {
    name: { synonyms: ['item', 'product', 'service', 'article', 'title'] },
    category: { synonyms: ['group'] },
    price: { synonyms: ['unit price', 'sales price', 'rate'] },
    cost: { synonyms: ['purchase price', 'unit cost'] },
    taxes: { synonyms: ['tax', 'vat'] },
  },
});
