import { clients as contract, departments as departmentContract } from '@bureau/contract';
import { hashPassword } from '../access/password.ts';
import type { Database } from '../db/database.ts';
import { continueNumbering, insertMany } from '../db/insertMany.ts';
import { formatCode } from '../db/nextNumber.ts';
import { clients, counters, departments, roles, userRoles, users } from '../db/schema/index.ts';
import { defaultPreferences, derivedColumns } from '../modules/users/rules.ts';
import {
  clientContacts,
  clientNames,
  colleagues,
  departmentDescriptions,
  departmentNames,
} from './data/people.ts';
import { defaultSettings } from '../db/settings/Settings.ts';
import { domainOf } from './domainOf.ts';
import { insertRecords } from './insertRecords.ts';
import { demoAccounts, demoPassword } from './demoAccounts.ts';

const day = 24 * 60 * 60 * 1000;

/** Lists the people of the demonstration. The accounts that are told at the start come first. */
function planPeople(now: Date) {
  const accounts = [
    ...demoAccounts.map((account) => ({ ...account, language: 'en' as const, timeZone: null })),
    ...colleagues.map(({ account, ...rest }) => ({ ...rest, email: `${account}@bureau.example` })),
  ];
  return accounts.map((account, index) => {
    const number = index + 1;
    const mailbox = account.email.split('@', 1)[0] ?? '';
    const identity = {
      code: formatCode('USR', number),
      // A username has at least three characters.
      username: mailbox.length < 3 ? `${mailbox}.${account.lastname.toLowerCase()}` : mailbox,
      firstname: account.firstname,
      lastname: account.lastname,
      email: account.email,
    };
    const joined = new Date(now.getTime() - (120 + ((number * 397) % 2400)) * day);
    return {
      ...identity,
      ...derivedColumns(identity),
      id: number,
      number,
      avatar: account.avatar,
      language: account.language,
      timeZone: account.timeZone,
      phone: `+44 20 7946 ${String(100 + number).padStart(4, '0')}`,
      joiningDate: account.role === 'client' ? null : joined.toISOString().slice(0, 10),
      clientId: account.role === 'client' ? 1 : null,
      role: account.role,
      department: account.department,
    };
  });
}

type Planned = ReturnType<typeof planPeople>[number];

/** Writes the departments, each with the first of its people as its head. */
async function seedDepartments(db: Database, people: readonly Planned[], founded: Date) {
  const rows = departmentNames.map((name) => ({
    values: {
      name,
      description: departmentDescriptions[name],
      head_id: people.find(({ department }) => department === name)?.id ?? null,
    },
    createdBy: null,
    createdAt: founded,
  }));
  await insertRecords(db, departmentContract, departments, rows);
  return new Map<string | null, number>(departmentNames.map((name, index) => [name, index + 1]));
}

/** Makes up what there is to say of a client beside the name. */
function describeClient(name: string, index: number, founded: Date) {
  const domain = domainOf(name);
  const values = {
    name,
    contact_name: clientContacts[index] ?? '',
    contacts:
      index % 3 === 0 ? [{ name: 'Accounting', role: '', email: `invoices@${domain}`, phone: null }] : [],
    email: `office@${domain}`,
    phone: `+44 20 7946 ${String(300 + index).padStart(4, '0')}`,
    website: `https://${domain}`,
    vat_number: `EU${String((index + 1) * 73_939_133)
      .padStart(9, '0')
      .slice(0, 9)}`,
    currency: defaultSettings.currency,
  };
  return { values, createdBy: null, createdAt: founded };
}

/** Writes the clients, users and departments of the demonstration, and returns the users' names by their ids. They were entered when the company was. */
export async function seedPeople(
  db: Database,
  now: Date,
  founded: Date,
): Promise<ReadonlyMap<number, string>> {
  const roleIds = new Map((await db.select().from(roles)).map(({ name, id }) => [name, id]));
  const passwordHash = await hashPassword(demoPassword);
  const people = planPeople(now);
  const companies = clientNames.map((name, index) => describeClient(name, index, founded));
  await insertRecords(db, contract, clients, companies);
  await insertMany(
    db,
    users,
    people.map(({ role: _role, department: _department, ...person }) => ({
      ...person,
      passwordHash,
      preferences: defaultPreferences,
      createdAt: founded,
      updatedAt: founded,
    })),
  );
  const departmentIds = await seedDepartments(db, people, founded);
  await insertMany(
    db,
    userRoles,
    people.map(({ id, role, department }) => ({
      userId: id,
      roleId: roleIds.get(role) ?? 0,
      departmentId: departmentIds.get(department) ?? null,
    })),
  );
  await db.insert(counters).values({ name: 'users', value: people.length });
  await continueNumbering(db, users);
  return new Map(people.map(({ id, fullName }) => [id, fullName]));
}
