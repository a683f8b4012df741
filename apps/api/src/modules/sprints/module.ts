import { sprints as contract } from '@bureau/contract';
import { sql, type SQL } from '../../db/orm.ts';
import { visibleSprints } from '../../access/visible/sprints.ts';
import { projectMembers, projects, recordTables } from '../../db/schema/index.ts';
import { defineModule } from '../../engine/defineModule.ts';
import { periodSynonyms } from '../../transfer/periodSynonyms.ts';
import { findOthersInProgress, findSprintErrors } from './rules.ts';

const { sprints } = recordTables;

/** Selects who works on the projects of sprints: who manages them, and their members. */
const selectProjectPeople = (among: SQL): SQL =>
  sql`select ${sprints.id} as record_id, ${projects.managerId} as user_id from ${sprints}
    join ${projects} on ${projects.id} = ${sprints.projectId} where ${among}
    union select ${sprints.id}, ${projectMembers.userId} from ${sprints}
    join ${projectMembers} on ${projectMembers.projectId} = ${sprints.projectId} where ${among}`;

export const sprintModule = defineModule({
  resource: contract,
  table: sprints,
  visible: visibleSprints,
  title: 'name',
  concerned: selectProjectPeople,
  exclusions: { sprints_one_in_progress: { field: 'status', key: 'sprints.otherActive' } },
  files: {
    status: { labels: 'sprints.status' },
    ...periodSynonyms,
  },
  hooks: {
    check: async (tx, body, { before }) => (before === null ? {} : findSprintErrors(tx, [before.id], body)),
    checkBulk: findSprintErrors,
    checkImport: findOthersInProgress,
  },
});
