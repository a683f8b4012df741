import { eq, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Viewer } from '../Caller.ts';
import { visibleInProjects } from './inProjects.ts';

/** A table of records that somebody reports and one person at a time has. */
export type ReportedTable = PgTable &
  Readonly<Record<'id' | 'projectId' | 'createdBy' | 'assigneeId' | 'reporterId', PgColumn>>;

/** Returns which records that somebody reports a caller sees, as a condition on their table: they concern who reported them and who has them. */
export const visibleReported = (table: ReportedTable, viewer: Viewer): SQL | undefined =>
  visibleInProjects(table, viewer, [eq(table.assigneeId, viewer.id), eq(table.reporterId, viewer.id)]);
