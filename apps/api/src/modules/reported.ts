import { eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Caller, Viewer } from '../access/Caller.ts';
import { visibleInProjects } from '../access/visible/inProjects.ts';
import type { Database } from '../db/database.ts';
import { notify } from '../records/notifications/notify.ts';

type ReportedTable = PgTable &
  Readonly<Record<'id' | 'projectId' | 'createdBy' | 'assigneeId' | 'reporterId', PgColumn>>;

interface Reported {
  readonly title: string;
  readonly assignee_id: number | null;
  readonly reporter_id: number | null;
}

interface Writing {
  readonly caller: Caller;
  readonly now: Date;
  readonly before: Reported | null;
}

/**
 * Returns what records have in common that somebody reports and one person at a time has, such as defects and incidents: they concern both, and whoever gets one
 * is notified.
 */
export function reported(name: string, table: ReportedTable) {
  const visible = (viewer: Viewer) =>
    visibleInProjects(table, viewer, [eq(table.assigneeId, viewer.id), eq(table.reporterId, viewer.id)]);
  const hooks = {
    // Whoever writes one down has found it, unless somebody else is named.
    complete: async <Body extends Partial<Reported>>(
      _tx: Database,
      body: Body,
      { before, caller }: Writing,
    ) => (before === null ? { reporter_id: caller.id, ...body } : body),
    async afterWrite(
      tx: Database,
      { code, id }: { readonly id: number; readonly code: string },
      { assignee_id: assignee, title }: Partial<Reported>,
      { before, caller, now }: Writing,
    ): Promise<void> {
      if (assignee === undefined || assignee === null || assignee === before?.assignee_id) return;
      const values = { record: `${code} ${title ?? before?.title ?? ''}` };
      const records = { name, table, visible };
      await notify(tx, caller, [assignee], { kind: 'assigned', values }, { records, id }, now);
    },
    watchers: ({ assignee_id: assignee, reporter_id: reporter }: Reported) =>
      [assignee, reporter].filter((id) => id !== null),
  };
  return { visible, hooks };
}
