import { incidentStatuses, incidentTargets, openIncidentStatuses, type slaStatuses } from '@bureau/contract';
import { and, sql, type SQL } from '../../db/orm.ts';
import { isOneOf } from '../../db/list/conditions.ts';
import { recordTables } from '../../db/schema/index.ts';

const { incidents } = recordTables;

const deferred = 5;

type Target = 'respond' | 'resolve';

/** Returns how much time there is to answer or resolve an incident. */
function timeFor(target: Target) {
  const cases = incidentTargets.map(
    (entry) => sql`when ${entry.severity} then make_interval(mins => ${entry[target]})`,
  );
  return sql`case ${incidents.severity} ${sql.join(cases, sql` `)} end`;
}

/** How long the clock of each target stood still: that of the answer never does. */
const waited = {
  respond: sql`interval '0'`,
  resolve: sql`make_interval(secs => ${incidents.waitedSeconds})`,
};

/** Returns by when an incident has to be answered or resolved. */
export const dueBy = (target: Target) =>
  sql`(${incidents.createdAt} + ${timeFor(target)} + ${waited[target]})`.mapWith(incidents.createdAt);

/** The state of an incident's clocks, in SQL. What was too late once stays so, also when it waits or is resolved. */
export const slaStatus: SQL<(typeof slaStatuses)[number]> = sql`(case
  when coalesce(${incidents.respondedAt}, now()) > ${dueBy('respond')}
    or coalesce(${incidents.resolvedAt}, ${incidents.pausedAt}, now()) > ${dueBy('resolve')} then 'breached'
  when ${incidents.resolvedAt} is not null then 'met'
  when ${incidents.pausedAt} is not null then 'paused'
  else 'on_track'
end)`;

/** In which statuses each clock of an incident runs: it is answered once somebody works on it, or it is done, and waits while it is deferred. */
const clocks = [
  {
    target: 'respond',
    soon: 'respondSoon',
    over: 'respondBreached',
    by: 'respond_by',
    statuses: incidentStatuses
      .filter(({ key }) => key === 'open' || key === 'assigned')
      .map(({ value }) => value),
  },
  {
    target: 'resolve',
    soon: 'resolveSoon',
    over: 'resolveBreached',
    by: 'resolve_by',
    statuses: openIncidentStatuses.filter((status) => status !== deferred),
  },
] as const;

/**
 * Returns of what is told in time, and of which incidents: that a clock runs out in the last 30 minutes, or where that is less, in the last quarter of its time;
 * and that it has run out, if it did within the last day.
 */
export function noticesOfClocks(now: Date) {
  const at = sql`${now.toISOString()}::timestamptz`;
  const isSomeones = sql`coalesce(${incidents.assigneeId}, ${incidents.reporterId}) is not null`;
  return clocks.flatMap(({ target, soon, over, by, statuses }) => {
    const due = dueBy(target);
    const notices = [
      [soon, sql`${at} < ${due} and ${at} >= ${due} - least(interval '30 minutes', ${timeFor(target)} / 4)`],
      [over, sql`${at} >= ${due} and ${at} < ${due} + interval '1 day'`],
    ] as const;
    return notices.map(([kind, isTime]) => ({
      kind,
      by,
      isDue: and(isOneOf(incidents.status, statuses), isSomeones, isTime),
    }));
  });
}
