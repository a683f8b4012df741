import { incidents as contract, incidentTargets } from '@bureau/contract';
import { sql } from 'drizzle-orm';
import { recordTables } from '../../db/schema/index.ts';
import { defineModule } from '../../engine/defineModule.ts';
import { reported } from '../reported.ts';

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

export const incidentModule = defineModule({
  resource: contract,
  table: incidents,
  ...reported(contract.name, incidents),
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
});
