import { canAccess, type Endpoint, hasEffect, isAdmin, parsePositive, permissions } from '@bureau/contract';
import { and, eq, gt, sql } from '../db/orm.ts';
import type { Database } from '../db/database.ts';
import { audit, rolePermissions, roles } from '../db/schema/index.ts';
import { ApiError } from '../errors/ApiError.ts';
import { writeAudit } from './audit.ts';
import type { Caller } from './Caller.ts';
import { superAdmin } from './confirm.ts';
import type { Origin } from './Origin.ts';

/** How long one row of the audit trail stands for all that is looked at in a preview, in milliseconds. */
const auditPrecision = 60_000;

/** Notes that somebody looks at the application as a role sees it, once in a while. */
async function auditPreview(db: Database, caller: Caller, role: string, origin: Origin): Promise<void> {
  const event = 'role.previewed';
  const since = new Date(origin.now.getTime() - auditPrecision);
  const isSame = and(eq(audit.event, event), eq(audit.userId, caller.id), eq(audit.detail, role));
  const [known] = await db
    .select({ one: sql`1` })
    .from(audit)
    .where(and(isSame, gt(audit.at, since)))
    .limit(1);
  if (known === undefined) await writeAudit(db, { event, userId: caller.id, detail: role }, origin);
}

/**
 * Returns the caller as a holder of one role alone, as the header `X-Preview-Role` asks for: it shows an administrator what that role sees.
 *
 * @throws ApiError 403 for who is no administrator, for a role that may do more than the caller, and for all that is no mere reading.
 */
export async function previewRole(
  db: Database,
  caller: Caller,
  wanted: string,
  endpoint: Endpoint,
  origin: Origin,
): Promise<Caller> {
  const id = parsePositive(wanted);
  if (!canAccess(caller, 'adminOnly') || id === null) throw new ApiError(403, 'errors.forbidden');
  if (hasEffect(endpoint)) throw new ApiError(403, 'errors.preview');
  const [role] = await db
    .select({ name: roles.name, isExternal: roles.isExternal })
    .from(roles)
    .where(eq(roles.id, id));
  if (role === undefined || (role.name === superAdmin && !caller.roles.includes(superAdmin)))
    throw new ApiError(403, 'errors.forbidden');
  const granted = await db
    .select({ permission: rolePermissions.permission })
    .from(rolePermissions)
    .where(eq(rolePermissions.roleId, id))
    .orderBy(rolePermissions.permission);
  await auditPreview(db, caller, role.name, origin);
  const held = { roles: [role.name], permissions: granted.map(({ permission }) => permission) };
  return isAdmin(held)
    ? { ...caller, ...held, permissions, isExternal: false }
    : { ...caller, ...held, isExternal: role.isExternal };
}
