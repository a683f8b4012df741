import type { Attachments } from '@bureau/contract';
import { limits, requireFewAttempts } from '../../access/limits.ts';
import { FieldError } from '../../errors/ApiError.ts';
import { removeFiles, storeFile } from '../../files/store.ts';
import { type Call, implement, type Implementation } from '../../http/implement.ts';
import { requireRecord } from '../findRecord.ts';
import type { Records, Stored } from '../Records.ts';
import { attach, detach, findUploaded, listAttachments } from './attachments.ts';

/** Returns the file that is to be attached: it comes with the request, or was uploaded before. */
async function takeFile(call: Call<Attachments['create']>): Promise<number> {
  const { db, storage, caller, body, file, origin } = call;
  if (body !== undefined) return findUploaded(db, caller, body.file);
  if (file === undefined) throw new FieldError({ file: [{ key: 'validation.required' }] });
  const { now, address } = origin;
  await requireFewAttempts(db, { limit: limits.upload, subject: String(caller.id), address }, now);
  return (await storeFile(db, storage, { kind: 'attachment', file, ownerId: caller.id, now })).id;
}

/** Implements the endpoints of the files on records of a resource. */
export function attachmentRoutes<Rec extends Stored>(
  calls: Attachments,
  records: Records<Rec>,
): readonly Implementation[] {
  const refTo = (recordId: number) => ({ resource: records.name, recordId });
  return [
    implement(calls.list, async ({ db, caller, params, query, origin }) => {
      await requireRecord(db, records, caller, params.id);
      return listAttachments(db, refTo(params.id), query, origin.now);
    }),

    implement(calls.create, async (call) => {
      const { db, caller, params, origin } = call;
      await requireRecord(db, records, caller, params.id, 'key share');
      return attach(db, refTo(params.id), caller, await takeFile(call), origin.now);
    }),

    implement(calls.remove, ({ db, storage, later, caller, params, origin }) =>
      db.transaction(async (tx) => {
        await requireRecord(tx, records, caller, params.id);
        const fileId = await detach(tx, refTo(params.id), caller, params.attachment_id, origin);
        await removeFiles(tx, { storage, later }, [fileId]);
        return undefined;
      }),
    ),
  ];
}
