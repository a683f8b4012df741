import { sprints as contract } from '@bureau/contract';
import { visibleSprints } from '../../access/visible/sprints.ts';
import { recordTables } from '../../db/schema/index.ts';
import { defineModule } from '../../engine/defineModule.ts';

export const sprintModule = defineModule({
  resource: contract,
  table: recordTables.sprints,
  visible: visibleSprints,
  title: 'name',
  files: { status: { labels: 'sprints.status' } },
});
