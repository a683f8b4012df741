import { and, eq, inArray, lt, ne, not, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { activities, imports } from '../../db/schema/index.ts';
import { forgetValueRows } from '../../modules/customFields/rows.ts';
import { inBatches } from './batches.ts';
import type { ImportTable } from './ImportTarget.ts';
import { returnNumbers } from './numbers.ts';

/** After how many seconds without a sign of life an import counts as broken off. */
const deadAfter = 60;

type ImportRow = typeof imports.$inferSelect;
type Range = Pick<ImportRow, 'id' | 'firstId' | 'lastId' | 'firstNumber'>;

/** Deletes what an import has written, as if it had never begun. Its key may be used again. */
export async function removeImport(
  db: Database,
  row: Range,
  { resource, table }: ImportTable,
): Promise<void> {
  const { id, firstId, lastId, firstNumber } = row;
  if (firstId !== null && lastId !== null) {
    const ids = Array.from({ length: lastId - firstId + 1 }, (_, index) => firstId + index);
    await inBatches(db, ids, async (tx, batch) => {
      const [first = 0, last = 0] = [batch[0], batch.at(-1)];
      await tx.execute(sql`delete from ${table} where id between ${first} and ${last}`);
      await forgetValueRows(tx, resource, batch);
      await tx
        .delete(activities)
        .where(
          and(eq(activities.resource, resource), sql`${activities.recordId} between ${first} and ${last}`),
        );
    });
  }
  await db.transaction(async (tx) => {
    if (firstId !== null && lastId !== null && firstNumber !== null)
      await returnNumbers(tx, resource, firstNumber, lastId - firstId + 1);
    await tx.update(imports).set({ isFailed: true, firstId: null, lastId: null }).where(eq(imports.id, id));
  });
}

/** Tells by the database's clock whether an import shows no sign of life any more. */
const isDead = sql<boolean>`${imports.aliveAt} < now() - make_interval(secs => ${deadAfter})`;

/**
 * Removes the imports that were broken off: those that show no sign of life, or, where no other process can have one, all that have not ended.
 */
export async function removeBrokenImports(
  db: Database,
  tables: readonly ImportTable[],
  { isAlone }: { readonly isAlone: boolean },
): Promise<void> {
  const hasNotEnded = and(ne(imports.phase, 'done'), not(imports.isFailed));
  const resources = tables.map(({ resource }) => resource);
  const broken = await db
    .select()
    .from(imports)
    .where(and(hasNotEnded, inArray(imports.resource, resources), isAlone ? undefined : isDead));
  for (const row of broken) {
    const target = tables.find(({ resource }) => resource === row.resource);
    if (target !== undefined) await removeImport(db, row, target);
  }
}

/** Forgets imports whose answers nobody asks for any more. */
export async function forgetImports(db: Database, before: Date): Promise<void> {
  const isOver = or(eq(imports.phase, 'done'), imports.isFailed);
  await db.delete(imports).where(and(lt(imports.createdAt, before), isOver));
}
