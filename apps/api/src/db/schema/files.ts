import type { FileKind } from '@bureau/contract';
import { index, integer, pgTable, text } from '../orm.ts';
import { instant, plainText } from './columns.ts';
import { users } from './people.ts';

/** Files that were uploaded. What they hold lies in the storage, under their key. */
export const files = pgTable(
  'files',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<FileKind>().notNull(),
    /** The name that the file is stored and addressed by, which nobody can guess: random letters, and the extension of its type. */
    key: plainText('key').notNull().unique(),
    /** What the file was called by who uploaded it. */
    name: text('name').notNull(),
    /** The media type, by what the file holds. */
    type: text('type').notNull(),
    size: integer('size').notNull(),
    ownerId: integer('owner_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('files_created_at_index').on(table.createdAt)],
);

/** Keys that addresses are signed with, made when they are needed first. They lie here so that all processes have the same. */
export const signingKeys = pgTable('signing_keys', {
  name: text('name').primaryKey(),
  secret: text('secret').notNull(),
});
