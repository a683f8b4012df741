import type { Comments } from '@bureau/contract';
import type { Caller } from '../../access/Caller.ts';
import type { Database } from '../../db/database.ts';
import { implement, type Implementation } from '../../http/implement.ts';
import { readWritten, requireRecord } from '../findRecord.ts';
import { notify } from '../notifications/notify.ts';
import type { Records, Stored } from '../Records.ts';
import { createComment, listComments, removeComment, updateComment, type Written } from './comments.ts';

/** Implements the endpoints of the comments on records of a resource. */
export function commentRoutes<Rec extends Stored>(
  calls: Comments,
  records: Records<Rec>,
): readonly Implementation[] {
  const refTo = (recordId: number) => ({ resource: records.name, recordId });

  /** Notifies those who are mentioned, and of a new comment those whom the record concerns: all of them as far as they may see it. */
  async function notifyReaders(
    tx: Database,
    caller: Caller,
    id: number,
    written: Written,
    now: Date,
    isNew = false,
  ) {
    const { comment, text, mentions } = written;
    if (!isNew && mentions.length === 0) return comment;
    const record = await readWritten(tx, records, id);
    const values = { record: records.describe(record), text };
    await notify(tx, caller, mentions, { kind: 'mention', values }, { records, id }, now);
    const concerned = isNew ? ((await records.concerned?.(tx, id)) ?? []) : [];
    const others = concerned.filter((user) => !mentions.includes(user));
    await notify(tx, caller, others, { kind: 'comment', values }, { records, id }, now);
    return comment;
  }

  return [
    implement(calls.list, async ({ db, caller, params, query }) => {
      await requireRecord(db, records, caller, params.id);
      return listComments(db, refTo(params.id), query);
    }),

    implement(calls.create, async ({ db, caller, params, body, origin }) => {
      await requireRecord(db, records, caller, params.id, 'key share');
      const written = await createComment(db, refTo(params.id), caller, body.body, origin.now);
      return notifyReaders(db, caller, params.id, written, origin.now, true);
    }),

    implement(calls.update, ({ db, caller, params, body, origin }) =>
      db.transaction(async (tx) => {
        await requireRecord(tx, records, caller, params.id);
        const { id, comment_id: commentId } = params;
        const written = await updateComment(tx, refTo(id), caller, commentId, body, origin.now);
        return notifyReaders(tx, caller, id, written, origin.now);
      }),
    ),

    implement(calls.remove, ({ db, caller, params, origin }) =>
      db.transaction(async (tx) => {
        await requireRecord(tx, records, caller, params.id);
        await removeComment(tx, refTo(params.id), caller, params.comment_id, origin);
        return undefined;
      }),
    ),
  ];
}
