import type { Named } from '@bureau/contract';
import { and, asc, inArray, sql } from 'drizzle-orm';
import type { Caller } from '../../access/Caller.ts';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema/index.ts';
import { pickableUsers } from './rules.ts';

const fullName = sql<string>`${users.firstname} || ' ' || ${users.lastname}`;

/** Lists the users that a caller may pick, in the order of the caller's language. */
export async function pickUsers(db: Database, caller: Caller): Promise<Named[]> {
  const people = await db
    .select({ id: users.id, name: fullName })
    .from(users)
    .where(pickableUsers(caller))
    .orderBy(asc(users.id));
  const order = new Intl.Collator(caller.language);
  return people.sort((a, b) => order.compare(a.name, b.name));
}

/** Gives those of some users that a caller may pick. */
export async function pickableAmong(
  db: Database,
  caller: Caller,
  ids: readonly number[],
): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...ids]), pickableUsers(caller)));
  return new Set(rows.map(({ id }) => id));
}
