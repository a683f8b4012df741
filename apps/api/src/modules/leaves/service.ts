import {
  adminRoles,
  type BodyOf,
  type CreateOf,
  isAdmin,
  leaveDecisions,
  leaveLimits,
  leaves as contract,
  type RecordOf,
} from '@bureau/contract';
import { and, eq, inArray, or, sql, type SQL } from '../../db/orm.ts';
import type { Caller, Viewer } from '../../access/Caller.ts';
import { daysBetween } from '../../access/days.ts';
import type { Origin } from '../../access/Origin.ts';
import { selectOwnStaff } from '../../access/visible/staff.ts';
import type { Database } from '../../db/database.ts';
import { isOneOf } from '../../db/list/conditions.ts';
import {
  attachments,
  departments,
  recordTables,
  roles,
  settings,
  userRoles,
  users,
} from '../../db/schema/index.ts';
import { defineModule } from '../../engine/defineModule.ts';
import { ApiError } from '../../errors/ApiError.ts';
import { isPublicHoliday } from '../../records/isPublicHoliday.ts';
import type { FieldErrors } from '../../records/fields/check.ts';
import { isAttachedTo } from '../../records/RecordRef.ts';
import { changeRecord, nextVersion } from '../../records/writeRecord.ts';
import { periodSynonyms } from '../../transfer/periodSynonyms.ts';
import { errorsOfBalance, isHeadOf } from './balance.ts';

const { leaves, 'leave-types': leaveTypes } = recordTables;

/** Returns which leave somebody sees: one's own, that of the people of one's departments, and as an administrator all. */
function visibleLeaves(viewer: Viewer) {
  if (isAdmin(viewer)) return undefined;
  if (viewer.isExternal) return sql`false`;
  return or(eq(leaves.userId, viewer.id), sql`${leaves.userId} in ${selectOwnStaff(viewer)}`);
}

/** Counts the working days from one day to another: without the days of the week on which nobody works, and without the public holidays of the whole company. */
const countWorkingDays = (from: SQL, to: SQL) => sql<string>`(
  select count(*)
  from generate_series(${from}::timestamp, ${to}::timestamp, interval '1 day') as day
  where not ${isPublicHoliday(sql`day`)} and coalesce(
    (
      select (one ->> 'is_working')::boolean from ${settings}, jsonb_array_elements(${settings.value}) as one
      where ${settings.key} = 'working_days' and (one ->> 'day')::int = extract(dow from day)
    ),
    extract(dow from day) between 1 and 5
  )
)`;

/** Counts those of leave. */
const daysOff = sql`(${countWorkingDays(sql`${leaves.startDate}`, sql`${leaves.endDate}`)}
  * case when ${leaves.isHalfDay} then 0.5 else 1 end)`;

const needsDocument = sql`exists (
  select 1 from ${leaveTypes} where ${leaveTypes.id} = ${leaves.leaveTypeId} and ${leaveTypes.needsDocument}
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

type Days = Partial<Pick<Body, 'start_date' | 'end_date'>>;

/** Refuses leave that takes no working day, of days on which nobody works anyway, and leave without an end. */
async function errorsOfDays(tx: Database, asked: readonly Days[]): Promise<readonly FieldErrors[]> {
  const { days: most } = leaveLimits;
  const days = asked.map(({ end_date: end = null, start_date: start = null }) => {
    const isTooLong = start !== null && end !== null && daysBetween(start, end) >= most;
    return { start, end, isTooLong };
  });
  const counted = days.map(({ start, end, isTooLong }) => (isTooLong ? {} : { start, end }));
  const { rows } = await tx.execute<{ count: number | null }>(sql`
    select case when "end" >= start then ${countWorkingDays(sql`start`, sql`"end"`)} end::int as count
    from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) as asked(start date, "end" date)`);
  return rows.map(({ count }, index): FieldErrors => {
    if (days[index]?.isTooLong === true)
      return { end_date: [{ key: 'validation.maxDays', values: { days: most - 1 } }] };
    return count === 0 ? { start_date: [{ key: 'leaves.noWorkingDay' }] } : {};
  });
}

/** Refuses a change to such days. */
async function errorsOfMoved(tx: Database, { end_date, start_date }: Days, before: Leave | null) {
  if (start_date === undefined && end_date === undefined) return {};
  const days = {
    start_date: start_date ?? before?.start_date,
    end_date: end_date ?? before?.end_date,
  };
  return (await errorsOfDays(tx, [days]))[0] ?? {};
}

/** Returns what is asked for, where all of it is there. */
function askedIn({
  end_date: end,
  is_half_day: isHalf = false,
  leave_type_id: typeId,
  start_date: start,
}: Partial<Body>) {
  if (!typeId || !start || !end || end < start) return undefined;
  return { leave_type_id: typeId, start_date: start, end_date: end, is_half_day: isHalf };
}

/** Refuses a request of a type of which less is left than it takes. */
async function errorsOfLeft(tx: Database, body: Partial<Body>, before: Leave | null, caller: Caller) {
  const { user_id: userId, ...request } = { ...before, ...body };
  const isChanged = askedFor.some((name) => body[name] !== undefined && body[name] !== before?.[name]);
  const asked = isChanged ? askedIn(request) : undefined;
  if (!userId || !asked) return {};
  return (await errorsOfBalance(tx, caller, userId, [asked], before?.id))[0] ?? {};
}

/** Refuses rows of a file, of the own leave, as `errorsOfLeft` does requests. */
async function errorsOfRows(
  tx: Database,
  bodies: readonly Partial<Body>[],
  found: readonly FieldErrors[],
  caller: Caller,
) {
  const asked = bodies.map((body, index) =>
    Object.keys(found[index] ?? {}).length > 0 ? undefined : askedIn(body),
  );
  const requests = asked.filter((one) => one !== undefined);
  const errors = (await errorsOfBalance(tx, caller, caller.id, requests)).values();
  return found.map((one, index) => (asked[index] === undefined ? one : (errors.next().value ?? one)));
}

/**
 * Requires once more that enough is left for rows that are about to be written: other requests may have taken it since they were checked.
 *
 * @throws ApiError 422
 */
async function requireLeft(tx: Database, bodies: readonly Partial<Body>[], caller: Caller): Promise<void> {
  const errors = await errorsOfRows(
    tx,
    bodies,
    bodies.map(() => ({})),
    caller,
  );
  const [message] = errors.flatMap((one) => Object.values(one).flat());
  if (message) throw new ApiError(422, message.key, { values: message.values });
}

/** Approves what was asked for of the types of leave that nobody has to approve; where a document is needed, somebody has to see it. */
async function approveUnasked(tx: Database, ids: readonly number[]): Promise<void> {
  const types = tx
    .select({ id: leaveTypes.id })
    .from(leaveTypes)
    .where(and(eq(leaveTypes.approval, 'none'), eq(leaveTypes.needsDocument, false)));
  await tx
    .update(leaves)
    .set({ status: 'approved' })
    .where(and(isOneOf(leaves.id, ids), eq(leaves.status, 'pending'), inArray(leaves.leaveTypeId, types)));
}

export const leaveModule = defineModule({
  resource: contract,
  table: leaves,
  visible: visibleLeaves,
  title: 'reason',
  derived: { days: daysOff.mapWith(Number), needs_document: needsDocument },
  news: { kind: 'requested', people: selectDeciders },
  files: {
    status: { labels: 'leaves.status' },
    ...periodSynonyms,
  },
  hooks: {
    // One asks for leave for oneself, unless an administrator writes down that of somebody else.
    complete: async (_tx, body, { caller, before }) =>
      before === null ? { ...body, user_id: body.user_id ?? caller.id } : body,
    async check(tx, body, { caller, before }) {
      const errors = {
        ...(await errorsOfMoved(tx, body, before)),
        ...(before === null ? errorsOfNew(body, caller) : errorsOfChange(body, before)),
      };
      return Object.keys(errors).length > 0 ? errors : errorsOfLeft(tx, body, before, caller);
    },
    // Administrators bring what was decided before; everybody else asks.
    async checkImport(tx, bodies, caller) {
      const found = await errorsOfDays(tx, bodies);
      if (isAdmin(caller)) return found;
      const all = bodies.map((body, index) => ({
        ...found[index],
        ...errorsOfNew({ ...body, user_id: body.user_id ?? caller.id }, caller),
      }));
      return errorsOfRows(tx, bodies, all, caller);
    },
    // What needs no approval has it at once.
    async afterWrite(tx, { id }, { leave_type_id: typeId }) {
      if (typeId !== undefined) await approveUnasked(tx, [id]);
    },
    async completeImport(tx, bodies, { caller }) {
      if (!isAdmin(caller)) await requireLeft(tx, bodies, caller);
      return bodies.map((body) => ({ body: { ...body, user_id: body.user_id ?? caller.id }, columns: {} }));
    },
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
  return isHeadOf(tx, caller, userId);
}

/** Requires that a document is attached to leave. */
async function requireDocument(tx: Database, id: number): Promise<void> {
  const count = await tx.$count(
    attachments,
    isAttachedTo(attachments, { resource: contract.name, recordId: id }),
  );
  if (count === 0) throw new ApiError(422, 'leaves.documentNeeded');
}

/**
 * Approves, rejects or cancels leave.
 *
 * @throws ApiError 403 for who may not decide on it, 409 for another version, 422 when that was done before, and to approve what lacks the document that
 * its type needs.
 */
export function decideOn(
  db: Database,
  id: number,
  decision: keyof typeof leaveDecisions,
  { reason = '', version }: BodyOf<(typeof contract)['approve']>,
  { caller, origin }: { readonly caller: Caller; readonly origin: Origin },
): Promise<Leave> {
  const { now } = origin;
  const change = { caller, id, version, now };
  return changeRecord(db, leaveModule.recordsFor(caller), change, async (tx, before) => {
    const isCancelled = decision === 'cancel';
    const isAllowed = isCancelled
      ? isAdmin(caller) || before.user_id === caller.id
      : await mayDecide(tx, caller, before.user_id);
    if (!isAllowed) throw new ApiError(403, 'errors.forbidden');
    const isOpen = before.status === 'pending' || (isCancelled && before.status === 'approved');
    if (!isOpen) throw new ApiError(422, 'leaves.decided');
    if (decision === 'approve' && before.needs_document) await requireDocument(tx, id);
    const decided = { status: leaveDecisions[decision] };
    const sendNotifications = await leaveModule.prepareNotifications(tx, [id], decided, caller, now);
    await tx
      .update(leaves)
      .set({
        ...decided,
        decisionReason: reason,
        ...(!isCancelled && { approverId: caller.id }),
        ...nextVersion(before, now),
      })
      .where(eq(leaves.id, id));
    await sendNotifications();
    return true;
  });
}
