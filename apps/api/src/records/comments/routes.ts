import { canAccess, type Comments } from '@bureau/contract';
import type { Caller } from '../../access/Caller.ts';
import type { Database } from '../../db/database.ts';
import { implement, type Implementation } from '../../http/implement.ts';
import { readWritten, requireRecord } from '../findRecord.ts';
import { notify, type NotificationRecords } from '../notifications/notify.ts';
import type { Records, Stored } from '../Records.ts';
import { createComment, listComments, removeComment, updateComment, type Written } from './comments.ts';
import { amongClients, amongStaff } from './readers.ts';

/** Returns the records as those see them who are told of a comment: of one that had been internal those who did not know it. */
function visibleReferencesOf(
  records: NotificationRecords,
  { comment, isPublished }: Written,
): NotificationRecords {
  if (comment.is_internal) return amongStaff(records);
  return isPublished ? amongClients(records) : records;
}

/** Implements the endpoints of the comments on records of a resource. */
export function commentRoutes<Rec extends Stored>(
  calls: Comments,
  records: Records<Rec>,
): readonly Implementation[] {
  const { internal } = calls;
  const writingOf = (recordId: number, caller: Caller, now: Date) => ({ records, recordId, caller, now });

  /** Notifies those who are mentioned, and of a new comment those whom the record concerns: all of them as far as they may see it. */
  async function notifyReaders(
    tx: Database,
    caller: Caller,
    id: number,
    written: Written,
    now: Date,
    isNew = written.isPublished,
  ) {
    const { comment, text, mentions } = written;
    if (!isNew && mentions.length === 0) return comment;
    const record = await readWritten(tx, records, id);
    const values = { record: records.describe(record), comment: comment.id, text };
    const told = { records: visibleReferencesOf(records, written), id };
    await notify(tx, caller, mentions, { kind: 'mention', values }, told, now);
    const concerned = isNew ? ((await records.concerned?.(tx, id)) ?? []) : [];
    const others = concerned.filter((user) => !mentions.includes(user));
    await notify(tx, caller, others, { kind: 'comment', values }, told, now);
    return comment;
  }

  return [
    implement(calls.list, async ({ db, caller, params, query }) => {
      await requireRecord(db, records, caller, params.id);
      return listComments(db, caller, { resource: records.name, recordId: params.id }, query);
    }),

    implement(calls.create, async ({ db, caller, params, body, origin: { now } }) => {
      await requireRecord(db, records, caller, params.id, 'key share');
      const written = await createComment(db, writingOf(params.id, caller, now), body);
      return notifyReaders(db, caller, params.id, written, now, true);
    }),

    implement(calls.update, ({ db, caller, params, body, origin: { now } }) =>
      db.transaction(async (tx) => {
        await requireRecord(tx, records, caller, params.id);
        const { id, comment_id: commentId } = params;
        const mayModerate = internal !== null && !caller.isExternal && canAccess(caller, internal.rule);
        const writing = writingOf(id, caller, now);
        const written = await updateComment(tx, writing, commentId, body, mayModerate);
        return notifyReaders(tx, caller, id, written, now);
      }),
    ),

    implement(calls.remove, ({ db, caller, params, origin }) =>
      db.transaction(async (tx) => {
        await requireRecord(tx, records, caller, params.id);
        await removeComment(tx, writingOf(params.id, caller, origin.now), params.comment_id, origin);
        return undefined;
      }),
    ),
  ];
}
