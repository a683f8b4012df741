import type { Named, UserCard } from '@bureau/contract';
import { asc, sql } from '../../db/orm.ts';
import type { Caller } from '../../access/Caller.ts';
import { pickableUsers, visibleUsers } from '../../access/visible/people.ts';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema/index.ts';
import { isColleague, isOnline } from './rules.ts';

/** Lists the users that a caller may pick, in the order of the caller's language, with what it takes to write to them. */
export async function pickUsers(db: Database, caller: Caller) {
  const people = await db
    .select({
      id: users.id,
      name: users.fullName,
      email: users.email,
      avatar: users.avatar,
      clientId: users.clientId,
    })
    .from(users)
    .where(pickableUsers(caller))
    .orderBy(asc(users.id));
  const order = new Intl.Collator(caller.language);
  return people
    .sort((a, b) => order.compare(a.name, b.name))
    .map(({ clientId, email, ...person }) =>
      !caller.isExternal || isColleague(caller, clientId) ? { ...person, email } : person,
    );
}

/** Lists the id and name of the users that a caller may pick. */
export const readUserNames = async (db: Database, caller: Caller): Promise<Named[]> =>
  (await pickUsers(db, caller)).map(({ id, name }) => ({ id, name }));

/** Returns the people that a caller may see by their ids. */
export async function readUsersById(
  db: Database,
  caller: Caller,
): Promise<Readonly<Record<string, UserCard>>> {
  const rows = await db
    .select({
      id: users.id,
      firstname: users.firstname,
      lastname: users.lastname,
      avatar: users.avatar,
      is_active: users.isActive,
      online_status: isOnline(sql`${caller.now.toISOString()}`),
    })
    .from(users)
    .where(visibleUsers(caller));
  const cards = rows.map(({ is_active, online_status, ...card }): [number, UserCard] => [
    card.id,
    caller.isExternal ? card : { ...card, is_active, online_status },
  ]);
  return Object.fromEntries(cards);
}
