import { and, eq, isNull } from '../../db/orm.ts';
import { writeAudit } from '../../access/audit.ts';
import type { Caller } from '../../access/Caller.ts';
import { requireConfirmation, superAdmin } from '../../access/confirm.ts';
import { findViewers } from '../../access/findCaller.ts';
import type { Origin } from '../../access/Origin.ts';
import type { Database } from '../../db/database.ts';
import { roles, userRoles, users } from '../../db/schema/index.ts';
import { deliver, type NotificationContent } from '../notifications/notify.ts';

/** Describes a change of what only a super administrator changes (docs/adr/0026-protected-values.md). */
export interface ProtectedChange {
  /** Names where the fields are, as the audit trail does: `settings`. */
  readonly of: string;
  /** Names the fields that become others, never what they hold. Without any there is nothing to protect. */
  readonly fields: readonly string[];
  /** The path of the object in the body that holds the password, where the body itself does not. */
  readonly path?: string;
  /** The notification to the super administrators. */
  readonly notification: NotificationContent;
}

/**
 * Whether a secret becomes another one. Blank says nothing, which is how forms send what nobody has touched. One that is given is another
 * one, whatever is stored: who tries secrets is not to be told the right one.
 */
export const changesSecret = (before: string | null, given: string | null | undefined) =>
  given !== undefined && given !== '' && (given !== null || before !== null);

/** Returns what a secret is after a change. */
export const secretAfter = (before: string | null, given: string | null | undefined) =>
  given === undefined || given === '' ? before : given;

/** Whether a value that is no secret becomes another one. */
export const changesValue = (before: unknown, given: unknown) => given !== undefined && given !== before;

async function findSuperAdmins(db: Database): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: users.id })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .innerJoin(roles, and(eq(roles.id, userRoles.roleId), eq(roles.name, superAdmin)))
    .where(and(eq(users.isActive, true), isNull(users.deletedAt)));
  return rows.map(({ id }) => id);
}

/**
 * Requires that who calls may change what is protected, and notes it: a row of the audit trail for each field, and a notification for each super
 * administrator, who calls included, since it may be a session that was stolen. To be called in the transaction that changes it.
 *
 * @throws ApiError 403 for anybody but a super administrator; 422 at `current_password` without the right one.
 */
export async function protect(
  tx: Database,
  caller: Caller,
  { of, fields, path, notification }: ProtectedChange,
  origin: Origin,
): Promise<void> {
  if (fields.length === 0) return;
  requireConfirmation(caller, path);
  for (const field of fields)
    await writeAudit(
      tx,
      { event: 'protected.changed', userId: caller.id, detail: `${of}: ${field}` },
      origin,
    );
  const deliveries = (await findViewers(tx, await findSuperAdmins(tx))).map((viewer) => ({
    viewer,
    notification,
    route: null,
    relatedId: null,
  }));
  await deliver(tx, caller, deliveries, origin.now);
}
