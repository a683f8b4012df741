import {
  adminRoles,
  type ListQuery,
  type Named,
  permissions,
  type ResponseOf,
  type Role,
  type roles as contract,
} from '@bureau/contract';
import { asc, eq, sql } from 'drizzle-orm';
import type { Caller } from '../../access/Caller.ts';
import { readPermissions } from '../../access/permissionLists.ts';
import type { Database } from '../../db/database.ts';
import { answerList, oneRow, type Rows } from '../../db/list/answerList.ts';
import { containsWords, isOneOf, isOneOrNone } from '../../db/list/conditions.ts';
import type { ListSource } from '../../db/list/listSource.ts';
import { writeTimes } from '../../db/list/writeTimes.ts';
import { departments, roles, userRoles } from '../../db/schema/index.ts';

/** Counts who has a role. Deleted people have none. */
const memberCount = sql<number>`(
  select count(distinct ${userRoles.userId}) from ${userRoles} where ${userRoles.roleId} = ${roles}.id
)::int`;

const source: ListSource<typeof contract.listSpec> = {
  id: roles.id,
  sort: {
    name: { column: roles.nameSort, isUnique: true },
    member_count: { column: memberCount },
    created_at: { column: roles.createdAt },
    updated_at: { column: roles.updatedAt },
  },
  filter: {
    department_id: (wanted) =>
      isOneOrNone(wanted, (ids) => isOneOf(roles.departmentId, ids), sql`${roles.departmentId} is null`),
  },
  search: (q) => containsWords(roles.nameSort, q),
};

/** Whether a role passes every gate. */
const isAdminRole = (name: string) => adminRoles.some((admin) => admin === name);

async function readRows(db: Database, { condition, order, limit, offset }: Rows) {
  const rows = await db
    .select({
      id: roles.id,
      name: roles.name,
      description: roles.description,
      department_id: roles.departmentId,
      department_name: departments.name,
      is_built_in: roles.isBuiltIn,
      is_external: roles.isExternal,
      member_count: memberCount,
      created_at: roles.createdAt,
      updated_at: roles.updatedAt,
      created_by: roles.createdBy,
      version: roles.version,
    })
    .from(roles)
    .leftJoin(departments, eq(departments.id, roles.departmentId))
    .where(condition)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  return rows.map((row) => ({
    ...row,
    is_admin: isAdminRole(row.name),
    ...writeTimes(row),
  }));
}

/** Lists the roles. */
export const listRoles = (
  db: Database,
  query: ListQuery<typeof contract.listSpec>,
): Promise<ResponseOf<typeof contract.list>> =>
  answerList(db, source, query, { fallback: ['name'], read: (rows) => readRows(db, rows) });

/** Reads a role with what it allows. */
export async function readRole(db: Database, id: number): Promise<Role | null> {
  const [row] = await readRows(db, oneRow(eq(roles.id, id)));
  if (row === undefined) return null;
  return { ...row, permissions: row.is_admin ? [...permissions] : await readPermissions(db, 'role', id) };
}

/** Lists the id and name of all roles, by name; to somebody of a client none. */
export const pickRoles = (db: Database, caller: Caller): Promise<Named[]> =>
  db
    .select({ id: roles.id, name: roles.name })
    .from(roles)
    .where(caller.isExternal ? sql`false` : undefined)
    .orderBy(asc(roles.nameSort));
