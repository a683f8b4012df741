import { defects as contract } from '@bureau/contract';
import { sql } from '../../db/orm.ts';
import { activities, recordTables } from '../../db/schema/index.ts';
import { defineModule } from '../../engine/defineModule.ts';
import { reported } from '../../records/reported.ts';
import { defectFiles } from './files.ts';

const { defects } = recordTables;

const reopened = 6;

export const defectModule = defineModule({
  resource: contract,
  table: defects,
  ...reported(defects),
  title: 'title',
  derived: {
    reopen_count: sql`(
      select count(*)::int from ${activities}
      where ${activities.resource} = ${contract.name} and ${activities.recordId} = ${defects.id}
        and ${activities.field} = 'status' and ${activities.newValue} = ${String(reopened)}
    )`,
  },
  files: defectFiles,
});
