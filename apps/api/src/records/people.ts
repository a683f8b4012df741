import { type Column, sql, type SQL } from '../db/orm.ts';
import type { Caller } from '../access/Caller.ts';
import { pickableUsers } from '../access/visible/people.ts';
import type { Database } from '../db/database.ts';
import { idsAmong } from '../db/idsAmong.ts';
import { users } from '../db/schema/index.ts';

/** Selects the name of a user by an id, for statements. */
export const selectName = (id: SQL | Column) =>
  sql`(select ${users.fullName} from ${users} where ${users.id} = ${id})`;

/** Returns those of some users that a caller may pick. */
export const pickableAmong = (db: Database, caller: Caller, ids: readonly number[]): Promise<Set<number>> =>
  idsAmong(db, users, ids, pickableUsers(caller));

/** Returns the ids of those of some people whom a caller may pick, in their order. */
export async function pickableIds(
  db: Database,
  caller: Caller,
  people: readonly { readonly user_id: number }[],
): Promise<number[]> {
  const ids = people.map((person) => person.user_id);
  const pickable = await pickableAmong(db, caller, ids);
  return ids.filter((id) => pickable.has(id));
}
