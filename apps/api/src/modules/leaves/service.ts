import {
  adminRoles,
  type CreateOf,
  isAdmin,
  leaveDecisions,
  leaves as contract,
  type RecordOf,
} from '@bureau/contract';
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Caller, Viewer } from '../../access/Caller.ts';
import type { Origin } from '../../access/Origin.ts';
import { selectOwnStaff } from '../../access/visible/staff.ts';
import type { Database } from '../../db/database.ts';
import { isOneOf } from '../../db/list/conditions.ts';
import { departments, recordTables, roles, settings, userRoles, users } from '../../db/schema/index.ts';
import { defineModule } from '../../engine/defineModule.ts';
import { ApiError } from '../../errors/ApiError.ts';
import { isPublicHoliday } from '../../records/isPublicHoliday.ts';
import type { FieldErrors } from '../../records/fields/check.ts';
import { changeRecord, nextVersion } from '../../records/writeRecord.ts';

const { leaves, 'leave-types': leaveTypes } = recordTables;

/** Returns which leave somebody sees: one's own, that of the people of one's departments, and as an administrator all. */
function visibleLeaves(viewer: Viewer) {
  if (isAdmin(viewer)) return undefined;
  if (viewer.isExternal) return sql`false`;
  return or(eq(leaves.userId, viewer.id), sql`${leaves.userId} in ${selectOwnStaff(viewer)}`);
}

/** Counts the working days of leave: without the days of the week on which nobody works, and without the public holidays of the whole company. */
const workingDays = sql`(
  select count(*) * case when ${leaves.isHalfDay} then 0.5 else 1 end
  from generate_series(${leaves.startDate}::timestamp, ${leaves.endDate}::timestamp, interval '1 day') as day
  where not ${isPublicHoliday(sql`day`)} and coalesce(
    (
      select (one ->> 'is_working')::boolean from ${settings}, jsonb_array_elements(${settings.value}) as one
      where ${settings.key} = 'working_days' and (one ->> 'day')::int = extract(dow from day)
    ),
    extract(dow from day) between 1 and 5
  )
)`;

type Body = CreateOf<typeof contract>;
export type Leave = RecordOf<typeof contract>;

/** Refuses what nobody decides with a request: leave of others, and its own approval. */
function errorsOfNew(body: Partial<Body>, caller: Caller): FieldErrors {
  const { status = 'pending', user_id: userId, approver_id: approverId, decision_reason: reason } = body;
  return {
    ...(userId !== caller.id && !isAdmin(caller) && { user_id: [{ key: 'leaves.ownOnly' }] }),
    ...(status !== 'pending' && { status: [{ key: 'leaves.byDecision' }] }),
    ...(approverId && { approver_id: [{ key: 'leaves.byDecision' }] }),
    ...(reason && { decision_reason: [{ key: 'leaves.byDecision' }] }),
  };
}

/** Selects who decides on leave that is asked for: the heads of the departments of the person, or where there are none, the administrators. */
function selectDeciders(among: SQL): SQL {
  const heads = sql`select ${leaves.id} as record_id, ${departments.headId} as user_id from ${leaves}
    join ${userRoles} on ${userRoles.userId} = ${leaves.userId}
    join ${departments} on ${departments.id} = ${userRoles.departmentId}
    join ${users} on ${users.id} = ${departments.headId} and ${users.isActive}
    where ${among} and ${leaves.status} = 'pending' and ${departments.headId} <> ${leaves.userId}`;
  return sql`${heads} union
    select ${leaves.id}, ${userRoles.userId} from ${leaves} cross join ${userRoles}
    join ${roles} on ${roles.id} = ${userRoles.roleId} and ${roles.name} = any(${sql.param([...adminRoles])}::text[])
    where ${among} and ${leaves.status} = 'pending' and ${userRoles.userId} <> ${leaves.userId} and ${leaves.id} not in (select record_id from (${heads}) as heads)`;
}

const askedFor = ['leave_type_id', 'start_date', 'end_date', 'is_half_day'] as const;

/** Refuses to change what was asked for once it was decided on. */
function errorsOfChange(body: Partial<Body>, before: Leave): FieldErrors {
  const changed = askedFor.filter((name) => body[name] !== undefined && body[name] !== before[name]);
  if (before.status === 'pending') return {};
  return Object.fromEntries(changed.map((name) => [name, [{ key: 'leaves.decided' }]]));
}

/** Approves what was asked for of the types of leave that nobody has to approve. */
async function approveUnasked(tx: Database, ids: readonly number[]): Promise<void> {
  const types = tx.select({ id: leaveTypes.id }).from(leaveTypes).where(eq(leaveTypes.approval, 'none'));
  await tx
    .update(leaves)
    .set({ status: 'approved' })
    .where(and(isOneOf(leaves.id, ids), inArray(leaves.leaveTypeId, types)));
}

export const leaveModule = defineModule({
  resource: contract,
  table: leaves,
  visible: visibleLeaves,
  title: 'reason',
  derived: { days: workingDays.mapWith(Number) },
  news: { kind: 'requested', people: selectDeciders },
  files: { status: { labels: 'leaves.status' } },
  hooks: {
    // One asks for leave for oneself, unless an administrator writes down that of somebody else.
    complete: async (_tx, body, { caller, before }) =>
      before === null ? { ...body, user_id: body.user_id ?? caller.id } : body,
    check: async (_tx, body, { caller, before }) =>
      before === null ? errorsOfNew(body, caller) : errorsOfChange(body, before),
    // What needs no approval has it at once.
    async afterWrite(tx, { id }, _body, { before }) {
      if (before === null) await approveUnasked(tx, [id]);
    },
    // A file asks for leave for whoever brings it.
    completeImport: async (_tx, bodies, { userId }) =>
      bodies.map((body) => ({ body: { ...body, user_id: userId }, columns: {} })),
    afterImportedRows: (tx, rows) =>
      approveUnasked(
        tx,
        rows.map(({ id }) => id),
      ),
  },
});

/** Returns whether somebody decides on the leave of a person: the head of one of the departments, or an administrator; nobody on their own. */
async function mayDecide(tx: Database, caller: Caller, userId: number | null): Promise<boolean> {
  if (userId === caller.id) return false;
  if (isAdmin(caller)) return true;
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .where(sql`${users.id} = ${userId} and ${users.id} in ${selectOwnStaff(caller)}`);
  return found.length > 0;
}

/**
 * Approves, rejects or cancels leave.
 *
 * @throws ApiError 403 for who may not decide on it, 422 when that was done before.
 */
export function decideOn(
  db: Database,
  id: number,
  decision: keyof typeof leaveDecisions,
  reason: string,
  { caller, origin }: { readonly caller: Caller; readonly origin: Origin },
): Promise<Leave> {
  const { now } = origin;
  const change = { caller, id, version: undefined, now };
  return changeRecord(db, leaveModule.recordsFor(caller), change, async (tx, before) => {
    const isCancelled = decision === 'cancel';
    const isAllowed = isCancelled
      ? isAdmin(caller) || before.user_id === caller.id
      : await mayDecide(tx, caller, before.user_id);
    if (!isAllowed) throw new ApiError(403, 'errors.forbidden');
    const isOpen = before.status === 'pending' || (isCancelled && before.status === 'approved');
    if (!isOpen) throw new ApiError(422, 'leaves.decided');
    const decided = { status: leaveDecisions[decision] };
    const tell = await leaveModule.prepareNotifications(tx, [id], decided, caller, now);
    await tx
      .update(leaves)
      .set({
        ...decided,
        decisionReason: reason,
        ...(!isCancelled && { approverId: caller.id }),
        ...nextVersion(before, now),
      })
      .where(eq(leaves.id, id));
    await tell();
    return true;
  });
}
