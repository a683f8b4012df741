import { and, eq, type PgColumn } from '../db/orm.ts';

/** Names a record that something hangs on. Whether the caller may see it was asked before. */
export interface RecordRef {
  readonly resource: string;
  readonly recordId: number;
}

/** Requires rows of a table to hang on a record. */
export const isAttachedTo = (
  table: { readonly resource: PgColumn; readonly recordId: PgColumn },
  { resource, recordId }: RecordRef,
) => and(eq(table.resource, resource), eq(table.recordId, recordId));
