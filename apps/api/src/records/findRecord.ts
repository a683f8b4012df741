import { and, eq } from '../db/orm.ts';
import type { Viewer } from '../access/Caller.ts';
import type { Database } from '../db/database.ts';
import { notFound } from '../errors/ApiError.ts';
import type { Records, Stored } from './Records.ts';

/**
 * What others are kept from until the transaction ends: from changing, deleting and naming a record; from changing and deleting it, while they may name
 * it in others; or from deleting it only.
 */
type Lock = 'update' | 'no key update' | 'key share';

/** Names the table of a resource, and who may see its records. */
type VisibleTable = Pick<Records, 'table' | 'visible'>;

/** Whether a record exists and the caller may see it. */
async function hasRecord(
  db: Database,
  { table, visible }: VisibleTable,
  viewer: Viewer,
  id: number,
  lock?: Lock,
): Promise<boolean> {
  const query = db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.id, id), visible(viewer)));
  const found = await (lock === undefined ? query : query.for(lock));
  return found.length > 0;
}

/**
 * Requires that a record exists and that the caller may see it: the two look the same.
 *
 * @throws ApiError 404
 */
export async function requireRecord(
  db: Database,
  records: VisibleTable,
  viewer: Viewer,
  id: number,
  lock?: Lock,
): Promise<void> {
  if (!(await hasRecord(db, records, viewer, id, lock))) throw notFound();
}

/**
 * Reads a record that the caller may see.
 *
 * @throws ApiError 404
 */
export async function readRecord<Rec extends Stored>(
  db: Database,
  records: Records<Rec>,
  viewer: Viewer,
  id: number,
  lock?: Lock,
): Promise<Rec> {
  await requireRecord(db, records, viewer, id, lock);
  const record = await records.read(db, id);
  if (record === null) throw notFound();
  return record;
}

/** Reads a record that was just written, which its writer sees even when it has gone out of their sight by it. */
export async function readWritten<Rec extends Stored>(
  db: Database,
  { name, read }: Records<Rec>,
  id: number,
): Promise<Rec> {
  const record = await read(db, id);
  if (record === null) throw new Error(`Record ${id} of ${name} is gone in the transaction that wrote it.`);
  return record;
}
