import { incidents as contract, incidentTargets } from '@bureau/contract';
import { eq, sql } from 'drizzle-orm';
import type { Viewer } from '../../access/Caller.ts';
import { visibleInProjects } from '../../access/visible/inProjects.ts';
import { recordTables } from '../../db/schema/index.ts';
import { defineModule } from '../../engine/defineModule.ts';
import { tellAssignee } from '../../records/notifications/tellAssignee.ts';

const { incidents } = recordTables;

/** Returns by when an incident has to be answered or resolved. */
function dueBy(target: 'respond' | 'resolve') {
  const cases = incidentTargets.map(
    (entry) => sql`when ${entry.severity} then make_interval(mins => ${entry[target]})`,
  );
  return sql`${incidents.createdAt} + case ${incidents.severity} ${sql.join(cases, sql` `)} end`.mapWith(
    incidents.createdAt,
  );
}

const visible = (viewer: Viewer) =>
  visibleInProjects(incidents, viewer, [
    eq(incidents.assigneeId, viewer.id),
    eq(incidents.reporterId, viewer.id),
  ]);

export const incidentModule = defineModule({
  resource: contract,
  table: incidents,
  visible,
  title: 'title',
  derived: { respond_by: dueBy('respond'), resolve_by: dueBy('resolve') },
  files: {
    status: { labels: 'incidents.status' },
    severity: { labels: 'incidents.severity' },
    channel: { labels: 'incidents.channel' },
    category: { labels: 'incidents.category' },
    impact: { labels: 'incidents.impact' },
    urgency: { labels: 'incidents.urgency' },
    resolution_code: { labels: 'incidents.resolution_code' },
  },
  hooks: {
    // Who writes an incident down reports it, unless somebody else is named.
    complete: async (_tx, body, { caller, before }) =>
      before === null ? { reporter_id: caller.id, ...body } : body,
    afterWrite: tellAssignee({ name: contract.name, table: incidents, visible }),
    watchers: ({ assignee_id: assignee, reporter_id: reporter }) =>
      [assignee, reporter].filter((id) => id !== null),
  },
});
