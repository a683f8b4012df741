import { boolean, index, integer, pgTable, primaryKey, text, unique } from '../orm.ts';
import { instant, ownerId } from './columns.ts';
import { users } from './people.ts';
import { recordTables } from './recordTables.ts';

const { knowledgebase } = recordTables;

/** What articles say and have said: title and text of each version, the present one among them. */
export const articleVersions = pgTable(
  'article_versions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    articleId: ownerId('article_id', () => knowledgebase.id),
    /** Counts the versions of an article from 1. */
    version: integer('version').notNull(),
    title: text('title').notNull(),
    /** HTML, as the article has it. */
    body: text('body').notNull(),
    authorId: integer('author_id').references(() => users.id),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [unique('article_versions_version_unique').on(table.articleId, table.version)],
);

/** Who has said whether an article was helpful. */
export const articleVotes = pgTable(
  'article_votes',
  {
    articleId: ownerId('article_id', () => knowledgebase.id),
    userId: ownerId('user_id', () => users.id),
    isHelpful: boolean('is_helpful').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.userId] }),
    index('article_votes_user_id_index').on(table.userId),
  ],
);

/** The records that articles are linked to. Of two articles the one that is older has the other. */
export const articleLinks = pgTable(
  'article_links',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    articleId: ownerId('article_id', () => knowledgebase.id),
    resource: text('resource').notNull(),
    recordId: integer('record_id').notNull(),
    createdBy: integer('created_by').references(() => users.id),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('article_links_unique').on(table.articleId, table.resource, table.recordId),
    index('article_links_record_index').on(table.resource, table.recordId),
  ],
);
