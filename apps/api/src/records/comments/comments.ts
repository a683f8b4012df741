import {
  type Comment,
  type Comments,
  isAdmin,
  isBlank,
  type ListQuery,
  type ResponseOf,
} from '@bureau/contract';
import { and, eq } from '../../db/orm.ts';
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
import { isAttachedTo, type RecordRef } from '../RecordRef.ts';
import { requireVersion } from '../requireVersion.ts';
import { nextVersion } from '../writeRecord.ts';
import type { NotificationRecords } from '../notifications/notify.ts';
import { type CommentBody, readCommentBody } from './commentBody.ts';
import { announceComment, isSeenBy, removeNotifications, retractNotifications } from './readers.ts';

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
      is_internal: comments.isInternal,
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

/** Lists the comments on a record that the caller sees. */
export const listComments = (
  db: Database,
  caller: Caller,
  ref: RecordRef,
  query: ListQuery<Spec>,
): Promise<ResponseOf<Comments['list']>> =>
  answerList(db, source, query, {
    visible: and(isAttachedTo(comments, ref), isSeenBy(caller)),
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

/** Names what is to be written of a comment. */
interface CommentChanges {
  readonly body: string;
  readonly is_internal?: boolean | undefined;
  readonly version?: number | undefined;
}

/** Who writes, on which record of which resource, and when. */
interface Writing {
  readonly records: NotificationRecords;
  readonly recordId: number;
  readonly caller: Caller;
  readonly now: Date;
}

const refOf = ({ recordId, records }: Writing): RecordRef => ({ resource: records.name, recordId });

/** Describes a comment that was written, and who is mentioned in it who was not before. */
export interface Written {
  readonly comment: Comment;
  readonly text: string;
  readonly mentions: readonly number[];
  /** Whether it had been internal before. */
  readonly isPublished: boolean;
}

/** Refuses to let somebody of a client keep something from themselves. */
function requireAudience({ isExternal }: Caller, isInternal: boolean | undefined): void {
  if (isExternal && isInternal === true) throw new ApiError(403, 'errors.forbidden');
}

/** Comments on a record, in the transaction of the request. */
export async function createComment(
  tx: Database,
  writing: Writing,
  { body: html, is_internal: isInternal = false }: CommentChanges,
): Promise<Written> {
  const { caller, now, recordId, records } = writing;
  requireAudience(caller, isInternal);
  const body = requireBody(html);
  const times = { createdAt: now, updatedAt: now };
  const [created] = await tx
    .insert(comments)
    .values({ ...refOf(writing), ...columnsOf(body), ...times, isInternal, createdBy: caller.id })
    .returning({ id: comments.id });
  if (created === undefined) throw new Error('The comment was not stored.');
  await announceComment(tx, records, recordId, isInternal, now);
  return { ...body, comment: await readComment(tx, created.id), isPublished: false };
}

/** Reads a comment on a record that is about to be written by somebody who sees it. */
async function lockComment(tx: Database, writing: Writing, id: number): Promise<Comment> {
  await tx
    .select({ id: comments.id })
    .from(comments)
    .where(and(eq(comments.id, id), isAttachedTo(comments, refOf(writing)), isSeenBy(writing.caller)))
    .for('update')
    .then(([found]) => found ?? Promise.reject(notFound()));
  return readComment(tx, id);
}

/**
 * Changes a comment of the caller's own, or who sees that of somebody else.
 *
 * @param mayModerate says whether the caller may do the latter.
 * @throws ApiError 403 for what somebody else wrote, 409 with the comment as it is when the version is not its.
 */
export async function updateComment(
  tx: Database,
  writing: Writing,
  id: number,
  { body: html, is_internal: wanted, version }: CommentChanges,
  mayModerate: boolean,
): Promise<Written> {
  const { caller, now, recordId, records } = writing;
  const body = requireBody(html);
  const before = await lockComment(tx, writing, id);
  const isSaidOtherwise = body.html !== before.body;
  const isOwn = before.created_by === caller.id;
  if (!isOwn && (isSaidOtherwise || !mayModerate)) throw new ApiError(403, 'errors.forbidden');
  requireAudience(caller, wanted);
  requireVersion(before, version);
  const isInternal = wanted ?? before.is_internal;
  const isMoved = isInternal !== before.is_internal;
  if (!isSaidOtherwise && !isMoved) return { ...body, comment: before, mentions: [], isPublished: false };
  await tx
    .update(comments)
    .set({ ...columnsOf(body), isInternal, ...nextVersion(before, now) })
    .where(eq(comments.id, id));
  await announceComment(tx, records, recordId, isInternal && !isMoved, now);
  const { mentions: had } = readCommentBody(before.body);
  if (isMoved && isInternal) await retractNotifications(tx, records, before);
  const isPublished = isMoved && !isInternal;
  const mentions = isPublished ? body.mentions : body.mentions.filter((userId) => !had.includes(userId));
  return { ...body, comment: await readComment(tx, id), mentions, isPublished };
}

/**
 * Deletes a comment of the caller's own, or anybody's as an administrator.
 *
 * @throws ApiError 403
 */
export async function removeComment(
  tx: Database,
  writing: Writing,
  id: number,
  origin: Origin,
): Promise<void> {
  const { caller, recordId, records } = writing;
  const comment = await lockComment(tx, writing, id);
  const { created_by: author, is_internal: isInternal } = comment;
  if (author !== caller.id && !isAdmin(caller)) throw new ApiError(403, 'errors.forbidden');
  await tx.delete(comments).where(eq(comments.id, id));
  await removeNotifications(tx, records, comment);
  await announceComment(tx, records, recordId, isInternal, origin.now);
  const detail = `comment ${id} on ${records.name} ${recordId}`;
  await writeAudit(tx, { event: 'record.removed', userId: caller.id, detail }, origin);
}
