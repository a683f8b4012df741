import {
  type dashboard as contract,
  type Filters,
  type incidents as incidentContract,
  incidentSeverities,
  openIncidentStatuses,
  type ResponseOf,
} from '@bureau/contract';
import { and, count } from '../../db/orm.ts';
import type { Caller } from '../../access/Caller.ts';
import type { Database } from '../../db/database.ts';
import { routeTo } from '../../db/list/routeTo.ts';
import { conditionOf } from '../../db/list/listSource.ts';
import { recordTables } from '../../db/schema/index.ts';
import { incidentModule } from '../incidents/service.ts';
import type { Today } from './stats.ts';

type Spec = typeof incidentContract.listSpec;

const { incidents } = recordTables;

const filter: Filters<Spec> = { status: openIncidentStatuses };

/** Counts the open incidents that a caller may see by severity, the most severe first. */
export async function countSeverities(
  db: Database,
  caller: Caller,
  { timeZone }: Today,
): Promise<ResponseOf<typeof contract.incidents>> {
  const visible = await incidentModule.searchSource().visible(db, caller);
  const rows = await db
    .select({ severity: incidents.severity, count: count() })
    .from(incidents)
    .where(and(visible, conditionOf(incidentModule.source(timeZone), { filter })))
    .groupBy(incidents.severity);
  const counts = new Map(rows.map((row) => [row.severity, row.count]));
  return {
    count: rows.reduce((sum, row) => sum + row.count, 0),
    route: routeTo<Spec>('/incidents', { filter }),
    severities: incidentSeverities.toReversed().map(({ value: severity }) => ({
      severity,
      count: counts.get(severity) ?? 0,
      route: routeTo<Spec>('/incidents', { filter: { ...filter, severity: [severity] } }),
    })),
  };
}
