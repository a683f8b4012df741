import { adminRoles, permissions, type ResponseOf, type users as contract } from '@bureau/contract';
import { and, asc, eq, inArray } from '../../db/orm.ts';
import type { Database } from '../../db/database.ts';
import {
  departmentPermissions,
  departments,
  rolePermissions,
  roles,
  userRoles,
} from '../../db/schema/index.ts';

type Grants = ResponseOf<typeof contract.grants>;
type Source = Grants[number]['roles'][number];

/** Reads what somebody's roles allow, by role. Roles that pass every gate allow everything. */
async function readByRoles(db: Database, userId: number) {
  const rows = await db
    .selectDistinct({ id: roles.id, name: roles.name, permission: rolePermissions.permission })
    .from(userRoles)
    .innerJoin(roles, eq(roles.id, userRoles.roleId))
    .innerJoin(rolePermissions, eq(rolePermissions.roleId, roles.id))
    .where(eq(userRoles.userId, userId))
    .orderBy(asc(roles.id));
  const admins = await db
    .selectDistinct({ id: roles.id, name: roles.name })
    .from(userRoles)
    .innerJoin(roles, eq(roles.id, userRoles.roleId))
    .where(and(eq(userRoles.userId, userId), inArray(roles.name, [...adminRoles])))
    .orderBy(asc(roles.id));
  return [...admins.flatMap((role) => permissions.map((permission) => ({ ...role, permission }))), ...rows];
}

function readByDepartments(db: Database, userId: number) {
  return db
    .selectDistinct({
      id: departments.id,
      name: departments.name,
      permission: departmentPermissions.permission,
    })
    .from(userRoles)
    .innerJoin(departments, eq(departments.id, userRoles.departmentId))
    .innerJoin(departmentPermissions, eq(departmentPermissions.departmentId, departments.id))
    .where(eq(userRoles.userId, userId))
    .orderBy(asc(departments.id));
}

/** Lists what somebody may do, each with the roles and departments that grant it, in the order of the names of permissions. */
export async function readGrants(db: Database, userId: number): Promise<Grants> {
  const byRoles = await readByRoles(db, userId);
  const byDepartments = await readByDepartments(db, userId);
  const sources = (rows: readonly (Source & { readonly permission: string })[], permission: string) =>
    rows.filter((row) => row.permission === permission).map(({ id, name }) => ({ id, name }));
  return permissions
    .map((permission) => ({
      permission,
      roles: sources(byRoles, permission),
      departments: sources(byDepartments, permission),
    }))
    .filter((grant) => grant.roles.length + grant.departments.length > 0);
}
