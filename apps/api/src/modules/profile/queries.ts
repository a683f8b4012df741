import { eq, sql } from 'drizzle-orm';
import type { Caller } from '../../access/Caller.ts';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema/index.ts';

/** Changes what users may change of their own record, and gives the user as it is then. */
export async function changeProfile(
  db: Database,
  caller: Caller,
  changes: Partial<Pick<Caller, 'language' | 'preferences'>>,
  now: Date,
): Promise<Caller> {
  await db
    .update(users)
    .set({ ...changes, updatedAt: now, version: sql`${users.version} + 1` })
    .where(eq(users.id, caller.id));
  return { ...caller, ...changes };
}
