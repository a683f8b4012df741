import { hashPassword } from '../access/password.ts';
import type { Database } from '../db/database.ts';
import { clients, roles, userRoles, users } from '../db/schema/index.ts';
import { defaultPreferences } from '../modules/profile/rules.ts';
import { continueNumbering, insertMany } from './bulk.ts';
import { clientNames, colleagues } from './data/people.ts';
import { demoAccounts, demoPassword } from './demoAccounts.ts';

/** Writes the clients and the users of the demonstration, and gives the users' names by their ids. */
export async function seedPeople(db: Database, now: Date): Promise<ReadonlyMap<number, string>> {
  const roleIds = new Map((await db.select().from(roles)).map(({ name, id }) => [name, id]));
  const passwordHash = await hashPassword(demoPassword);
  const people = [
    ...demoAccounts.map((account) => ({ ...account, language: 'en' as const })),
    ...colleagues.map(({ account, ...rest }) => ({ ...rest, email: `${account}@bureau.example` })),
  ].map((person, index) => ({ ...person, id: index + 1 }));
  await insertMany(
    db,
    clients,
    clientNames.map((name, index) => ({ id: index + 1, name, createdAt: now, updatedAt: now })),
  );
  await insertMany(
    db,
    users,
    people.map(({ role, ...person }) => ({
      ...person,
      passwordHash,
      preferences: defaultPreferences,
      clientId: role === 'client' ? 1 : null,
      createdAt: now,
      updatedAt: now,
    })),
  );
  await insertMany(
    db,
    userRoles,
    people.map(({ id, role }) => ({ userId: id, roleId: roleIds.get(role) ?? 0 })),
  );
  await continueNumbering(db, clients);
  await continueNumbering(db, users);
  return new Map(people.map(({ id, firstname, lastname }) => [id, `${firstname} ${lastname}`]));
}
