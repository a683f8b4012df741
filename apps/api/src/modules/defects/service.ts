import { defects as contract } from '@bureau/contract';
import { eq, sql } from 'drizzle-orm';
import type { Viewer } from '../../access/Caller.ts';
import { visibleInProjects } from '../../access/visible/inProjects.ts';
import { activities, recordTables } from '../../db/schema/index.ts';
import { defineModule } from '../../engine/defineModule.ts';
import { tellAssignee } from '../../records/notifications/tellAssignee.ts';

const { defects } = recordTables;

const reopened = 6;

const visible = (viewer: Viewer) =>
  visibleInProjects(defects, viewer, [eq(defects.assigneeId, viewer.id), eq(defects.reporterId, viewer.id)]);

export const defectModule = defineModule({
  resource: contract,
  table: defects,
  visible,
  title: 'title',
  derived: {
    reopen_count: sql`(
      select count(*)::int from ${activities}
      where ${activities.resource} = ${contract.name} and ${activities.recordId} = ${defects.id}
        and ${activities.field} = 'status' and ${activities.newValue} = ${String(reopened)}
    )`,
  },
  files: { status: { labels: 'defects.status' }, severity: { labels: 'defects.severity' } },
  hooks: {
    // Who writes a defect down has found it, unless somebody else is named.
    complete: async (_tx, body, { caller, before }) =>
      before === null ? { reporter_id: caller.id, ...body } : body,
    afterWrite: tellAssignee({ name: contract.name, table: defects, visible }),
    watchers: ({ assignee_id: assignee, reporter_id: reporter }) =>
      [assignee, reporter].filter((id) => id !== null),
  },
});
