import type { Caller } from '../../access/Caller.ts';
import type { Database } from '../../db/database.ts';
import type { Records } from '../Records.ts';
import { notify } from './notify.ts';

interface Assigned {
  readonly title?: string | undefined;
  readonly assignee_id?: number | null | undefined;
}

interface Writing {
  readonly caller: Caller;
  readonly now: Date;
  readonly before: Assigned | null;
}

/** Returns the hook that notifies whoever gets a record assigned, of records that one person has at a time. */
export const tellAssignee =
  (records: Pick<Records, 'name' | 'table' | 'visible'>) =>
  async (
    tx: Database,
    { code, id }: { readonly id: number; readonly code: string },
    { assignee_id: assignee, title }: Assigned,
    { before, caller, now }: Writing,
  ): Promise<void> => {
    if (assignee === undefined || assignee === null || assignee === before?.assignee_id) return;
    const values = { record: `${code} ${title ?? before?.title ?? ''}` };
    await notify(tx, caller, [assignee], { kind: 'assigned', values }, { records, id }, now);
  };
