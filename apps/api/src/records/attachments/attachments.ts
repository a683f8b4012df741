import type { Attachment, Attachments, ListQuery, ResponseOf, uploads } from '@bureau/contract';
import { and, desc, eq, inArray, sql } from '../../db/orm.ts';
import { writeAudit } from '../../access/audit.ts';
import type { Caller } from '../../access/Caller.ts';
import type { Origin } from '../../access/Origin.ts';
import type { Database } from '../../db/database.ts';
import { answerList, oneRow, type Rows } from '../../db/list/answerList.ts';
import { containsWritten } from '../../db/list/conditions.ts';
import type { ListSource } from '../../db/list/listSource.ts';
import { attachments, files, users } from '../../db/schema/index.ts';
import { requireUnique } from '../../db/uniqueness.ts';
import { FieldError, notFound } from '../../errors/ApiError.ts';
import { openUrls } from '../../files/addresses.ts';
import { announcePart } from '../events/announce.ts';
import { isAttachedTo, type RecordRef } from '../RecordRef.ts';

type Spec = Attachments['list']['list'];

/** The name of an attachment's file, which stands in another table. */
const fileName = sql<string>`(select ${files.name} from ${files} where ${files.id} = ${attachments.fileId})`;

const source: ListSource<Spec> = {
  id: attachments.id,
  sort: { created_at: { column: attachments.createdAt }, name: { column: sql`lower(${fileName})` } },
  filter: {},
  search: (q) => containsWritten(fileName, q),
};

async function readRows(
  db: Database,
  { condition, order, limit, offset }: Rows,
  now: Date,
): Promise<Attachment[]> {
  const rows = await db
    .select({
      id: attachments.id,
      name: files.name,
      type: files.type,
      size: files.size,
      created_at: attachments.createdAt,
      created_by: attachments.createdBy,
      created_firstname: users.firstname,
      created_lastname: users.lastname,
      kind: files.kind,
      key: files.key,
    })
    .from(attachments)
    .innerJoin(files, eq(files.id, attachments.fileId))
    .innerJoin(users, eq(users.id, attachments.createdBy))
    .where(condition)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  const urlOf = await openUrls(db, now);
  return rows.map(({ kind, key, ...row }) => ({
    ...row,
    url: urlOf({ kind, key }),
    created_at: row.created_at.toISOString(),
  }));
}

/** Lists the files on a record. */
export const listAttachments = (
  db: Database,
  ref: RecordRef,
  query: ListQuery<Spec>,
  now: Date,
): Promise<ResponseOf<Attachments['list']>> =>
  answerList(db, source, query, {
    visible: isAttachedTo(attachments, ref),
    fallback: ['-created_at'],
    read: (rows) => readRows(db, rows, now),
  });

/**
 * Finds a file that the caller has uploaded as an attachment.
 *
 * @throws FieldError for one that they have not: files of others are nobody else's to attach.
 */
export async function findUploaded(tx: Database, caller: Caller, key: string): Promise<number> {
  const isOwn = and(eq(files.key, key), eq(files.kind, 'attachment'), eq(files.ownerId, caller.id));
  const [file] = await tx.select({ id: files.id }).from(files).where(isOwn).for('key share');
  if (file === undefined) throw new FieldError({ file: [{ key: 'validation.unknownFile' }] });
  return file.id;
}

/** Puts a stored file on a record, in the transaction of the request. */
export async function attach(
  tx: Database,
  ref: RecordRef,
  caller: Caller,
  fileId: number,
  now: Date,
): Promise<Attachment> {
  const query = tx
    .insert(attachments)
    .values({ ...ref, fileId, createdBy: caller.id, createdAt: now })
    .returning({ id: attachments.id });
  const [created] = await requireUnique(query, { attachments_file_id_unique: 'file' });
  const [attachment] = await readRows(tx, oneRow(eq(attachments.id, created?.id ?? 0)), now);
  if (attachment === undefined) throw new Error('The attachment was not stored.');
  await announcePart(tx, ref, 'attachments');
  return attachment;
}

/** Matches the attachments that somebody has uploaded and that are on no record yet. */
const isWaitingFor = ({ id }: Caller) =>
  and(
    eq(files.kind, 'attachment'),
    eq(files.ownerId, id),
    sql`not exists (select 1 from ${attachments} where ${attachments.fileId} = ${files.id})`,
  );

/** How many attachments that are on no record are listed. */
const maxUnattached = 200;

/** Lists the newest attachments that the caller has uploaded and that are on no record yet. */
export async function listWaiting(
  db: Database,
  caller: Caller,
  now: Date,
): Promise<ResponseOf<typeof uploads.waiting>> {
  const waiting = await db
    .select({ kind: files.kind, key: files.key })
    .from(files)
    .where(isWaitingFor(caller))
    .orderBy(desc(files.id))
    .limit(maxUnattached);
  const urlOf = await openUrls(db, now);
  return waiting.map((file) => ({ file: file.key, url: urlOf(file) }));
}

/** Puts those of some files on a record that the caller has uploaded and that are on none yet. */
export async function attachUploads(
  tx: Database,
  ref: RecordRef,
  caller: Caller,
  keys: readonly string[],
  now: Date,
): Promise<void> {
  if (keys.length === 0) return;
  const isOwn = and(isWaitingFor(caller), inArray(files.key, [...keys]));
  const own = await tx.select({ id: files.id }).from(files).where(isOwn).for('no key update');
  for (const { id } of own) await attach(tx, ref, caller, id, now);
}

/** Takes a file from a record, and returns it, so that it can be deleted. */
export async function detach(
  tx: Database,
  ref: RecordRef,
  caller: Caller,
  id: number,
  origin: Origin,
): Promise<number> {
  const [removed] = await tx
    .delete(attachments)
    .where(and(eq(attachments.id, id), isAttachedTo(attachments, ref)))
    .returning({ fileId: attachments.fileId, name: fileName });
  if (removed === undefined) throw notFound();
  await announcePart(tx, ref, 'attachments');
  const detail = `file ${removed.name} on ${ref.resource} ${ref.recordId}`;
  await writeAudit(tx, { event: 'record.removed', userId: caller.id, detail }, origin);
  return removed.fileId;
}
