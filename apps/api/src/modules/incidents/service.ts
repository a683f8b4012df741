import { incidents as contract } from '@bureau/contract';
import type { Database } from '../../db/database.ts';
import { recordTables } from '../../db/schema/index.ts';
import { defineModule } from '../../engine/defineModule.ts';
import { readWritten } from '../../records/findRecord.ts';
import { notify } from '../../records/notifications/notify.ts';
import { claimDue } from '../../records/notifications/timed.ts';
import { reported } from '../../records/reported.ts';
import { dueBy, noticesOfClocks, slaStatus } from './clocks.ts';

const { incidents } = recordTables;

const { visible, hooks } = reported(incidents);

export const incidentModule = defineModule({
  resource: contract,
  table: incidents,
  visible,
  hooks: {
    ...hooks,
    // of what became of it, those of a client see what they may see anyhow
    hiddenFields: ({ isExternal }) => (isExternal ? ['converted_to'] : []),
  },
  title: 'title',
  derived: { respond_by: dueBy('respond'), resolve_by: dueBy('resolve'), sla_status: slaStatus },
  files: {
    status: { labels: 'incidents.status' },
    severity: { labels: 'incidents.severity' },
    channel: { labels: 'incidents.channel' },
    category: { labels: 'incidents.category' },
    impact: { labels: 'incidents.impact' },
    urgency: { labels: 'incidents.urgency' },
    sla_status: { labels: 'incidents.sla_status' },
    resolution_code: { labels: 'incidents.resolution_code' },
  },
});

/** Notifies whoever has an incident, or else whoever reported it, that one of its clocks runs out or has run out, once for each. */
export const notifyOfClocks = (db: Database, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const records = incidentModule.recordsFor(null);
    for (const { kind, by, isDue } of noticesOfClocks(now)) {
      for (const id of await claimDue(tx, records, kind, isDue, now)) {
        const incident = await readWritten(tx, records, id);
        const person = incident.assignee_id ?? incident.reporter_id;
        const values = { record: records.describe(incident), time: incident[by] };
        if (person !== null) await notify(tx, null, [person], { kind, values }, { records, id }, now);
      }
    }
  });
