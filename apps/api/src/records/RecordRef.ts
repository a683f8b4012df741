import { and, eq } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Names a record that something hangs on. Whether the caller may see it was asked before. */
export interface Place {
  readonly resource: string;
  readonly recordId: number;
}

/** Requires rows of a table to hang on a record. */
export const isOn = (
  table: { readonly resource: PgColumn; readonly recordId: PgColumn },
  { resource, recordId }: Place,
) => and(eq(table.resource, resource), eq(table.recordId, recordId));
