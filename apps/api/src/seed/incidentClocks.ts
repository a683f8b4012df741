import { incidentTargets } from '@bureau/contract';

interface Reported {
  readonly status: number;
  readonly severity: number;
  readonly reportedAt: Date;
  readonly now: Date;
  readonly isLate: boolean;
}

/** Returns when an incident was answered, deferred and resolved, in or out of its time. */
export function clocksOf({ status, severity, reportedAt, now, isLate }: Reported) {
  const target = incidentTargets.find((entry) => entry.severity === severity) ?? incidentTargets[0];
  const at = (minutes: number) => new Date(Math.min(reportedAt.getTime() + minutes * 60_000, now.getTime()));
  return {
    responded_at: status > 2 ? at(target.respond * 0.4) : null,
    paused_at: status === 5 ? at(target.respond * 0.6) : null,
    resolved_at: status === 4 || status === 7 ? at(target.resolve * (isLate ? 1.3 : 0.6)) : null,
  };
}
