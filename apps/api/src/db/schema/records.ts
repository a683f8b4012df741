import type { CustomFieldType, CustomForm, CustomValue } from '@bureau/contract';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  sql,
  text,
  unique,
  uniqueIndex,
} from '../orm.ts';
import { instant, jsonb, plainText, recordColumns } from './columns.ts';
import { files } from './files.ts';
import { users } from './people.ts';

/** Comments on records of every kind. */
export const comments = pgTable(
  'comments',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    resource: text('resource').notNull(),
    recordId: integer('record_id').notNull(),
    /** HTML, sanitised before it was stored. */
    body: text('body').notNull(),
    /** What there is to be read, as it is searched: see `foldForSearch`. */
    searchText: text('search_text').notNull(),
    /** Whether somebody of a client does not see it. */
    isInternal: boolean('is_internal').notNull().default(false),
    createdBy: integer('created_by')
      .notNull()
      .references(() => users.id),
    ...recordColumns,
  },
  (table) => [index('comments_record_index').on(table.resource, table.recordId, table.createdAt, table.id)],
);

/** Files on records of every kind. A file is on one record. */
export const attachments = pgTable(
  'attachments',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    resource: text('resource').notNull(),
    recordId: integer('record_id').notNull(),
    fileId: integer('file_id')
      .notNull()
      .unique()
      .references(() => files.id),
    createdBy: integer('created_by')
      .notNull()
      .references(() => users.id),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('attachments_record_index').on(table.resource, table.recordId, table.createdAt, table.id),
  ],
);

/** Custom fields of forms. */
export const customFields = pgTable(
  'custom_fields',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    form: text('form').$type<CustomForm>().notNull(),
    label: text('label').notNull(),
    /** The label as lists are ordered by it, and by which it is the only one of its form. */
    labelSort: plainText('label_sort').notNull(),
    /** Names the field in the records' values: see `customColumn`. */
    fieldColumn: plainText('field_column').notNull(),
    type: text('type').$type<CustomFieldType>().notNull(),
    isRequired: boolean('is_required').notNull(),
    helpText: text('help_text').notNull(),
    defaultValue: jsonb('default_value').$type<CustomValue>(),
    options: jsonb('options').$type<string[]>().notNull(),
    showInList: boolean('show_in_list').notNull(),
    position: smallint('position').notNull(),
    /** When the field was deleted. The row stays, so that no later field takes its column and with it the values of another. */
    deletedAt: instant('deleted_at'),
    createdBy: integer('created_by').references(() => users.id),
    ...recordColumns,
  },
  (table) => [
    unique('custom_fields_column_unique').on(table.form, table.fieldColumn),
    uniqueIndex('custom_fields_label_unique')
      .on(table.form, table.labelSort)
      .where(sql`${table.deletedAt} is null`),
  ],
);

/**
 * The values of custom fields once more, one row for each, so that lists are sorted and filtered by an index of them. Written with the column
 * `custom_fields` of a record, and forgotten with the record.
 */
export const customFieldValues = pgTable(
  'custom_field_values',
  {
    fieldId: integer('field_id')
      .notNull()
      .references(() => customFields.id),
    recordId: integer('record_id').notNull(),
    /** A text as lists are ordered by it, a choice as it is, or a date as `yyyy-MM-dd`. */
    sortText: plainText('sort_text'),
    /** A number; of a truth value 1 or 0. */
    number: doublePrecision('number'),
    /** A text as it is searched: see `foldForSearch`. */
    searchText: text('search_text'),
  },
  (table) => [
    primaryKey({ columns: [table.fieldId, table.recordId] }),
    index('custom_field_values_text_index').on(table.fieldId, table.sortText, table.recordId),
    index('custom_field_values_number_index').on(table.fieldId, table.number, table.recordId),
    index('custom_field_values_record_index').on(table.recordId),
  ],
);
