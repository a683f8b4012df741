import { items as contract } from '@bureau/contract';
import { visibleToStaff } from '../../access/visible/staff.ts';
import { recordTables } from '../../db/schema/index.ts';
import { readSettings } from '../../db/settings/queries.ts';
import { defineModule } from '../../engine/defineModule.ts';

export const itemModule = defineModule({
  resource: contract,
  table: recordTables.items,
  visible: visibleToStaff,
  title: 'name',
  defaultSort: ['name'],
  hooks: {
    async complete(tx, body, { before }) {
      if (before !== null || body.currency !== undefined) return body;
      const currency = body.price?.currency ?? body.cost?.currency ?? (await readSettings(tx)).currency;
      return { ...body, currency };
    },
    async completeImport(tx, bodies) {
      const { currency } = await readSettings(tx);
      return bodies.map((body) => ({ body: { currency, ...body }, columns: {} }));
    },
  },
});
