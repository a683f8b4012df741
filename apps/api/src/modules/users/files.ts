import { adminRoles, type User, type UserCreate } from '@bureau/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { normaliseEmail } from '../../db/fold.ts';
import { insertMany } from '../../db/insertMany.ts';
import { audit, roles, userRoles } from '../../db/schema/index.ts';
import { readSettings } from '../../db/settings/queries.ts';
import type { FieldErrors } from '../../records/fields/check.ts';
import type { Author } from '../../transfer/import/ImportTarget.ts';
import type { FileWords } from '../../transfer/kinds.ts';
import { findExternalRoles, readPositions } from './positions.ts';
import { defaultPreferences, plainRole } from './rules.ts';

/** Returns the roles or departments of a person, each once, as one text. */
const namesIn = (name: 'department_name' | 'role_name') => (user: Readonly<Record<string, unknown>>) =>
  [...new Set((user as Pick<User, 'positions'>).positions.map((position) => position[name]))]
    .filter((text) => text !== null)
    .join(', ');

/** How other programs call the fields of people in their files, and which roles and departments these may name. */
export const userFiles: Readonly<Record<string, FileWords>> = {
  username: { synonyms: ['login', 'user', 'account', 'user name', 'login name'] },
  firstname: { synonyms: ['first name', 'given name', 'forename'] },
  lastname: { synonyms: ['last name', 'surname', 'family name'] },
  email: { synonyms: ['e mail', 'mail', 'email address', 'e mail address'] },
  phone: { synonyms: ['telephone', 'mobile', 'phone number', 'tel'] },
  time_zone: { synonyms: ['timezone', 'tz'] },
  client_name: { synonyms: ['customer'] },
  joining_date: { synonyms: ['joined', 'start date', 'hired', 'hire date'] },
  language: { synonyms: ['locale', 'lang'] },
  role: {
    to: 'roles',
    synonyms: ['position', 'job'],
    textOf: namesIn('role_name'),
    // Those that pass every gate are given person by person, with the password of who gives them.
    refuse: ({ name }) =>
      adminRoles.some((role) => role === name) ? 'validation.roleNotByImport' : undefined,
  },
  department: {
    to: 'departments',
    synonyms: ['team', 'unit', 'division'],
    textOf: namesIn('department_name'),
  },
};

type Imported = Partial<UserCreate> & { readonly role?: number; readonly department?: number };

/** Finds rows with a role that is for people of clients, and without a client. */
export async function findWithoutClient(
  tx: Database,
  bodies: readonly Imported[],
): Promise<readonly FieldErrors[]> {
  const external = await findExternalRoles(tx);
  return bodies.map(({ client_id: clientId = null, role }): FieldErrors => {
    const isAlone = role !== undefined && external.has(role) && clientId === null;
    return isAlone ? { role: [{ key: 'validation.clientOfRole' }] } : {};
  });
}

/** Completes what files say of people. They have no passwords, and have to be invited. */
export async function completeImport(tx: Database, bodies: readonly Imported[]) {
  const { default_language } = await readSettings(tx);
  const [plain] = await tx.select({ id: roles.id }).from(roles).where(eq(roles.name, plainRole));
  return bodies.map(({ role, department, ...body }) => {
    // Who is in a department has a role there.
    const given = role ?? (department === undefined ? undefined : plain?.id);
    return {
      body: {
        ...body,
        email: normaliseEmail(body.email ?? ''),
        language: body.language ?? default_language,
        ...(given !== undefined && { positions: [{ role_id: given, department_id: department ?? null }] }),
      },
      columns: { preferences: defaultPreferences },
    };
  });
}

/** Gives imported people their roles, and logs it. */
export async function giveImportedRoles(
  tx: Database,
  people: readonly { readonly id: number; readonly code: string; readonly body: Partial<UserCreate> }[],
  { caller, now }: Author,
): Promise<void> {
  const rows = people.flatMap(({ id, body: { positions = [] } }) =>
    positions.map(({ role_id: roleId, department_id: departmentId }) => ({
      userId: id,
      roleId,
      departmentId,
    })),
  );
  await insertMany(tx, userRoles, rows);
  const given = await readPositions(
    tx,
    people.map(({ id }) => id),
  );
  const entries = people.flatMap(({ id, code }) =>
    (given.get(id) ?? []).map(({ role_name: role }) => ({
      at: now,
      userId: caller.id,
      event: 'roles.changed' as const,
      detail: `${code}: ${role}`,
    })),
  );
  await insertMany(tx, audit, entries);
}
