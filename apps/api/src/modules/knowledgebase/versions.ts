import type { knowledgebase as contract, ListQuery, ResponseOf } from '@bureau/contract';
import { and, eq, sql } from '../../db/orm.ts';
import type { Caller } from '../../access/Caller.ts';
import type { Database } from '../../db/database.ts';
import { answerList, type Rows } from '../../db/list/answerList.ts';
import { containsWritten } from '../../db/list/conditions.ts';
import type { ListSource } from '../../db/list/listSource.ts';
import { articleVersions as versions, recordTables, users } from '../../db/schema/index.ts';
import { notFound } from '../../errors/ApiError.ts';
import { readRichText } from '../../html/richText.ts';
import { linesOf } from './plainText.ts';

const { knowledgebase: articles } = recordTables;

type Spec = (typeof contract.versions)['list'];
type Version = ResponseOf<typeof contract.version>;

/** Who wrote what articles say now, and when; without it, who made them did. */
interface Written {
  readonly author: Pick<Caller, 'id'>;
  readonly now: Date;
}

/** Keeps what articles say as a version of each, unless it says what the newest one does. */
export async function saveVersions(
  tx: Database,
  ids: readonly number[] | 'all',
  written?: Written,
): Promise<void> {
  const author = written ? sql`${written.author.id}::int` : articles.createdBy;
  const time = written ? sql`${written.now.toISOString()}::timestamptz` : articles.createdAt;
  const meant = ids === 'all' ? sql`true` : sql`${articles.id} = any(${sql.param([...ids])}::int[])`;
  await tx.execute(sql`
    insert into ${versions} (article_id, version, title, body, author_id, created_at)
    select ${articles.id}, coalesce(last.version, 0) + 1, ${articles.title}, ${articles.body}, ${author}, ${time}
    from ${articles} left join lateral (
      select version, title, body from ${versions} where article_id = ${articles.id} order by version desc limit 1
    ) as last on true
    where ${meant} and (last.version is null or last.title <> ${articles.title} or last.body <> ${articles.body})
    order by ${articles.id}`);
}

const source: ListSource<Spec> = {
  id: versions.id,
  sort: { version: { column: versions.version } },
  filter: {},
  search: (q) => containsWritten(versions.title, q),
};

const newest = sql`(select max(newer.version) from ${versions} as newer where newer.article_id = ${versions.articleId})`;

const selection = {
  version: versions.version,
  title: versions.title,
  author_id: users.id,
  author_firstname: users.firstname,
  author_lastname: users.lastname,
  created_at: versions.createdAt,
  is_current: sql<boolean>`${versions.version} = ${newest}`,
};

const selectVersions = (db: Database) =>
  db.select(selection).from(versions).leftJoin(users, eq(users.id, versions.authorId)).$dynamic();

const withTime = <Row extends { readonly created_at: Date }>(row: Row) => ({
  ...row,
  created_at: row.created_at.toISOString(),
});

async function readRows(db: Database, { condition, order, limit, offset }: Rows) {
  const rows = await selectVersions(db)
    .where(condition)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  return rows.map(withTime);
}

/** Lists the versions of an article, the newest first. Whether it may be seen was asked before. */
export const listVersions = (
  db: Database,
  id: number,
  query: ListQuery<Spec>,
): Promise<ResponseOf<typeof contract.versions>> =>
  answerList(db, source, query, {
    visible: eq(versions.articleId, id),
    fallback: ['-version'],
    read: (rows) => readRows(db, rows),
  });

/**
 * Reads a version of an article. Whether it may be seen was asked before.
 *
 * @throws ApiError 404
 */
export async function readVersion(db: Database, id: number, version: number): Promise<Version> {
  const isMeant = and(eq(versions.articleId, id), eq(versions.version, version));
  const [row] = await selectVersions(db).where(isMeant);
  const [said] = await db.select({ body: versions.body }).from(versions).where(isMeant);
  if (row === undefined || said === undefined) throw notFound();
  const body = readRichText(said.body, true);
  return { ...withTime(row), body, text: linesOf(body).join('\n') };
}
