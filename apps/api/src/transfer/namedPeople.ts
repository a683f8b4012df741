import type { Caller } from '../access/Caller.ts';
import { pickableUsers } from '../access/visible/people.ts';
import type { Database } from '../db/database.ts';
import { users } from '../db/schema/index.ts';
import { nameOfPerson } from '../records/people.ts';
import { createNameIndex, type NameIndex } from './nameIndex.ts';

/** Describes a person as files name them. */
export interface NamedPerson {
  readonly id: number;
  readonly name: string;
}

/** Finds the people that the caller may pick by all the ways in which files name them: in either order of their names, by code, and by address. */
export async function indexPeople(db: Database, caller: Caller): Promise<NameIndex<NamedPerson>> {
  const { id, code, firstname, lastname, email } = users;
  const people = await db
    .select({ id, code, firstname, lastname, email })
    .from(users)
    .where(pickableUsers(caller));
  return createNameIndex(
    people.map((person) => ({ ...person, name: nameOfPerson(person.firstname, person.lastname) })),
    (person) => [
      person.name,
      `${person.lastname} ${person.firstname}`,
      `${person.lastname}, ${person.firstname}`,
      person.code,
      // To somebody of a client, an address would be confirmed by it.
      ...(caller.isExternal ? [] : [person.email]),
    ],
  );
}
