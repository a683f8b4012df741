import { and, eq, isNotNull, ne, type PgColumn } from '../db/orm.ts';
import type { Caller, Viewer } from '../access/Caller.ts';
import { type ReportedTable, visibleReported } from '../access/visible/reported.ts';
import type { Database } from '../db/database.ts';
import { isOneOf } from '../db/list/conditions.ts';

interface Reported {
  readonly reporter_id: number | null;
  readonly status: number;
}

interface Stored extends Reported {
  readonly merged_into_id: number | null;
  readonly merged_into_name: string | null;
}

interface Writing {
  readonly before: Stored | null;
}

type MergeableTable = ReportedTable & Readonly<Record<'code' | 'mergedIntoId' | 'status', PgColumn>>;

/** Returns the error that what was merged stays closed, and where it goes on. */
const staysClosed = (code: string) => ({ status: [{ key: 'merge.closed' as const, values: { code } }] });

/**
 * Returns what records have in common that somebody reports and one person at a time has, such as defects and incidents: both see them. What was merged into another
 * one is not opened again.
 */
export function reported(table: MergeableTable) {
  const visible = (viewer: Viewer) => visibleReported(table, viewer);
  const hooks = {
    // Whoever writes one down has found it, unless somebody else is named.
    begin: <Body extends Partial<Reported>>(caller: Caller, body: Body) => ({
      reporter_id: caller.id,
      ...body,
    }),
    check: async (_tx: Database, { status }: Partial<Reported>, { before }: Writing) => {
      const isMerged = typeof before?.merged_into_id === 'number';
      return isMerged && status !== undefined && status !== before.status
        ? staysClosed(before.merged_into_name ?? '')
        : {};
    },
    checkBulk: async (tx: Database, ids: readonly number[], { status }: Partial<Reported>) => {
      if (status === undefined) return {};
      const [merged] = await tx
        .select({ into: table.mergedIntoId })
        .from(table)
        .where(and(isOneOf(table.id, ids), isNotNull(table.mergedIntoId), ne(table.status, status)))
        .limit(1);
      if (merged === undefined) return {};
      const [into] = await tx.select({ code: table.code }).from(table).where(eq(table.id, merged.into));
      return staysClosed(String(into?.code));
    },
  };
  return { visible, hooks };
}
