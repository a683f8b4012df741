import { adminRoles, permissions, type Role, roles as contract } from '@bureau/contract';
import { and, eq, inArray, sql } from '../../db/orm.ts';
import { writeAudit } from '../../access/audit.ts';
import { describePermissions, readPermissions, replacePermissions } from '../../access/permissionLists.ts';
import { protectDemonstration } from '../../access/protectDemonstration.ts';
import type { Database } from '../../db/database.ts';
import { roles, userRoles } from '../../db/schema/index.ts';
import { readSettings } from '../../db/settings/queries.ts';
import { defineModule } from '../../engine/defineModule.ts';
import { ApiError } from '../../errors/ApiError.ts';
import { auditPermissions } from '../../records/changePermissions.ts';
import type { FieldErrors } from '../../records/fields/check.ts';
import { requireNoHolders } from '../../records/requireNoHolders.ts';
import { protect } from '../../records/protection/protect.ts';
import { hasChanges } from '../../records/writeRecord.ts';

/** Counts who has a role. Deleted people have none. */
const memberCount = sql`(
  select count(distinct ${userRoles.userId}) from ${userRoles} where ${userRoles.roleId} = ${roles}.id
)::int`;

/** Counts who passes every gate and has a role. */
function countAdministrators(tx: Database, id: number): Promise<number> {
  const admins = tx
    .select({ id: userRoles.userId })
    .from(userRoles)
    .innerJoin(roles, eq(roles.id, userRoles.roleId))
    .where(inArray(roles.name, [...adminRoles]));
  return tx.$count(userRoles, and(eq(userRoles.roleId, id), inArray(userRoles.userId, admins)));
}

/** Names the protected fields of a role that passes every gate of which a change says something else. */
const protectedChanges = (before: Role, body: Partial<Role>) =>
  before.is_admin
    ? contract.update.protects.filter((field) => hasChanges({ [field]: body[field] }, before))
    : [];

export const roleModule = defineModule({
  resource: contract,
  table: roles,
  // Somebody of a client gets to know of none.
  visible: ({ isExternal }) => (isExternal ? sql`false` : undefined),
  title: 'name',
  derived: {
    member_count: memberCount,
    is_admin: sql`(${roles.name} = any(${sql.param([...adminRoles])}::text[]))`,
  },
  files: {
    name: { synonyms: ['role', 'position'] },
    department_id: { synonyms: ['department', 'unit', 'division'] },
  },
  hooks: {
    activityValues: ({ department_name, permissions: allowed }) => ({
      // The log has always named the department like this.
      department_id: null,
      department_name,
      permissions: describePermissions(allowed),
    }),
    detail: async (db, { id, is_admin: isAdmin }) => ({
      permissions: isAdmin ? [...permissions] : await readPermissions(db, 'role', id),
    }),
    /** Nobody who passes every gate has an external role: what somebody sees would depend on which of the two is asked first. */
    async check(tx, { name, is_external: isExternal }, { before }): Promise<FieldErrors> {
      if (before === null) return {};
      if (before.is_built_in && name !== undefined && name !== before.name)
        throw new ApiError(422, 'errors.builtInRole');
      if (isExternal === undefined || isExternal === before.is_external) return {};
      const isMixed = before.is_admin || (isExternal && (await countAdministrators(tx, before.id)) > 0);
      if (isMixed) return { is_external: [{ key: 'validation.externalAdministrator' }] };
      return before.is_built_in ? { is_external: [{ key: 'validation.externalBuiltIn' }] } : {};
    },
    async afterWrite(tx, { id }, body, { caller, before, origin }) {
      if (before === null) {
        const { name = '', permissions: allowed = [] } = body;
        await replacePermissions(tx, 'role', id, allowed);
        return auditPermissions(tx, caller, { name, permissions: allowed }, origin);
      }
      const { name: record } = before;
      const fields = protectedChanges(before, body).map((field) => `${field} of ${record}`);
      const notification = { kind: 'administrators', values: { record } } as const;
      await protect(tx, caller, { of: contract.name, fields, notification }, origin);
      if (body.is_external === undefined || body.is_external === before.is_external) return undefined;
      const detail = `${record}: is_external ${body.is_external}`;
      return writeAudit(tx, { event: 'permissions.changed', userId: caller.id, detail }, origin);
    },
    /** Of a role that passes every gate, only a super administrator changes anything, given the own password: one by one. */
    async checkBulk(tx, ids) {
      const protectedRoles = await tx.$count(
        roles,
        and(inArray(roles.id, [...ids]), inArray(roles.name, [...adminRoles])),
      );
      if (protectedRoles > 0) throw new ApiError(422, 'errors.fullAccessRoles');
      return {};
    },
    async checkRemoval(tx, records) {
      protectDemonstration(await readSettings(tx), records);
      if (records.some(({ is_built_in: isBuiltIn }) => isBuiltIn))
        throw new ApiError(422, 'errors.builtInRole');
      requireNoHolders(records, 'role_id');
    },
  },
});
