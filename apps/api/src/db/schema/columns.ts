import type { CustomValues } from '@bureau/contract';
import { sql } from 'drizzle-orm';
import { customType, integer, jsonb, timestamp } from 'drizzle-orm/pg-core';

/**
 * A text whose order is that of its code points, in every database alike. Indexes on it also serve `LIKE 'abc%'`.
 */
export const plainText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

/** An instant, to the millisecond. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** When a record was made and changed, and how often: `version` grows with each change. */
export const recordColumns = {
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
  version: integer('version').notNull().default(1),
};

/** The values of a record's added fields, by their columns. Those of deleted fields stay, and are not shown. */
export const customValues = () =>
  jsonb('custom_fields')
    .$type<CustomValues>()
    .notNull()
    .default(sql`'{}'::jsonb`);
