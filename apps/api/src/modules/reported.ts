import type { Caller, Viewer } from '../access/Caller.ts';
import { type ReportedTable, visibleReported } from '../access/visible/reported.ts';
import type { Database } from '../db/database.ts';

interface Reported {
  readonly reporter_id: number | null;
}

interface Writing {
  readonly caller: Caller;
  readonly before: Reported | null;
}

/**
 * Returns what records have in common that somebody reports and one person at a time has, such as defects and incidents: both see them.
 */
export function reported(table: ReportedTable) {
  const visible = (viewer: Viewer) => visibleReported(table, viewer);
  const hooks = {
    // Whoever writes one down has found it, unless somebody else is named.
    complete: async <Body extends Partial<Reported>>(
      _tx: Database,
      body: Body,
      { before, caller }: Writing,
    ) => (before === null ? { reporter_id: caller.id, ...body } : body),
  };
  return { visible, hooks };
}
