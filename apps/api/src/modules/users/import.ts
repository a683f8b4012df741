import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { insertMany } from '../../db/insertMany.ts';
import { audit, departments, roles, userRoles, users } from '../../db/schema/index.ts';
import { readSettings } from '../../db/settings/queries.ts';
import { requireUnique } from '../../db/uniqueness.ts';
import type { Author, ImportTarget, NewRecord } from '../../transfer/import/ImportTarget.ts';
import { createNameIndex } from '../../transfer/nameIndex.ts';
import { userFields, type UserLookups, type UserValues } from './importFields.ts';
import { uniqueFields } from './insertUser.ts';
import { defaultPreferences, derivedColumns, normaliseEmail, plainRole } from './rules.ts';

const roleColumns = { id: roles.id, name: roles.name };

const nameOf = ({ name }: { readonly name: string }) => [name];

async function lookUp(db: Database): Promise<UserLookups> {
  const given = await db.select(roleColumns).from(roles);
  const places = await db.select({ id: departments.id, name: departments.name }).from(departments);
  const accounts = await db.select({ email: users.email, usernameKey: users.usernameKey }).from(users);
  return {
    roles: createNameIndex(given, nameOf),
    departments: createNameIndex(places, nameOf),
    emails: new Set(accounts.map(({ email }) => email)),
    usernames: new Set(accounts.map((account) => account.usernameKey)),
  };
}

function toRow(record: NewRecord<UserValues>, { userId, now }: Author) {
  const { id, number, code, username = '', firstname = '', lastname = '', email = '' } = record;
  const identity = { code, username, firstname, lastname, email: normaliseEmail(email) };
  return {
    ...identity,
    ...derivedColumns(identity),
    id,
    number,
    phone: record.phone ?? null,
    joiningDate: record.joining_date ?? null,
    preferences: defaultPreferences,
    createdBy: userId,
    createdAt: now,
    updatedAt: now,
  };
}

async function insert(
  db: Database,
  records: readonly NewRecord<UserValues>[],
  author: Author,
): Promise<void> {
  const { default_language: language } = await readSettings(db);
  const rows = records.map((record) => ({
    ...toRow(record, author),
    language: record.language ?? language,
  }));
  await requireUnique(insertMany(db, users, rows), uniqueFields);
  const [plain] = await db.select(roleColumns).from(roles).where(eq(roles.name, plainRole));
  // Who is in a department has a role there.
  const holders = records.flatMap(({ role, department, ...record }) => {
    const given = role ?? (department === undefined ? undefined : plain);
    return given === undefined ? [] : [{ ...record, role: given, department }];
  });
  await insertMany(
    db,
    userRoles,
    holders.map(({ id, role, department }) => ({
      userId: id,
      roleId: role.id,
      departmentId: department?.id ?? null,
    })),
  );
  await insertMany(
    db,
    audit,
    holders.map(({ code, role }) => ({
      at: author.now,
      userId: author.userId,
      event: 'roles.changed' as const,
      detail: `${code}: ${role.name}`,
    })),
  );
}

/** Describes how people are imported. They have no passwords, and have to be invited. */
export const userImport: ImportTarget<UserValues, UserLookups> = {
  resource: 'users',
  table: users,
  fields: userFields,
  lookUp,
  insert,
};
