import { createHash } from 'node:crypto';
import type { ImportAnswer, ImportProgress } from '@bureau/contract';
import { and, eq, not, sql } from '../../db/orm.ts';
import { limits, requireFewAttempts } from '../../access/limits.ts';
import type { Database } from '../../db/database.ts';
import { imports } from '../../db/schema/index.ts';
import { ApiError } from '../../errors/ApiError.ts';

type ImportRow = typeof imports.$inferSelect;

/** Describes who asks for what to be imported. */
export interface ImportRequest {
  readonly userId: number;
  readonly key: string;
  readonly resource: string;
  readonly isDryRun: boolean;
  /** A hash of the file and of how it is to be read. */
  readonly request: string;
  readonly now: Date;
  readonly address: string;
}

/** Returns a hash of a file and of how it is to be read. */
export const hashImport = (bytes: Uint8Array, options: unknown) =>
  createHash('sha256').update(JSON.stringify(options)).update(bytes).digest('hex');

const isOf = ({ userId, key }: Pick<ImportRequest, 'userId' | 'key'>) =>
  and(eq(imports.userId, userId), eq(imports.key, key), not(imports.isFailed));

/**
 * Begins an import, or returns the one that began with the same key.
 *
 * @throws ApiError 422 when the key was used for another file, 429 after too many imports.
 */
export function beginImport(
  db: Database,
  request: ImportRequest,
): Promise<{ readonly row: ImportRow; readonly isNew: boolean }> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`import ${request.userId}`}, 0))`);
    const [earlier] = await tx.select().from(imports).where(isOf(request));
    if (earlier !== undefined) {
      if (earlier.request !== request.request) throw new ApiError(422, 'errors.idempotencyKeyReused');
      return { row: earlier, isNew: false };
    }
    const { now, address, ...values } = request;
    const limit = request.isDryRun ? limits.importDryRun : limits.import;
    const subject = `${request.userId} ${request.resource}`;
    await requireFewAttempts(tx, { limit, subject, address }, now);
    const [row] = await tx
      .insert(imports)
      .values({ ...values, createdAt: now })
      .returning();
    if (row === undefined) throw new Error('The import was not noted.');
    return { row, isNew: true };
  });
}

/** Reads how an import stands, or null when there is none with the key. */
export async function findImport(db: Database, userId: number, key: string): Promise<ImportRow | null> {
  const [row] = await db.select().from(imports).where(isOf({ userId, key }));
  return row ?? null;
}

/** Saves that an import is alive, and how far it has come. Fails when it was abandoned meanwhile, so that it stops. */
export async function saveProgress(db: Database, id: number, progress: ImportProgress): Promise<void> {
  const noted = await db
    .update(imports)
    .set({ ...progress, aliveAt: sql`now()` })
    .where(and(eq(imports.id, id), not(imports.isFailed)))
    .returning({ id: imports.id });
  if (noted.length === 0) throw new Error(`Import ${id} was given up meanwhile.`);
}

/** Ends an import: from now on its records are seen, and its key gets this answer. */
export async function endImport(db: Database, id: number, answer: ImportAnswer): Promise<void> {
  const { rows, created, failed } = answer;
  const progress = { done: rows, total: rows };
  const ended = await db
    .update(imports)
    .set({ ...progress, phase: 'done', answer })
    .where(and(eq(imports.id, id), not(imports.isFailed)))
    .returning({ id: imports.id });
  if (ended.length === 0)
    throw new Error(`Import ${id} of ${created} and ${failed} rows was given up meanwhile.`);
}
