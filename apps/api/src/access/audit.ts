import type { Endpoint } from '@bureau/contract';
import { sql, type SQL, type Table } from '../db/orm.ts';
import type { Database } from '../db/database.ts';
import { audit } from '../db/schema/index.ts';
import type { Caller } from './Caller.ts';
import type { Origin } from './Origin.ts';

/** Names what is written into the audit trail. */
export type AuditEvent =
  | 'login.succeeded'
  | 'login.failed'
  | 'login.blocked'
  | 'logout'
  | 'sessions.ended'
  | 'access.refused'
  | 'record.removed'
  | 'user.registered'
  | 'user.invited'
  | 'user.activated'
  | 'user.deactivated'
  | 'password.requested'
  | 'password.reset'
  | 'password.changed'
  | 'email.changed'
  | 'roles.changed'
  | 'permissions.changed'
  | 'role.previewed'
  | 'protected.changed';

interface Entry {
  readonly event: AuditEvent;
  readonly userId: number | null;
  /** Which account, operation or record. Never a secret. */
  readonly detail: string | null;
}

/** Writes a row of the audit trail. */
export async function writeAudit(db: Database, entry: Entry, origin: Origin): Promise<void> {
  await db
    .insert(audit)
    .values({ ...entry, at: origin.now, address: origin.address, requestId: origin.requestId });
}

/** Notes of each record that is about to be deleted which it was. */
export async function writeRemovals(
  tx: Database,
  table: Table,
  detail: SQL,
  isRemoved: SQL,
  caller: Caller,
  { now, address, requestId }: Origin,
): Promise<void> {
  const event: AuditEvent = 'record.removed';
  await tx.execute(sql`insert into ${audit} (event, user_id, detail, at, address, request_id)
    select ${event}, ${caller.id}::int, ${detail}, ${now.toISOString()}::timestamptz, ${address}, ${requestId} from ${table} where ${isRemoved}`);
}

/** Logs that a signed-in user tried what the rules do not allow. */
export function auditRefusal(
  db: Database,
  caller: Caller,
  endpoint: Endpoint,
  origin: Origin,
): Promise<void> {
  return writeAudit(db, { event: 'access.refused', userId: caller.id, detail: endpoint.id }, origin);
}
