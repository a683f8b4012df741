import {
  articleMoves,
  canAccess,
  knowledgebase as contract,
  type RecordOf,
  type UpdateOf,
} from '@bureau/contract';
import { eq, or } from '../../db/orm.ts';
import type { Caller, Viewer } from '../../access/Caller.ts';
import { visibleToStaff } from '../../access/visible/staff.ts';
import type { Database } from '../../db/database.ts';
import { recordTables } from '../../db/schema/index.ts';
import { defineModule } from '../../engine/defineModule.ts';
import type { Writer } from '../../engine/write.ts';
import { ApiError } from '../../errors/ApiError.ts';
import { imagesOf } from '../../html/images.ts';
import { attachUploads } from '../../records/attachments/attachments.ts';
import { readRecord, readWritten } from '../../records/findRecord.ts';
import { freeSlugs, slugOf } from './slugs.ts';
import { saveVersions, readVersion } from './versions.ts';
import { countOfVotes, saveVote, type Vote, withOwnVotes } from './votes.ts';

const { knowledgebase: articles } = recordTables;

export type Article = RecordOf<typeof contract>;
type Body = Partial<UpdateOf<typeof contract>>;

/** Returns which articles somebody sees: all who may write them, and otherwise what is published and their own. To somebody of a client, none. */
function visibleArticles(viewer: Viewer) {
  if (viewer.isExternal) return visibleToStaff(viewer);
  if (canAccess(viewer, 'knowledgebase_edit')) return undefined;
  return or(
    eq(articles.status, 'published'),
    eq(articles.ownerId, viewer.id),
    eq(articles.createdBy, viewer.id),
  );
}

/** Returns what is written of an article with its slug: the one that is given, or one of its title. */
async function withSlug(tx: Database, body: Body, before: Article | null): Promise<Body> {
  if (before !== null && body.slug === undefined) return body;
  const given = slugOf(body.slug ?? '');
  if (given !== '') return { ...body, slug: given };
  const [slug = ''] = await freeSlugs(tx, [body.title ?? before?.title ?? ''], before?.id);
  return { ...body, slug };
}

export const articleModule = defineModule({
  resource: contract,
  table: articles,
  visible: visibleArticles,
  title: 'title',
  derived: { helpful_count: countOfVotes(true), unhelpful_count: countOfVotes(false) },
  files: { status: { labels: 'knowledgebase.status' } },
  hooks: {
    present: withOwnVotes,
    // Who writes an article answers for it, unless somebody else is named.
    begin: (caller, body) => ({ owner_id: caller.id, ...body }),
    complete: async (tx, body, { before }) => withSlug(tx, body, before),
    // An image is uploaded before what shows it is written, and follows the article from then on.
    async afterWrite(tx, { id }, { body = '' }, { caller, now }) {
      await attachUploads(tx, { resource: contract.name, recordId: id }, caller, imagesOf(body), now);
      await saveVersions(tx, [id], { author: caller, now });
    },
    async completeImport(tx, bodies) {
      const slugs = await freeSlugs(
        tx,
        bodies.map(({ slug, title = '' }) => slug || title),
      );
      return bodies.map((body, index) => ({
        body: { ...body, slug: slugs[index] ?? '' },
        columns: {},
      }));
    },
    afterImportedRows: (tx, records, { caller, origin: { now } }) =>
      saveVersions(
        tx,
        records.map(({ id }) => id),
        { author: caller, now },
      ),
  },
});

/**
 * Moves an article on to its next status.
 *
 * @throws ApiError 404, 409 for another version, or 422 where what is handed in is no draft.
 */
export function moveArticle(
  db: Database,
  id: number,
  move: keyof typeof articleMoves,
  version: number | undefined,
  writer: Writer,
): Promise<Article> {
  const status = articleMoves[move];
  return db.transaction(async (tx) => {
    const { caller } = writer;
    const before = await readRecord(tx, articleModule.recordsFor(caller), caller, id, 'no key update');
    const isKnown = version === undefined || version === before.version;
    if (isKnown && move === 'submit' && before.status !== 'draft' && before.status !== status)
      throw new ApiError(422, 'knowledgebase.notDraft');
    return articleModule.update(tx, id, { status, ...(version !== undefined && { version }) }, writer);
  });
}

/**
 * Restores the title and text of a former version of an article.
 *
 * @throws ApiError 404 for an article or a version that is none, 409 for another version of the record.
 */
export async function restoreVersion(
  db: Database,
  id: number,
  former: number,
  version: number | undefined,
  writer: Writer,
): Promise<Article> {
  const { title, body } = await readVersion(db, id, former);
  return articleModule.update(db, id, { title, body, ...(version !== undefined && { version }) }, writer);
}

/**
 * Records whether somebody found an article helpful; null withdraws it.
 *
 * @throws ApiError 404, or 422 for one that is not published.
 */
export function voteOn(
  db: Database,
  id: number,
  vote: Vote,
  { caller, now }: { readonly caller: Caller; readonly now: Date },
): Promise<Article> {
  const records = articleModule.recordsFor(caller);
  return db.transaction(async (tx) => {
    const { status } = await readRecord(tx, records, caller, id, 'key share');
    if (status !== 'published') throw new ApiError(422, 'knowledgebase.notPublished');
    await saveVote(tx, id, caller.id, vote, now);
    return readWritten(tx, records, id);
  });
}
