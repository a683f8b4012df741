import { and, eq, lt, ne, not, or, sql } from '../../db/orm.ts';
import type { Database } from '../../db/database.ts';
import { imports } from '../../db/schema/index.ts';
import { releaseNumbers } from './numbers.ts';

/** After how many seconds without a sign of life an import counts as broken off. */
const deadAfter = 60;

type ImportRow = typeof imports.$inferSelect;

/** Aborts an import that was not finished, whose transaction has left nothing. Its key may be used again. */
export async function abortImport(
  db: Database,
  { id, resource, firstId, lastId, firstNumber }: ImportRow,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (firstId !== null && lastId !== null && firstNumber !== null)
      await releaseNumbers(tx, resource, firstNumber, lastId - firstId + 1);
    await tx.update(imports).set({ isFailed: true, firstId: null, lastId: null }).where(eq(imports.id, id));
  });
}

/** Whether, by the database's clock, an import shows no sign of life any more. */
const isDead = sql<boolean>`${imports.aliveAt} < now() - make_interval(secs => ${deadAfter})`;

/**
 * Aborts the imports that were broken off: those that show no sign of life, or, where no other process can have one, all that have not ended.
 */
export async function abortStaleImports(
  db: Database,
  { isAlone }: { readonly isAlone: boolean },
): Promise<void> {
  const hasNotEnded = and(ne(imports.phase, 'done'), not(imports.isFailed));
  const broken = await db
    .select()
    .from(imports)
    .where(and(hasNotEnded, isAlone ? undefined : isDead));
  for (const row of broken) await abortImport(db, row);
}

/** Forgets imports whose answers nobody asks for any more. */
export async function deleteOldImports(db: Database, before: Date): Promise<void> {
  const isOver = or(eq(imports.phase, 'done'), imports.isFailed);
  await db.delete(imports).where(and(lt(imports.createdAt, before), isOver));
}
