import { and, eq, inArray } from '../db/orm.ts';
import type { Caller } from '../access/Caller.ts';
import type { Origin } from '../access/Origin.ts';
import type { Database } from '../db/database.ts';
import { attachments, comments, users } from '../db/schema/index.ts';
import { ApiError, FieldError } from '../errors/ApiError.ts';
import { recordChanges } from './activities/write.ts';
import { moveLinks } from './articleLinks.ts';
import { announcePart } from './events/announce.ts';
import { readRecord } from './findRecord.ts';
import { isAttachedTo } from './RecordRef.ts';
import type { Records, Stored } from './Records.ts';

interface Mergeable extends Stored {
  readonly code: string;
  readonly merged_into_id: number | null;
  readonly project_id: number | null;
  readonly reporter_id: number | null;
}

/** A request to merge a record into another one. */
interface MergeCall {
  readonly db: Database;
  readonly caller: Caller;
  readonly origin: Origin;
  readonly params: { readonly id: number };
  readonly body: { readonly into_id: number };
}

type Reason = 'itself' | 'unknown' | 'intoMerged' | 'otherProject' | 'otherClient';

const refuse = (reason: Reason) => new FieldError({ into_id: [{ key: `merge.${reason}` }] });

/** Returns the client whose people see a record of no project, since one of them has reported it. */
async function readerOf(tx: Database, { reporter_id: reporterId }: Mergeable): Promise<number | null> {
  const [reporter] = await tx
    .select({ clientId: users.clientId })
    .from(users)
    .where(eq(users.id, reporterId ?? 0));
  return reporter?.clientId ?? null;
}

/** Refuses to move what was said in a record to where others read it. */
async function requireSameReaders(tx: Database, from: Mergeable, into: Mergeable): Promise<void> {
  if (into.project_id !== from.project_id) throw refuse('otherProject');
  const reader = into.project_id === null ? await readerOf(tx, into) : null;
  if (reader !== null && reader !== (await readerOf(tx, from))) throw refuse('otherClient');
}

/**
 * Merges a record into another one of its kind: comments, files and links with articles go over to that one, and the activity logs of both say so. Both are locked in the order of
 * their ids, so that two who merge at once wait for each other.
 *
 * @param close closes the record that is merged, with the columns that say into which.
 * @throws ApiError 404 for a record that the caller may not see, 422 for one that was merged before; FieldError at the other for itself, for one that the
 * caller may not see, for one that was merged, and for one of another project or client, whose people would read what was said here.
 */
export const mergeRecords = <Rec extends Mergeable>(
  { body: { into_id: intoId }, caller, db, origin: { now }, params: { id } }: MergeCall,
  records: Records<Rec>,
  close: (tx: Database, columns: { readonly mergedIntoId: number }) => Promise<Rec>,
): Promise<Rec> =>
  db.transaction(async (tx) => {
    const { name: resource, table, visible } = records;
    const seen = await tx
      .select({ id: table.id })
      .from(table)
      .where(and(inArray(table.id, [id, intoId]), visible(caller)))
      .orderBy(table.id)
      .for('no key update');
    const record = await readRecord(tx, records, caller, id);
    if (record.merged_into_id !== null) throw new ApiError(422, 'merge.again');
    if (id === intoId) throw refuse('itself');
    if (!seen.some((one) => one.id === intoId)) throw refuse('unknown');
    const into = await readRecord(tx, records, caller, intoId);
    if (into.merged_into_id !== null) throw refuse('intoMerged');
    await requireSameReaders(tx, record, into);

    const from = { resource, recordId: id };
    const to = { resource, recordId: intoId };
    await tx.update(comments).set({ recordId: intoId }).where(isAttachedTo(comments, from));
    await tx.update(attachments).set({ recordId: intoId }).where(isAttachedTo(attachments, from));
    await moveLinks(tx, from, intoId);
    const merged = await close(tx, { mergedIntoId: intoId });
    const entry = { userId: caller.id, now };
    await recordChanges(tx, { ...from, ...entry }, [
      { field: 'merged_into_id', oldValue: null, newValue: into.code },
    ]);
    await recordChanges(tx, { ...to, ...entry }, [
      { field: 'merged_from', oldValue: null, newValue: record.code },
    ]);
    for (const ref of [from, to])
      for (const part of ['comments', 'attachments', 'links'] as const) await announcePart(tx, ref, part);
    return merged;
  });
