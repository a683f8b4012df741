import { providers as contract } from '@bureau/contract';
import { visibleToStaff } from '../../access/visible/staff.ts';
import { recordTables } from '../../db/schema/index.ts';
import { defineModule } from '../../engine/defineModule.ts';

export const providerModule = defineModule({
  resource: contract,
  table: recordTables.providers,
  visible: visibleToStaff,
  title: 'name',
  files: { kind: { labels: 'providers.kind' } },
});
