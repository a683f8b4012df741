import { type Department, departments as contract } from '@bureau/contract';
import { asc, eq, sql } from 'drizzle-orm';
import { writeAudit } from '../../access/audit.ts';
import type { Caller } from '../../access/Caller.ts';
import type { Origin } from '../../access/Origin.ts';
import {
  describePermissions,
  type PermissionsChange,
  readPermissions,
  replacePermissions,
} from '../../access/permissionLists.ts';
import { protectDemonstration } from '../../access/protectDemonstration.ts';
import type { Database } from '../../db/database.ts';
import { departments, roles, userRoles, users } from '../../db/schema/index.ts';
import { readSettings } from '../../db/settings/queries.ts';
import { defineModule } from '../../engine/defineModule.ts';
import { ApiError } from '../../errors/ApiError.ts';
import { implement } from '../../http/implement.ts';
import { changeRecord, nextVersion } from '../../records/writeRecord.ts';

/** Counts who has a role in a department. Deleted people have none. */
const memberCount = sql`(
  select count(distinct ${userRoles.userId}) from ${userRoles}
  where ${userRoles.departmentId} = ${departments}.id
)::int`;

/** Reads the people of a department, each once, by name. */
async function readMembers(db: Database, id: number): Promise<Department['members']> {
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

const departmentModule = defineModule({
  resource: contract,
  table: departments,
  // Somebody of a client gets to know of none.
  visible: ({ isExternal }) => (isExternal ? sql`false` : undefined),
  title: 'name',
  defaultSort: ['name'],
  derived: { member_count: memberCount },
  hooks: {
    activityValues: ({ permissions }) => ({ permissions: describePermissions(permissions) }),
    detail: async (db, { id }) => ({
      members: await readMembers(db, id),
      roles: await db
        .select({ id: roles.id, name: roles.name })
        .from(roles)
        .where(eq(roles.departmentId, id))
        .orderBy(asc(roles.nameSort)),
      permissions: await readPermissions(db, 'department', id),
    }),
    async checkRemoval(tx, department) {
      protectDemonstration(await readSettings(tx), department);
      const { member_count: count } = department;
      if (count > 0) throw new ApiError(422, 'errors.inUse', { values: { count } });
    },
  },
});

/** Sets everything that everybody in a department may do. */
function setPermissions(
  db: Database,
  caller: Caller,
  id: number,
  { permissions, version }: PermissionsChange,
  origin: Origin,
): Promise<Department> {
  const { now } = origin;
  const records = departmentModule.recordsFor(caller);
  return changeRecord(db, records, { caller, id, version, now }, async (tx, before) => {
    const allowed = describePermissions(permissions);
    if (allowed === describePermissions(before.permissions)) return false;
    await replacePermissions(tx, 'department', id, permissions);
    await tx.update(departments).set(nextVersion(before, now)).where(eq(departments.id, id));
    const detail = `${before.name}: ${allowed}`;
    await writeAudit(tx, { event: 'permissions.changed', userId: caller.id, detail }, origin);
    return true;
  });
}

export const departmentRoutes = departmentModule.routes([
  implement(contract.setPermissions, ({ db, caller, params, body, origin }) =>
    setPermissions(db, caller, params.id, body, origin),
  ),
]);
