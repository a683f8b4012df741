import { type Department, departments as contract } from '@bureau/contract';
import { asc, eq, sql } from '../../db/orm.ts';
import { describePermissions, readPermissions } from '../../access/permissionLists.ts';
import { protectDemonstration } from '../../access/protectDemonstration.ts';
import type { Database } from '../../db/database.ts';
import { departments, roles, userRoles, users } from '../../db/schema/index.ts';
import { readSettings } from '../../db/settings/queries.ts';
import { defineModule } from '../../engine/defineModule.ts';
import { requireNoHolders } from '../../records/requireNoHolders.ts';

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

export const departmentModule = defineModule({
  resource: contract,
  table: departments,
  // Somebody of a client gets to know of none.
  visible: ({ isExternal }) => (isExternal ? sql`false` : undefined),
  title: 'name',
  derived: { member_count: memberCount },
  files: {
    name: { synonyms: ['department', 'team', 'unit', 'division'] },
    head_id: { synonyms: ['manager', 'lead', 'leader', 'head of department'] },
  },
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
    async checkRemoval(tx, records) {
      protectDemonstration(await readSettings(tx), records);
      requireNoHolders(records, 'department_id');
    },
  },
});
