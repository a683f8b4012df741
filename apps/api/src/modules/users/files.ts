import { isAdminRole, joinNames, type User, type UserCreate, writeRoles } from '@bureau/contract';
import { eq } from '../../db/orm.ts';
import type { Database } from '../../db/database.ts';
import { normaliseEmail } from '../../db/fold.ts';
import { insertMany } from '../../db/insertMany.ts';
import { audit, roles, userRoles } from '../../db/schema/index.ts';
import { readSettings } from '../../db/settings/queries.ts';
import type { NamedOne } from '../../engine/types.ts';
import type { FieldErrors } from '../../records/fields/check.ts';
import type { Author } from '../../transfer/import/ImportTarget.ts';
import type { FileWords } from '../../transfer/kinds.ts';
import { departmentModule } from '../departments/service.ts';
import { findExternalRoles, positionsOf, readPositions } from './positions.ts';
import { defaultPreferences, defaultRole } from './rules.ts';

/** How other programs call the fields of people in their files, and which roles and departments these may name. */
export const userFiles: Readonly<Record<string, FileWords<User>>> = {
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
    within: 'departments',
    synonyms: ['position', 'job', 'roles'],
    textOf: ({ positions }) => writeRoles(positions),
    // Those that pass every gate are given person by person, with the password of who gives them.
    refuse: ({ name }) => (isAdminRole(name) ? 'validation.roleNotByImport' : undefined),
  },
  department: {
    to: 'departments',
    synonyms: ['team', 'unit', 'division', 'departments'],
    textOf: ({ positions }) => joinNames(positions.map((position) => position.department_name)),
  },
  head_of: {
    to: 'departments',
    synonyms: ['heads', 'leads', 'manages'],
    textOf: ({ head_of: departments }) => joinNames(departments.map(({ name }) => name)),
  },
};

type Beside = Readonly<Partial<Record<'role' | 'department' | 'head_of', readonly NamedOne[]>>>;
type Imported = Partial<UserCreate> & Beside;

const idsOf = (records: readonly NamedOne[] = []) => records.map(({ id }) => id);

/** Finds roles that are for people of clients where there is no client, and a department that gets a second head. */
export async function findWrongPositions(
  tx: Database,
  bodies: readonly Imported[],
): Promise<readonly FieldErrors[]> {
  const external = await findExternalRoles(tx);
  const headed = new Set<number>();
  return bodies.map(({ client_id: clientId = null, head_of: departments, role }): FieldErrors => {
    const isAlone = clientId === null && idsOf(role).some((id) => external.has(id));
    const hasHead = idsOf(departments).some((id) => headed.size === headed.add(id).size);
    return {
      ...(isAlone && { role: [{ key: 'validation.clientOfRole' }] }),
      ...(hasHead && { head_of: [{ key: 'validation.taken' }] }),
    };
  });
}

/** Returns the positions that roles and departments of a file stand for: each role in each department, unless a role says which one it is in. */
function positionsFrom({ role: given = [], department = [] }: Beside, plain: number | undefined) {
  const named = new Set(given.map(({ within }) => within).filter((id) => id !== undefined));
  // who is in a department has a role there
  const usual = plain === undefined ? [] : [{ id: plain }];
  const inEach = (those: readonly NamedOne[], departments: readonly (number | null)[]) =>
    those.flatMap(({ id, within }) =>
      within === undefined
        ? departments.map((place) => ({ role_id: id, department_id: place }))
        : [{ role_id: id, department_id: within }],
    );
  const places = idsOf(department).filter((id) => !named.has(id));
  if (named.size > 0) return positionsOf([...inEach(given, [null]), ...inEach(usual, places)]);
  return positionsOf(
    places.length === 0 ? inEach(given, [null]) : inEach(given.length === 0 ? usual : given, places),
  );
}

/** Completes what files say of people. They have no passwords, and have to be invited. */
export async function completeImport(tx: Database, bodies: readonly Imported[]) {
  const { default_language } = await readSettings(tx);
  const [plain] = await tx.select({ id: roles.id }).from(roles).where(eq(roles.name, defaultRole));
  return bodies.map(({ role, department, ...body }) => ({
    body: {
      ...body,
      email: normaliseEmail(body.email ?? ''),
      language: body.language ?? default_language,
      positions: positionsFrom({ role, department }, plain?.id),
    },
    columns: { preferences: defaultPreferences },
  }));
}

/** Assigns roles, and the departments that they are the head of, to imported people, and logs it. */
export async function assignImportedPositions(
  tx: Database,
  people: readonly { readonly id: number; readonly code: string; readonly body: Imported }[],
  author: Author,
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
  const { caller, origin } = author;
  const entries = people.flatMap(({ id, code }) =>
    (given.get(id) ?? []).map(({ role_name: role }) => ({
      at: origin.now,
      userId: caller.id,
      event: 'roles.changed' as const,
      detail: `${code}: ${role}`,
    })),
  );
  await insertMany(tx, audit, entries);
  for (const { id, body } of people) {
    const headed = idsOf(body.head_of);
    if (headed.length > 0) await departmentModule.updateMany(tx, headed, { head_id: id }, author);
  }
}
