import type { CodedForm, RecordCalls } from '@bureau/contract';
import { implement, type Implementation } from '../http/implement.ts';
import { listActivities } from './activities/read.ts';
import { attachmentRoutes } from './attachments/routes.ts';
import { commentRoutes } from './comments/routes.ts';
import { requireRecord } from './findRecord.ts';
import { readNextCode } from './numbering/codes.ts';
import type { Records, Stored } from './Records.ts';

/** Implements the endpoints that the records of every resource have beside those of their own. */
export function recordRoutes<Rec extends Stored>(
  calls: RecordCalls & { readonly name: CodedForm },
  records: Records<Rec>,
): readonly Implementation[] {
  const { name } = records;
  return [
    implement(calls.generatedId, async ({ db }) => ({
      code: await readNextCode(db, calls.name),
    })),

    implement(calls.activities, async ({ db, caller, params, query }) => {
      await requireRecord(db, records, caller, params.id);
      return listActivities(db, caller, name, params.id, query, records.shownEntries?.(caller));
    }),

    ...commentRoutes(calls.comments, records),
    ...attachmentRoutes(calls.attachments, records),
  ];
}
