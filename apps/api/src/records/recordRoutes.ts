import type { RecordCalls } from '@bureau/contract';
import { readNextCode } from '../db/nextNumber.ts';
import { type Implementation, implement } from '../http/implement.ts';
import { listActivities } from '../modules/activities/read.ts';
import { attachmentRoutes } from '../modules/attachments/routes.ts';
import { commentRoutes } from '../modules/comments/routes.ts';
import { requireRecord } from './findRecord.ts';
import type { Records, Stored } from './Records.ts';

/** Answers the calls that the records of every resource have beside those of their own. */
export function recordRoutes<Rec extends Stored>(
  calls: RecordCalls & { readonly codePrefix: string },
  records: Records<Rec>,
): readonly Implementation[] {
  const { name } = records;
  return [
    implement(calls.generatedId, async ({ db }) => ({
      code: await readNextCode(db, name, calls.codePrefix),
    })),

    implement(calls.activities, async ({ db, caller, params, query }) => {
      await requireRecord(db, records, caller, params.id);
      return listActivities(db, name, params.id, query, records.hidden?.(caller));
    }),

    ...commentRoutes(calls.comments, records),
    ...attachmentRoutes(calls.attachments, records),
  ];
}
