import { eq } from '../db/orm.ts';
import type { Database } from '../db/database.ts';
import { users } from '../db/schema/index.ts';
import { demoAccounts } from '../seed/demoAccounts.ts';
import type { Role } from './startTestServer.ts';

/** Finds the demonstration account of a role. */
export async function userIdOf(db: Database, role: Role): Promise<number> {
  const email = demoAccounts.find((account) => account.role === role)?.email ?? '';
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return user?.id ?? 0;
}
