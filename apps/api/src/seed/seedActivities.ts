import type { Database } from '../db/database.ts';
import { insertMany } from '../db/insertMany.ts';
import { activities } from '../db/schema/index.ts';

/** Describes a change of status of a record of the demonstration data. */
export interface SeedChange {
  readonly oldStatus: number;
  readonly newStatus: number;
  readonly userId: number;
  readonly at: Date;
}

/** Describes as much of a record as its log tells. */
interface RecordHistory {
  readonly id: number;
  readonly createdBy: number;
  readonly createdAt: Date;
  readonly history: readonly SeedChange[];
}

/** Returns the log of a record: one entry for its creation and one for each change. */
function toActivities(resource: string, { id, createdBy, createdAt, history }: RecordHistory) {
  const entry = { resource, recordId: id };
  const nothing = { field: null, oldValue: null, newValue: null };
  return [
    { ...entry, ...nothing, action: 'created' as const, userId: createdBy, createdAt },
    ...history.map(({ at, userId, oldStatus, newStatus }) => ({
      ...entry,
      field: 'status',
      oldValue: String(oldStatus),
      newValue: String(newStatus),
      action: 'updated' as const,
      userId,
      createdAt: at,
    })),
  ];
}

/** Writes the logs of records in the order in which everything happened, which is that of their numbers. */
export async function seedActivities(
  db: Database,
  records: Readonly<Record<string, readonly RecordHistory[]>>,
): Promise<void> {
  const rows = Object.entries(records).flatMap(([resource, told]) =>
    told.flatMap((record) => toActivities(resource, record)),
  );
  rows.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  await insertMany(db, activities, rows);
}
