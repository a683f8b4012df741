import {
  incidents as contract,
  incidentStatuses,
  incidentTargets,
  openIncidentStatuses,
} from '@bureau/contract';
import { and, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { isOneOf } from '../../db/list/conditions.ts';
import { recordTables } from '../../db/schema/index.ts';
import { defineModule } from '../../engine/defineModule.ts';
import { readWritten } from '../../records/findRecord.ts';
import { notify } from '../../records/notifications/notify.ts';
import { claimDue } from '../../records/notifications/timed.ts';
import { reported } from '../reported.ts';

const { incidents } = recordTables;

type Target = 'respond' | 'resolve';

/** Returns how much time there is to answer or resolve an incident. */
function timeFor(target: Target) {
  const cases = incidentTargets.map(
    (entry) => sql`when ${entry.severity} then make_interval(mins => ${entry[target]})`,
  );
  return sql`case ${incidents.severity} ${sql.join(cases, sql` `)} end`;
}

/** Returns by when an incident has to be answered or resolved. */
const dueBy = (target: Target) =>
  sql`${incidents.createdAt} + ${timeFor(target)}`.mapWith(incidents.createdAt);

export const incidentModule = defineModule({
  resource: contract,
  table: incidents,
  ...reported(incidents),
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

/** In which statuses each clock of an incident runs: it is answered once somebody works on it, or it is done. */
const clocks = [
  {
    target: 'respond',
    kind: 'respondSoon',
    by: 'respond_by',
    statuses: incidentStatuses
      .filter(({ key }) => key === 'open' || key === 'assigned')
      .map(({ value }) => value),
  },
  { target: 'resolve', kind: 'resolveSoon', by: 'resolve_by', statuses: openIncidentStatuses },
] as const;

/**
 * Notifies whoever has an incident, or else whoever reported it, that one of its clocks runs out, once for each clock: in the last 30 minutes, or where that is
 * less, in the last quarter of its time. A clock that has run out already is told of no more.
 */
export const notifyOfClocks = (db: Database, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const records = incidentModule.recordsFor(null);
    const at = sql`${now.toISOString()}::timestamptz`;
    const isSomeones = sql`coalesce(${incidents.assigneeId}, ${incidents.reporterId}) is not null`;
    for (const { target, kind, by, statuses } of clocks) {
      const isNear = sql`${at} < ${dueBy(target)} and ${at} >= ${dueBy(target)} - least(interval '30 minutes', ${timeFor(target)} / 4)`;
      const isDue = and(isOneOf(incidents.status, statuses), isSomeones, isNear);
      for (const id of await claimDue(tx, records, kind, isDue, now)) {
        const incident = await readWritten(tx, records, id);
        const person = incident.assignee_id ?? incident.reporter_id;
        const values = { record: records.describe(incident), time: incident[by] };
        if (person !== null) await notify(tx, null, [person], { kind, values }, { records, id }, now);
      }
    }
  });
