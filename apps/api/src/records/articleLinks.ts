import { knowledgebase } from '@bureau/contract';
import type { Database } from '../db/database.ts';
import { articleLinks } from '../db/schema/index.ts';
import { recordChanges } from './activities/write.ts';
import { announcePart } from './events/announce.ts';
import { isAttachedTo, type RecordRef } from './RecordRef.ts';

/** A link between an article and another record. */
export type Link = typeof articleLinks.$inferSelect;

/** By whom and when links are written. */
interface Author {
  readonly userId: number;
  readonly now: Date;
}

/** The codes of an article, and of the record that it is linked to. */
export type LinkCodes = readonly [article: string, record: string];

/** Returns the two records of a link: the article first. */
export const endsOf = ({ articleId, recordId, resource }: Link): readonly [RecordRef, RecordRef] => [
  { resource: knowledgebase.name, recordId: articleId },
  { resource, recordId },
];

/** Notes at both records to which other one they are linked now, or are not any more, and tells whoever looks at one of them. */
export async function logLink(
  tx: Database,
  link: Link,
  [article, record]: LinkCodes,
  { isMade, ...author }: Author & { readonly isMade: boolean },
): Promise<void> {
  const [first, last] = endsOf(link);
  for (const [end, code] of [
    [first, record],
    [last, article],
  ] as const) {
    const values = isMade ? { oldValue: null, newValue: code } : { oldValue: code, newValue: null };
    await recordChanges(tx, { ...end, ...author }, [{ field: 'article_links', ...values }]);
    await announcePart(tx, end, 'links');
  }
}

/** Links an article and a record, which are noted at both; undefined where they are linked already. */
export async function insertLink(
  tx: Database,
  link: RecordRef & Pick<Link, 'articleId'>,
  codes: LinkCodes,
  { now, userId }: Author,
): Promise<Link | undefined> {
  const [made] = await tx
    .insert(articleLinks)
    .values({ ...link, createdBy: userId, createdAt: now })
    .onConflictDoNothing()
    .returning();
  if (made !== undefined) await logLink(tx, made, codes, { isMade: true, userId, now });
  return made;
}

/** Links the articles of one record to another of its kind in its place: once, where they are linked to that one already. */
export async function moveLinks(tx: Database, from: RecordRef, intoId: number): Promise<void> {
  const { articleId, createdAt, createdBy, resource } = articleLinks;
  const moved = await tx
    .delete(articleLinks)
    .where(isAttachedTo(articleLinks, from))
    .returning({ articleId, createdAt, createdBy, resource });
  if (moved.length === 0) return;
  await tx
    .insert(articleLinks)
    .values(moved.map((link) => ({ ...link, recordId: intoId })))
    .onConflictDoNothing();
}
