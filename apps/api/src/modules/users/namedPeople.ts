import { type Column, type SQL, sql } from 'drizzle-orm';
import type { Caller } from '../../access/Caller.ts';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema/index.ts';
import { createNameIndex, type NameIndex } from '../../transfer/nameIndex.ts';
import { pickableUsers } from './rules.ts';

/** Describes a person as files name them. */
export interface NamedPerson {
  readonly id: number;
  readonly name: string;
}

/** Writes a person's name as it stands in files. */
export const nameOfPerson = (first: string | null, last: string | null) =>
  [first, last].filter(Boolean).join(' ');

/** Selects the name of a user by an id, for statements. */
export const selectName = (id: SQL | Column) =>
  sql`(select ${users.firstname} || ' ' || ${users.lastname} from ${users} where ${users.id} = ${id})`;

/** Finds the people that the caller may pick by all the ways in which files name them: in either order of their names, and by address. */
export async function indexPeople(db: Database, caller: Caller): Promise<NameIndex<NamedPerson>> {
  const { id, firstname, lastname, email } = users;
  const people = await db.select({ id, firstname, lastname, email }).from(users).where(pickableUsers(caller));
  return createNameIndex(
    people.map((person) => ({ ...person, name: nameOfPerson(person.firstname, person.lastname) })),
    (person) => [
      person.name,
      `${person.lastname} ${person.firstname}`,
      `${person.lastname}, ${person.firstname}`,
      // To somebody of a client, an address would be confirmed by it.
      ...(caller.isExternal ? [] : [person.email]),
    ],
  );
}
