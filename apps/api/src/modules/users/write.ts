import { avatars, type User, type UserCreate, users as contract, type UserUpdate } from '@bureau/contract';
import { and, eq } from 'drizzle-orm';
import { writeAudit } from '../../access/audit.ts';
import type { Caller } from '../../access/Caller.ts';
import { hashChosenPassword } from '../../access/newPassword.ts';
import type { Origin } from '../../access/Origin.ts';
import { visibleUsers } from '../../access/visible/people.ts';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema/index.ts';
import type { Settings } from '../../db/settings/Settings.ts';
import { requireUnique } from '../../db/uniqueness.ts';
import { notFound } from '../../errors/ApiError.ts';
import { requireFiles } from '../../files/requireFiles.ts';
import { changesOf } from '../../records/activities/changes.ts';
import { type Change, recordChanges } from '../../records/activities/write.ts';
import { asWritten, columnsOfBody } from '../../records/fields/write.ts';
import { protect, type ProtectedChange } from '../../records/protection/protect.ts';
import { requireVersion } from '../../records/requireVersion.ts';
import { hasChanges as differs } from '../../records/writeRecord.ts';
import { requireActive } from '../translations/service.ts';
import { insertUser, uniqueFields } from './insertUser.ts';
import {
  checkClient,
  checkPositions,
  describePositions,
  hasOtherPositions,
  lockAdministrators,
  replacePositions,
  requireAdministrator,
} from './positions.ts';
import { readUser, readWritten } from './read.ts';
import { derivedColumns, normaliseEmail, requireAuthority } from './rules.ts';
import { boundUserFields } from './source.ts';

const fields = [
  'username',
  'firstname',
  'lastname',
  'email',
  'phone',
  'avatar',
  'language',
  'time_zone',
  'joining_date',
  'client_name',
  'is_active',
] as const satisfies readonly (keyof User)[];

function changesBetween(before: User, after: User): Change[] {
  const [oldValue, newValue] = [describePositions(before.positions), describePositions(after.positions)];
  const positions = oldValue === newValue ? [] : [{ field: 'positions', oldValue, newValue }];
  return [...changesOf(fields, before, after), ...positions];
}

/** Names a person in the audit trail. */
export const describeUser = ({ code, firstname, lastname }: Pick<User, 'code' | 'firstname' | 'lastname'>) =>
  `${code} ${firstname} ${lastname}`;

/** Logs which roles somebody has from now on, and where it is about who administers, tells those who have to know. */
async function auditRoles(
  tx: Database,
  caller: Caller,
  user: User,
  isOfAdministrators: boolean,
  origin: Origin,
): Promise<void> {
  const record = describeUser(user);
  const detail = `${record}: ${describePositions(user.positions)}`;
  await writeAudit(tx, { event: 'roles.changed', userId: caller.id, detail }, origin);
  const change: ProtectedChange = {
    of: contract.name,
    fields: isOfAdministrators ? [`positions of ${record}`] : [],
    notification: { kind: 'administrators', values: { record } },
  };
  await protect(tx, caller, change, origin);
}

/** Requires that a picture is one of those that can be chosen, or was uploaded. */
async function checkAvatar(tx: Database, avatar: string | null | undefined): Promise<void> {
  const isUploaded = avatar != null && !avatars.some((name) => name === avatar);
  if (isUploaded) await requireFiles(tx, 'profile', [avatar], 'avatar');
}

/** Opens an account for somebody, in the transaction of the request. */
export async function createUser(
  tx: Database,
  caller: Caller,
  body: UserCreate,
  settings: Settings,
  origin: Origin,
): Promise<User> {
  const { positions = [], password } = body;
  const isOfAdministrators = await checkPositions(tx, caller, positions, null);
  await checkClient(tx, body.client_id);
  if (body.language !== undefined) await requireActive(tx, body.language, 'language');
  await checkAvatar(tx, body.avatar);
  const { username, firstname, lastname } = body;
  const person = { username, firstname, lastname, email: normaliseEmail(body.email) };
  const passwordHash = password === undefined ? null : await hashChosenPassword(password, person, settings);
  const account = {
    ...person,
    phone: body.phone ?? null,
    avatar: body.avatar ?? null,
    language: body.language ?? settings.default_language,
    timeZone: body.time_zone ?? null,
    joiningDate: body.joining_date ?? null,
    clientId: body.client_id ?? null,
    passwordHash,
    createdBy: caller.id,
  };
  const id = await insertUser(tx, account, origin.now);
  await replacePositions(tx, id, positions);
  const user = await readWritten(tx, id, origin.now);
  if (positions.length > 0) await auditRoles(tx, caller, user, isOfAdministrators, origin);
  return user;
}

/** Reads a person who is about to be written. Nobody else can write them before the transaction ends. */
export async function lockUser(tx: Database, caller: Caller, id: number, now: Date): Promise<User> {
  await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), visibleUsers(caller)))
    .for('update');
  const user = await readUser(tx, caller, id, now);
  if (user === null) throw notFound();
  return user;
}

type Columns = Partial<typeof users.$inferInsert>;

/**
 * Writes columns of somebody, and notes in the activity log what has become different by it. Returns the person as they are then.
 *
 * @throws FieldError for a language that is not offered.
 */
export async function writeColumns(
  tx: Database,
  caller: Caller,
  before: User,
  columns: Columns,
  now: Date,
): Promise<User> {
  const { language } = columns;
  if (language !== undefined && language !== before.language) await requireActive(tx, language, 'language');
  const identity = {
    code: before.code,
    username: columns.username ?? before.username,
    firstname: columns.firstname ?? before.firstname,
    lastname: columns.lastname ?? before.lastname,
    email: before.email,
  };
  if (columns.avatar !== before.avatar) await checkAvatar(tx, columns.avatar);
  const query = tx
    .update(users)
    .set({ ...columns, ...derivedColumns(identity), version: before.version + 1, updatedAt: now })
    .where(eq(users.id, before.id));
  await requireUnique(query, uniqueFields);
  const after = await readWritten(tx, before.id, now);
  const entry = { resource: contract.name, recordId: before.id, userId: caller.id, now };
  await recordChanges(tx, entry, changesBetween(before, after));
  return after;
}

/** Whether an update changes anything of somebody. */
function hasChanges(before: User, body: UserUpdate): boolean {
  const { version: _version, positions: _positions, current_password: _password, ...given } = body;
  return differs(given, asWritten(boundUserFields, before));
}

/**
 * Changes fields of a person. A change that changes nothing leaves the version as it is.
 *
 * @throws ApiError 403 for a super_admin, or for who administers, by somebody who is none, 409 when the body's version is not the record's, 422 when nobody would be
 * left who can do everything.
 */
export function updateUser(
  db: Database,
  caller: Caller,
  id: number,
  body: UserUpdate,
  origin: Origin,
): Promise<User> {
  return db.transaction(async (tx) => {
    await lockAdministrators(tx);
    const before = await lockUser(tx, caller, id, origin.now);
    requireAuthority(
      caller,
      before.positions.map((one) => one.role_name),
    );
    requireVersion(before, body.version);
    const { positions } = body;
    const hasNewPositions = positions !== undefined && hasOtherPositions(before.positions, positions);
    if (!hasChanges(before, body) && !hasNewPositions) return before;
    await checkClient(tx, body.client_id);
    let isOfAdministrators = false;
    if (hasNewPositions) {
      isOfAdministrators = await checkPositions(tx, caller, positions, before);
      await replacePositions(tx, id, positions);
      await requireAdministrator(tx);
    }
    const after = await writeColumns(
      tx,
      caller,
      before,
      columnsOfBody<Columns>(boundUserFields, body),
      origin.now,
    );
    if (hasNewPositions) await auditRoles(tx, caller, after, isOfAdministrators, origin);
    return after;
  });
}
