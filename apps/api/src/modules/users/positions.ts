import {
  adminRoles,
  isAdminRole,
  type Named,
  type User,
  type UserCreate,
  type UserPosition,
} from '@bureau/contract';
import { and, asc, count, eq, inArray, isNotNull, isNull, sql } from '../../db/orm.ts';
import type { Caller } from '../../access/Caller.ts';
import { requireConfirmation, superAdmin } from '../../access/confirm.ts';
import type { Database } from '../../db/database.ts';
import { departments, roles, userRoles, users } from '../../db/schema/index.ts';
import { ApiError, FieldError } from '../../errors/ApiError.ts';
import type { Message } from '../../errors/messages.ts';
import { hasChanges } from '../../records/writeRecord.ts';

type Wanted = NonNullable<UserCreate['positions']>;

/** Any number of our own: see {@link lockAdministrators}. */
const lockNumber = 7_303_016;

/** Lets changes of who administrates happen one after the other, so that two together cannot remove the last. */
export async function lockAdministrators(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lockNumber})`);
}

/**
 * Requires that somebody is left who can do everything. To be called after the change, in its transaction.
 *
 * @throws ApiError 422
 */
export async function requireAdministrator(tx: Database): Promise<void> {
  const [left] = await tx
    .select({ count: count() })
    .from(userRoles)
    .innerJoin(roles, and(eq(roles.id, userRoles.roleId), eq(roles.name, superAdmin)))
    .innerJoin(users, eq(users.id, userRoles.userId))
    .where(and(eq(users.isActive, true), isNull(users.deletedAt), isNotNull(users.passwordHash)));
  if (left?.count === 0) throw new ApiError(422, 'errors.lastAdministrator');
}

/** Returns positions as a request writes them, each once. */
export const positionsOf = (positions: Wanted) => [
  ...new Map(
    positions.map(({ role_id, department_id = null }) => [
      `${role_id} ${department_id}`,
      { role_id, department_id },
    ]),
  ).values(),
];

/** Whether wanted positions are other ones than those that somebody has. */
export const hasOtherPositions = (before: Wanted, wanted: Wanted): boolean =>
  hasChanges({ positions: positionsOf(wanted) }, { positions: positionsOf(before) });

/** Reads the names of some of a table. They stay there until the transaction ends. */
async function namesOf(
  db: Database,
  table: typeof roles | typeof departments,
  ids: readonly (number | null | undefined)[],
): Promise<ReadonlyMap<number, string>> {
  const wanted = ids.filter((id) => id !== null && id !== undefined);
  if (wanted.length === 0) return new Map();
  const rows = await db
    .select({ id: table.id, name: table.name })
    .from(table)
    .where(inArray(table.id, wanted))
    .orderBy(table.id)
    .for('key share');
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/**
 * Requires that nobody is of a client and passes every gate: what they see would depend on which of the two is asked first.
 *
 * @throws FieldError
 */
async function checkMixture(db: Database, roleIds: readonly number[]): Promise<void> {
  const given = await db
    .select({ name: roles.name, isExternal: roles.isExternal })
    .from(roles)
    .where(inArray(roles.id, [...roleIds]));
  const isOfAdministrator = given.some(({ name }) => isAdminRole(name));
  if (isOfAdministrator && given.some(({ isExternal }) => isExternal))
    throw new FieldError({ positions: [{ key: 'validation.externalAdministrator' }] });
}

/**
 * Requires that the positions that somebody is to have exist, and that the caller may give them: nobody changes their own, and only a
 * super_admin who gives the password again makes somebody an administrator, or takes that away.
 *
 * @param before is what the person has; nothing for somebody new.
 * @throws FieldError; ApiError 403 for administrators by anybody but a super_admin.
 */
export async function checkPositions(
  db: Database,
  caller: Caller,
  wanted: Wanted,
  before: Pick<User, 'id' | 'positions'> | null,
): Promise<void> {
  const present = before?.positions ?? [];
  if (!hasOtherPositions(present, wanted)) return;
  if (before?.id === caller.id) throw new FieldError({ positions: [{ key: 'validation.ownRoles' }] });
  const roleNames = await namesOf(
    db,
    roles,
    wanted.map((one) => one.role_id),
  );
  const departmentNames = await namesOf(
    db,
    departments,
    wanted.map((one) => one.department_id),
  );
  const errors: Record<string, Message[]> = {};
  wanted.forEach(({ role_id: roleId, department_id: departmentId }, index) => {
    if (!roleNames.has(roleId)) errors[`positions.${index}.role_id`] = [{ key: 'validation.unknownRole' }];
    if (departmentId != null && !departmentNames.has(departmentId))
      errors[`positions.${index}.department_id`] = [{ key: 'validation.unknownDepartment' }];
  });
  if (Object.keys(errors).length > 0) throw new FieldError(errors);
  await checkMixture(
    db,
    wanted.map((one) => one.role_id),
  );
  const isOfAdministrators = adminRoles.some(
    (role) =>
      present.some((one) => one.role_name === role) !==
      wanted.some((one) => roleNames.get(one.role_id) === role),
  );
  if (isOfAdministrators) requireConfirmation(caller);
}

/** Returns the roles that are for people of clients. */
export async function findExternalRoles(db: Database): Promise<ReadonlySet<number>> {
  const rows = await db.select({ id: roles.id }).from(roles).where(eq(roles.isExternal, true));
  return new Set(rows.map(({ id }) => id));
}

/**
 * Requires a client of whoever has a role that is for people of clients: they would see nothing without one.
 *
 * @throws FieldError at the client where that is what changes, and at the positions otherwise.
 */
export async function checkClient(
  db: Database,
  { client_id: given, positions }: Pick<Partial<UserCreate>, 'client_id' | 'positions'>,
  before: Pick<User, 'client_id' | 'positions'> | null,
): Promise<void> {
  const isChanged = before === null || given !== undefined || positions !== undefined;
  const clientId = given === undefined ? (before?.client_id ?? null) : given;
  if (!isChanged || clientId !== null) return;
  const external = await findExternalRoles(db);
  const held = positions ?? before?.positions ?? [];
  if (!held.some((position) => external.has(position.role_id))) return;
  const field = before === null || given !== undefined ? 'client_id' : 'positions';
  throw new FieldError({ [field]: [{ key: 'validation.clientOfRole' }] });
}

/** Writes the positions of somebody in place of those before. */
export async function replacePositions(tx: Database, userId: number, wanted: Wanted): Promise<void> {
  await tx.delete(userRoles).where(eq(userRoles.userId, userId));
  const rows = positionsOf(wanted).map(({ role_id: roleId, department_id: departmentId }) => ({
    userId,
    roleId,
    departmentId,
  }));
  if (rows.length > 0) await tx.insert(userRoles).values(rows);
}

/** Reads the positions of some people, by person. */
export async function readPositions(
  db: Database,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, UserPosition[]>> {
  const rows = await db
    .select({
      userId: userRoles.userId,
      position: {
        role_id: roles.id,
        role_name: roles.name,
        department_id: userRoles.departmentId,
        department_name: departments.name,
      },
    })
    .from(userRoles)
    .innerJoin(roles, eq(roles.id, userRoles.roleId))
    .leftJoin(departments, eq(departments.id, userRoles.departmentId))
    .where(inArray(userRoles.userId, [...userIds]))
    .orderBy(asc(departments.nameSort), asc(roles.nameSort));
  const byUser = Map.groupBy(rows, ({ userId }) => userId);
  return new Map([...byUser].map(([id, entries]) => [id, entries.map(({ position }) => position)]));
}

/** Reads the departments that some people are the head of, by person. */
export async function readHeadedDepartments(
  db: Database,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, Named[]>> {
  const { headId, id, name, nameSort } = departments;
  const rows = await db
    .select({ headId, id, name })
    .from(departments)
    .where(inArray(headId, [...userIds]))
    .orderBy(asc(nameSort));
  const byHead = Map.groupBy(rows, (row) => row.headId);
  return new Map(
    [...byHead].flatMap(([head, headed]) =>
      head === null ? [] : [[head, headed.map((one) => ({ id: one.id, name: one.name }))]],
    ),
  );
}
