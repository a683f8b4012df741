import type { CustomValues } from '@bureau/contract';
import { type AnyPgColumn, customType, integer, sql, text, timestamp } from '../orm.ts';

/**
 * A text whose order is that of its code points, in every database alike. Indexes on it also serve `LIKE 'abc%'`.
 */
export const plainText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

/** An instant, to the millisecond. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** A list of texts. */
export const textList = (name: string) => text(name).array();

/**
 * A value that is kept as JSON. The driver has read it when it comes: Drizzle's own columns would read a text that it holds once more, so that
 * `"2024"` became a number.
 */
const jsonOf = (dataType: 'json' | 'jsonb') =>
  customType<{ data: unknown; driverData: unknown }>({ dataType: () => dataType, toDriver: JSON.stringify });

export const jsonb = jsonOf('jsonb');
/** A value that is given back in the same letters, with its fields in the same order. */
export const json = jsonOf('json');

/** The id of the record that a row belongs to, and is deleted with. */
export const ownerId = (name: string, find: () => AnyPgColumn) =>
  integer(name).notNull().references(find, { onDelete: 'cascade' });

/** When a record was made and changed, and how often: `version` grows with each change. */
export const recordColumns = {
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
  version: integer('version').notNull().default(1),
};

/** The values of a record's custom fields, by their columns. Those of deleted fields stay, and are not shown. */
export const customValues = () =>
  jsonb('custom_fields')
    .$type<CustomValues>()
    .notNull()
    .default(sql`'{}'::jsonb`);
