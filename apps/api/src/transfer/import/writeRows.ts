import type { ImportProgress } from '@bureau/contract';
import type { Database } from '../../db/database.ts';
import { insertMany } from '../../db/insertMany.ts';
import { activities } from '../../db/schema/index.ts';
import { writeValueRows } from '../../records/customFields/rows.ts';
import { valuesOfRow } from '../customFields.ts';
import { createYield } from '../yieldToEventLoop.ts';
import type { Mapping } from './guessColumns.ts';
import type { Author, ImportTarget, NewRecord } from './ImportTarget.ts';
import type { Reserved } from './numbers.ts';
import { inOrder, ownReferencesOf, type ReadRow, withIds } from './ownRows.ts';

/** How many records are written at once. */
const batchSize = 250;

/** Reports how far an import has come. */
export type Note = (phase: ImportProgress['phase'], done: number, total: number) => Promise<void> | undefined;

/** The rows that are to be written, and which columns they were read from. */
interface TakenRows {
  readonly mapping: Mapping;
  readonly taken: readonly ReadRow[];
}

/**
 * Writes records with the identifiers and numbers that are reserved for them in the order of the file: those that others name first, and what links them
 * once all are there. Nobody sees them before the transaction ends.
 */
export async function writeRows(
  tx: Database,
  target: ImportTarget,
  { caller, origin }: Author,
  { firstId, firstNumber, codeOf }: Reserved,
  { mapping, taken }: TakenRows,
  note: Note,
): Promise<void> {
  const author = { caller, origin };
  const places = new Map(taken.map(({ row }, place) => [row, place]));
  const idOf = (row: number) => firstId + (places.get(row) ?? 0);
  const references = ownReferencesOf(target, mapping);
  const ordered = inOrder(taken, references);
  const links: (() => Promise<void>)[] = [];
  const { resource, form } = target;
  const entry = { resource, userId: caller.id, action: 'created' as const, createdAt: origin.now };
  for (let start = 0; start < ordered.length; start += batchSize) {
    const records = ordered.slice(start, start + batchSize).map(({ row, values }): NewRecord => {
      const place = places.get(row) ?? 0;
      return {
        ...withIds(values, references, idOf),
        id: idOf(row),
        number: firstNumber + place,
        code: codeOf(firstNumber + place),
        custom_fields: valuesOfRow(values),
      };
    });
    links.push(await target.insert(tx, records, author));
    if (form !== undefined) await writeValueRows(tx, form, records, true);
    await insertMany(
      tx,
      activities,
      records.map((record) => ({ ...entry, recordId: record.id })),
    );
    await note('writing', start + records.length, ordered.length);
  }
  // most have nothing to write
  const yieldIfDue = createYield();
  for (const link of links) {
    await link();
    await yieldIfDue();
  }
}

/** Takes back what was written to see what would become of it. */
class TakenBack extends Error {}

/**
 * Finds the rows that somebody of a client may not bring, since they would not be the client's: who sees a record is a condition on what is written, and so
 * they are written, and taken back.
 */
export async function findForeignRows(
  target: ImportTarget,
  { db, ...author }: Author & { readonly db: Database },
  rows: TakenRows,
): Promise<readonly number[]> {
  const count = rows.taken.length;
  if (!author.caller.isExternal || count === 0) return [];
  // below 0 there is no other record, and no counter that others wait for
  const range = { firstId: -count, lastId: -1, firstNumber: -count };
  let foreign: readonly number[] = [];
  const attempt = db.transaction(async (tx) => {
    await writeRows(tx, target, author, { ...range, codeOf: String }, rows, () => undefined);
    foreign = await target.findForeign(tx, range, author.caller);
    throw new TakenBack();
  });
  await attempt.catch((error: unknown) => {
    if (!(error instanceof TakenBack)) throw error;
  });
  return foreign.flatMap((id) => rows.taken[id - range.firstId]?.row ?? []);
}
