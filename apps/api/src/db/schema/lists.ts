import type { ImportAnswer, ImportProgress, ViewedPage } from '@bureau/contract';
import { boolean, index, integer, pgTable, sql, text, timestamp, unique, uniqueIndex } from '../orm.ts';
import { instant, json, ownerId, plainText, recordColumns } from './columns.ts';
import { users } from './people.ts';

/** States of lists that were saved by name. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    resource: text('resource').$type<ViewedPage>().notNull(),
    name: text('name').notNull(),
    /** The name as lists are ordered by it, and as no two of one user may be the same: see `foldForSort`. */
    nameSort: plainText('name_sort').notNull(),
    query: text('query').notNull(),
    isShared: boolean('is_shared').notNull().default(false),
    createdBy: ownerId('created_by', () => users.id),
    ...recordColumns,
  },
  (table) => [
    unique('saved_views_name_unique').on(table.createdBy, table.resource, table.nameSort),
    index('saved_views_shared_index')
      .on(table.resource, table.nameSort)
      .where(sql`${table.isShared}`),
  ],
);

/**
 * Imports and their dry runs. Rows are written in short batches, which no transaction holds together: what keeps an import whole is the
 * range of identifiers that is reserved for it here. Nobody sees records of a range while it is being filled, and when the import does
 * not finish, all of the range is deleted.
 */
export const imports = pgTable(
  'imports',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: ownerId('user_id', () => users.id),
    /** The `Idempotency-Key`, or one of our own where there was none. */
    key: plainText('key').notNull(),
    resource: text('resource').notNull(),
    /** A hash of the file and of how it is read. */
    request: plainText('request').notNull(),
    isDryRun: boolean('is_dry_run').notNull(),
    isFailed: boolean('is_failed').notNull().default(false),
    phase: text('phase').$type<ImportProgress['phase']>().notNull().default('reading'),
    done: integer('done').notNull().default(0),
    total: integer('total').notNull().default(0),
    firstId: integer('first_id'),
    lastId: integer('last_id'),
    firstNumber: integer('first_number'),
    /** As `json` and not `jsonb`, so that the same text is answered again. */
    answer: json('answer').$type<ImportAnswer>(),
    /** When its process was last at work on it, by the database's clock, which all processes share. */
    aliveAt: timestamp('alive_at', { withTimezone: true }).notNull().defaultNow(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('imports_key_unique')
      .on(table.userId, table.key)
      .where(sql`not ${table.isFailed}`),
    index('imports_user_index').on(table.userId, table.createdAt),
    index('imports_running_index')
      .on(table.resource)
      .where(sql`${table.phase} = 'writing' and not ${table.isFailed}`),
  ],
);
