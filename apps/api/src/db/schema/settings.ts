import { integer, pgTable, text } from '../orm.ts';
import { jsonb, recordColumns } from './columns.ts';

/** What the company has set, one row for each setting that differs from its default. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: jsonb('value').$type<unknown>().notNull(),
});

/** The settings as one record, which is always there: when they were changed, and how often. Who changes them locks its only row. */
export const settingsRecord = pgTable('settings_record', {
  id: integer('id').primaryKey().default(1),
  ...recordColumns,
});
