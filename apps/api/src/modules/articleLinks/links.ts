import {
  articleLinkLimit,
  type articleLinks as contract,
  type BodyOf,
  knowledgebase,
  type ResponseOf,
} from '@bureau/contract';
import type { Locale } from '@bureau/values';
import { and, asc, eq, or } from '../../db/orm.ts';
import type { Caller } from '../../access/Caller.ts';
import type { Database } from '../../db/database.ts';
import { articleLinks as links } from '../../db/schema/index.ts';
import { ApiError, FieldError, notFound } from '../../errors/ApiError.ts';
import { endsOf, insertLink, type Link, type LinkCodes, logLink } from '../../records/articleLinks.ts';
import { readRecord } from '../../records/findRecord.ts';
import { isAttachedTo, type RecordRef } from '../../records/RecordRef.ts';
import { articleModule } from '../knowledgebase/service.ts';
import { type FoundRecord as Found, readFound } from '../search/service.ts';

type Linked = ResponseOf<typeof contract.list>;

/** What a link has at one of its ends, and the link. */
interface End extends RecordRef {
  readonly id: number;
}

const articles = knowledgebase.name;

const isEnd = (end: RecordRef, { recordId, resource }: RecordRef) =>
  end.resource === resource && end.recordId === recordId;

/** Shows an end of a link, whose record was found. */
const showEnd = ({ id, recordId, resource }: End, { statusIn, ...named }: Found, locale: Locale) => ({
  id,
  resource,
  record_id: recordId,
  ...named,
  status: statusIn(locale),
});

/** Shows ends of links to somebody, in their order, without those that they may not see. */
async function show(
  db: Database,
  caller: Caller,
  ends: readonly End[],
  locale: Locale,
): Promise<Linked[number][]> {
  const found = new Map<string, ReadonlyMap<number, Found>>();
  for (const [resource, some] of Map.groupBy(ends, (end) => end.resource)) {
    const ids = some.map(({ recordId }) => recordId);
    found.set(resource, await readFound(db, caller, resource, ids));
  }
  return ends.flatMap((end) => {
    const record = found.get(end.resource)?.get(end.recordId);
    return record === undefined ? [] : [showEnd(end, record, locale)];
  });
}

/**
 * Lists what a record is linked to, as far as somebody may see it: the records of an article, or the articles of any other record.
 *
 * @throws ApiError 404 for a record that they may not see.
 */
export async function listLinks(
  db: Database,
  caller: Caller,
  record: RecordRef,
  locale: Locale,
): Promise<Linked> {
  const { recordId, resource } = record;
  if (!(await readFound(db, caller, resource, [recordId])).has(recordId)) throw notFound();
  const isArticle = resource === articles ? eq(links.articleId, recordId) : undefined;
  const rows = await db
    .select()
    .from(links)
    .where(or(isArticle, isAttachedTo(links, record)))
    .orderBy(asc(links.id));
  const ends = rows.flatMap((link) =>
    endsOf(link)
      .filter((end) => !isEnd(end, record))
      .map((end) => ({ ...end, id: link.id })),
  );
  return show(db, caller, ends, locale);
}

/** Finds the codes of the two records of a link, as far as somebody may see both. */
async function findCodes(db: Database, caller: Caller, link: Link): Promise<LinkCodes | undefined> {
  const [first, last] = endsOf(link);
  const one = (await readFound(db, caller, first.resource, [first.recordId])).get(first.recordId);
  const other = (await readFound(db, caller, last.resource, [last.recordId])).get(last.recordId);
  return one && other && [one.code, other.code];
}

const refused = () => new FieldError({ record_id: [{ key: 'validation.unknownRecord' }] });

/**
 * Links an article and a record, in the transaction of the request.
 *
 * @throws ApiError 404 for an article that the caller may not see, 422 where it has as many links as it may have; FieldError for another record that is not
 * there or that the caller may not see, and for the article itself.
 */
export async function addLink(
  tx: Database,
  caller: Caller,
  { article_id: articleId, record_id: recordId, resource }: BodyOf<typeof contract.create>,
  { locale, now }: { readonly locale: Locale; readonly now: Date },
): Promise<Linked[number]> {
  // One after the other, so that their number is not overlooked.
  const records = articleModule.recordsFor(caller);
  const article = await readRecord(tx, records, caller, articleId, 'no key update');
  const other = { resource, recordId };
  if (isEnd({ resource: articles, recordId: articleId }, other)) throw refused();
  const record = (await readFound(tx, caller, resource, [recordId])).get(recordId);
  if (record === undefined) throw refused();
  const isLater = resource === articles && recordId < articleId;
  const values = isLater ? { articleId: recordId, resource, recordId: articleId } : { articleId, ...other };
  const [first, last] = isLater ? [record, article] : [article, record];
  const made = await insertLink(tx, values, [first.code, last.code], { userId: caller.id, now });
  if (made && (await tx.$count(links, eq(links.articleId, values.articleId))) > articleLinkLimit)
    throw new ApiError(422, 'articleLinks.tooMany', { values: { max: articleLinkLimit } });
  const stored = and(eq(links.articleId, values.articleId), isAttachedTo(links, values));
  const [link] = made === undefined ? await tx.select().from(links).where(stored) : [made];
  if (link === undefined) throw new Error('The link was not stored.');
  return showEnd({ ...other, id: link.id }, record, locale);
}

/**
 * Removes a link, in the transaction of the request.
 *
 * @throws ApiError 404 where the caller may not see both of what it links.
 */
export async function removeLink(tx: Database, caller: Caller, id: number, now: Date): Promise<void> {
  const [link] = await tx.delete(links).where(eq(links.id, id)).returning();
  const ends = link && (await findCodes(tx, caller, link));
  if (link === undefined || ends === undefined) throw notFound();
  await logLink(tx, link, ends, { isMade: false, userId: caller.id, now });
}
