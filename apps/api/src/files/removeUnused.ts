import { and, eq, lt, not, or, sql, type SQL } from '../db/orm.ts';
import type { Database } from '../db/database.ts';
import { attachments, files, settings, translations, users } from '../db/schema/index.ts';
import type { FileStorage } from './FileStorage.ts';
import { storageKey } from './store.ts';

/** How long a file may wait for a record to refer to it, in milliseconds. */
const gracePeriod = 24 * 60 * 60 * 1000;

/** How many files are deleted at once. */
const batchSize = 500;

/** Lists what refers to files. What refers to them by a new column is named here, or its files are deleted after a day. */
const references: readonly SQL[] = [
  sql`exists (select 1 from ${attachments} where ${attachments.fileId} = ${files.id})`,
  sql`exists (select 1 from ${users} where ${users.avatar} = ${files.key})`,
  sql`exists (select 1 from ${translations} where ${translations.icon} = ${files.key})`,
  sql`exists (select 1 from ${settings} where position(${files.key} in ${settings.value}::text) > 0)`,
];

/** Deletes files that were uploaded a day ago and that no record refers to, since they were never used or were replaced. */
export async function removeUnusedFiles(db: Database, storage: FileStorage, now: Date): Promise<void> {
  const before = new Date(now.getTime() - gracePeriod);
  const isUnused = and(lt(files.createdAt, before), not(or(...references) ?? sql`false`));
  const unused = await db.select({ id: files.id }).from(files).where(isUnused).limit(batchSize);
  for (const { id } of unused)
    await db.transaction(async (tx) => {
      const [removed] = await tx
        .delete(files)
        .where(and(eq(files.id, id), isUnused))
        .returning();
      if (removed !== undefined) await storage.remove(storageKey(removed));
    });
}
