import type { Caller } from '../access/Caller.ts';
import { pickableUsers } from '../access/visible/people.ts';
import type { Database } from '../db/database.ts';
import { users } from '../db/schema/index.ts';
import { createNameIndex, type NameIndex, withFallback, withNameFallback } from './nameIndex.ts';

/** Describes a person as files name them. */
export interface NamedPerson {
  readonly id: number;
  readonly name: string;
}

/**
 * Finds the people that the caller may pick by all the ways in which files name them: in either order of their names, by code, by address, and by
 * username where nobody is named so.
 */
export async function indexPeople(db: Database, caller: Caller): Promise<NameIndex<NamedPerson>> {
  const { id, code, username, firstname, lastname, fullName, email } = users;
  const people = await db
    .select({ id, code, username, firstname, lastname, name: fullName, email })
    .from(users)
    .where(pickableUsers(caller));
  const byName = await createNameIndex(people, (person) => [
    person.name,
    `${person.firstname} ${person.lastname}`,
    `${person.lastname} ${person.firstname}`,
    `${person.lastname}, ${person.firstname}`,
    person.code,
    `${person.code} ${person.name}`,
    // To somebody of a client, an address would be confirmed by it.
    ...(caller.isExternal ? [] : [person.email]),
  ]);
  // and so would what somebody signs in as
  return withNameFallback(
    caller.isExternal
      ? byName
      : withFallback(byName, await createNameIndex(people, (person) => [person.username])),
  );
}
