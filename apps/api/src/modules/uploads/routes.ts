import { canAccess, fileRules, uploads } from '@bureau/contract';
import { limits, requireFewAttempts } from '../../access/limits.ts';
import { ApiError } from '../../errors/ApiError.ts';
import { openUrls } from '../../files/addresses.ts';
import { storeFile } from '../../files/store.ts';
import { implement } from '../../http/implement.ts';
import { listWaiting } from '../../records/attachments/attachments.ts';

export const uploadRoutes = [
  implement(uploads.create, async ({ db, storage, caller, params, file, origin: { now, address } }) => {
    const { kind } = params;
    if (!canAccess(caller, fileRules[kind].rule)) throw new ApiError(403, 'errors.forbidden');
    await requireFewAttempts(db, { limit: limits.upload, subject: String(caller.id), address }, now);
    const stored = await storeFile(db, storage, { kind, file, ownerId: caller.id, now });
    const urlOf = await openUrls(db, now);
    return { file: stored.key, url: urlOf(stored) };
  }),

  implement(uploads.waiting, ({ db, caller, origin: { now } }) => listWaiting(db, caller, now)),
];
