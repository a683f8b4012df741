import type {
  Department,
  departments as contract,
  ListQuery,
  Named,
  Person,
  ResponseOf,
} from '@bureau/contract';
import { asc, eq, sql } from 'drizzle-orm';
import type { Caller } from '../../access/Caller.ts';
import { readPermissions } from '../../access/permissionLists.ts';
import type { Database } from '../../db/database.ts';
import { answerList, oneRow, type Rows } from '../../db/list/answerList.ts';
import { containsWords } from '../../db/list/conditions.ts';
import type { ListSource } from '../../db/list/listSource.ts';
import { writeTimes } from '../../db/list/writeTimes.ts';
import { departments, roles, userRoles, users } from '../../db/schema/index.ts';
import { FieldError } from '../../errors/ApiError.ts';

/** Counts who has a role in a department. Deleted people have none. */
const memberCount = sql<number>`(
  select count(distinct ${userRoles.userId}) from ${userRoles}
  where ${userRoles.departmentId} = ${departments}.id
)::int`;

const source: ListSource<typeof contract.listSpec> = {
  id: departments.id,
  sort: {
    name: { column: departments.nameSort, isUnique: true },
    member_count: { column: memberCount },
    created_at: { column: departments.createdAt },
    updated_at: { column: departments.updatedAt },
  },
  filter: {},
  search: (q) => containsWords(departments.nameSort, q),
};

async function readRows(db: Database, { condition, order, limit, offset }: Rows) {
  const rows = await db
    .select({
      id: departments.id,
      name: departments.name,
      description: departments.description,
      head_id: departments.headId,
      head_firstname: users.firstname,
      head_lastname: users.lastname,
      member_count: memberCount,
      created_at: departments.createdAt,
      updated_at: departments.updatedAt,
      created_by: departments.createdBy,
      version: departments.version,
    })
    .from(departments)
    .leftJoin(users, eq(users.id, departments.headId))
    .where(condition)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  return rows.map((row) => ({
    ...row,
    ...writeTimes(row),
  }));
}

/** Lists the departments. */
export const listDepartments = (
  db: Database,
  query: ListQuery<typeof contract.listSpec>,
): Promise<ResponseOf<typeof contract.list>> =>
  answerList(db, source, query, { fallback: ['name'], read: (rows) => readRows(db, rows) });

/** Reads the people of a department, each once, by name. */
async function readMembers(db: Database, id: number): Promise<Person[]> {
  const rows = await db
    .selectDistinct({
      user_id: users.id,
      firstname: users.firstname,
      lastname: users.lastname,
      nameSort: users.nameSort,
    })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .where(eq(userRoles.departmentId, id))
    .orderBy(asc(users.nameSort), asc(users.id));
  return rows.map(({ user_id, firstname, lastname }) => ({ user_id, firstname, lastname }));
}

/** Reads a department with its people, its roles and what everybody in it may do. */
export async function readDepartment(db: Database, id: number): Promise<Department | null> {
  const [row] = await readRows(db, oneRow(eq(departments.id, id)));
  if (row === undefined) return null;
  return {
    ...row,
    members: await readMembers(db, id),
    roles: await db
      .select({ id: roles.id, name: roles.name })
      .from(roles)
      .where(eq(roles.departmentId, id))
      .orderBy(asc(roles.nameSort)),
    permissions: await readPermissions(db, 'department', id),
  };
}

/** Lists the id and name of all departments, by name; to somebody of a client none. */
export const pickDepartments = (db: Database, caller: Caller): Promise<Named[]> =>
  db
    .select({ id: departments.id, name: departments.name })
    .from(departments)
    .where(caller.isExternal ? sql`false` : undefined)
    .orderBy(asc(departments.nameSort));

/**
 * Requires that a department exists that something is to belong to.
 *
 * @throws FieldError
 */
export async function checkDepartment(db: Database, id: number | null | undefined): Promise<void> {
  if (id == null) return;
  const found = await db.select({ id: departments.id }).from(departments).where(eq(departments.id, id));
  if (found.length === 0) throw new FieldError({ department_id: [{ key: 'validation.unknownDepartment' }] });
}
