import {
  type Comment,
  type Comments,
  isAdmin,
  isBlank,
  type ListQuery,
  type ResponseOf,
} from '@bureau/contract';
import { and, eq } from 'drizzle-orm';
import { writeAudit } from '../../access/audit.ts';
import type { Caller } from '../../access/Caller.ts';
import type { Origin } from '../../access/Origin.ts';
import type { Database } from '../../db/database.ts';
import { foldForSearch } from '../../db/fold.ts';
import { answerList, oneRow, type Rows } from '../../db/list/answerList.ts';
import { containsWords } from '../../db/list/conditions.ts';
import type { ListSource } from '../../db/list/listSource.ts';
import { writeTimes } from '../../db/list/writeTimes.ts';
import { comments, users } from '../../db/schema/index.ts';
import { ApiError, FieldError, notFound } from '../../errors/ApiError.ts';
import { announcePart } from '../events/announce.ts';
import { isAttachedTo, type RecordRef } from '../RecordRef.ts';
import { requireVersion } from '../requireVersion.ts';
import { nextVersion } from '../writeRecord.ts';
import { type CommentBody, readCommentBody } from './commentBody.ts';

type Spec = Comments['list']['list'];

const source: ListSource<Spec> = {
  id: comments.id,
  sort: { created_at: { column: comments.createdAt } },
  filter: {},
  search: (q) => containsWords(comments.searchText, q),
};

async function readRows(db: Database, { condition, order, limit, offset }: Rows): Promise<Comment[]> {
  const rows = await db
    .select({
      id: comments.id,
      body: comments.body,
      created_at: comments.createdAt,
      updated_at: comments.updatedAt,
      created_by: comments.createdBy,
      created_firstname: users.firstname,
      created_lastname: users.lastname,
      created_avatar: users.avatar,
      version: comments.version,
    })
    .from(comments)
    .innerJoin(users, eq(users.id, comments.createdBy))
    .where(condition)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  return rows.map((row) => ({ ...row, ...writeTimes(row), is_edited: row.version > 1 }));
}

/** Lists the comments on a record. */
export const listComments = (
  db: Database,
  ref: RecordRef,
  query: ListQuery<Spec>,
): Promise<ResponseOf<Comments['list']>> =>
  answerList(db, source, query, {
    visible: isAttachedTo(comments, ref),
    fallback: ['created_at'],
    read: (rows) => readRows(db, rows),
  });

async function readComment(db: Database, id: number): Promise<Comment> {
  const [comment] = await readRows(db, oneRow(eq(comments.id, id)));
  if (comment === undefined) throw notFound();
  return comment;
}

/** Reads what is to be stored of a body, and refuses one with nothing to be read. */
function requireBody(html: string): CommentBody {
  const body = readCommentBody(html);
  if (isBlank(body.text)) throw new FieldError({ body: [{ key: 'validation.required' }] });
  return body;
}

const columnsOf = ({ html, text }: CommentBody) => ({ body: html, searchText: foldForSearch(text) });

/** Describes a comment that was written, and who is mentioned in it who was not before. */
export interface Written {
  readonly comment: Comment;
  readonly text: string;
  readonly mentions: readonly number[];
}

/** Comments on a record, in the transaction of the request. */
export async function createComment(
  tx: Database,
  ref: RecordRef,
  caller: Caller,
  html: string,
  now: Date,
): Promise<Written> {
  const body = requireBody(html);
  const [created] = await tx
    .insert(comments)
    .values({ ...ref, ...columnsOf(body), createdBy: caller.id, createdAt: now, updatedAt: now })
    .returning({ id: comments.id });
  if (created === undefined) throw new Error('The comment was not stored.');
  await announcePart(tx, ref, 'comments');
  return { ...body, comment: await readComment(tx, created.id) };
}

/** Reads a comment on a record that is about to be written. */
async function lockComment(tx: Database, ref: RecordRef, id: number): Promise<Comment> {
  await tx
    .select({ id: comments.id })
    .from(comments)
    .where(and(eq(comments.id, id), isAttachedTo(comments, ref)))
    .for('update')
    .then(([found]) => found ?? Promise.reject(notFound()));
  return readComment(tx, id);
}

/**
 * Changes a comment of the caller's own.
 *
 * @throws ApiError 403 for somebody else's, 409 with the comment as it is when the version is not its.
 */
export async function updateComment(
  tx: Database,
  ref: RecordRef,
  caller: Caller,
  id: number,
  { body: html, version }: { readonly body: string; readonly version?: number | undefined },
  now: Date,
): Promise<Written> {
  const body = requireBody(html);
  const before = await lockComment(tx, ref, id);
  if (before.created_by !== caller.id) throw new ApiError(403, 'errors.forbidden');
  requireVersion(before, version);
  if (body.html === before.body) return { ...body, comment: before, mentions: [] };
  await tx
    .update(comments)
    .set({ ...columnsOf(body), ...nextVersion(before, now) })
    .where(eq(comments.id, id));
  await announcePart(tx, ref, 'comments');
  const known = new Set(readCommentBody(before.body).mentions);
  const mentions = body.mentions.filter((userId) => !known.has(userId));
  return { ...body, comment: await readComment(tx, id), mentions };
}

/**
 * Deletes a comment of the caller's own, or anybody's as an administrator.
 *
 * @throws ApiError 403
 */
export async function removeComment(
  tx: Database,
  ref: RecordRef,
  caller: Caller,
  id: number,
  origin: Origin,
): Promise<void> {
  const { created_by: author } = await lockComment(tx, ref, id);
  if (author !== caller.id && !isAdmin(caller)) throw new ApiError(403, 'errors.forbidden');
  await tx.delete(comments).where(eq(comments.id, id));
  await announcePart(tx, ref, 'comments');
  const detail = `comment ${id} on ${ref.resource} ${ref.recordId}`;
  await writeAudit(tx, { event: 'record.removed', userId: caller.id, detail }, origin);
}
