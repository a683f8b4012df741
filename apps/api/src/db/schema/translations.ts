import type { Locale } from '@bureau/values';
import { boolean, integer, pgTable, primaryKey, text, unique } from '../orm.ts';
import { ownerId, plainText, recordColumns } from './columns.ts';
import { users } from './people.ts';

/** The languages that the application can be used in. */
export const translations = pgTable(
  'translations',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    language: plainText('language').$type<Locale>().notNull(),
    name: text('name').notNull(),
    /** The file name of an uploaded picture. */
    icon: text('icon'),
    isActive: boolean('is_active').notNull().default(true),
    createdBy: integer('created_by').references(() => users.id),
    ...recordColumns,
  },
  (table) => [unique('translations_language_unique').on(table.language)],
);

/** Texts that the company says in its own words, instead of those that are shipped. */
export const translationTexts = pgTable(
  'translation_texts',
  {
    translationId: ownerId('translation_id', () => translations.id),
    key: plainText('key').notNull(),
    text: text('text').notNull(),
  },
  (table) => [primaryKey({ columns: [table.translationId, table.key] })],
);
