import { isAdmin, type User, users as contract } from '@bureau/contract';
import { eq } from '../../db/orm.ts';
import { writeAudit } from '../../access/audit.ts';
import type { Caller } from '../../access/Caller.ts';
import { requireConfirmation, requirePassword, superAdmin } from '../../access/confirm.ts';
import { limits, requireFewAttempts } from '../../access/limits.ts';
import { confirmSent, createLink } from '../../access/mailedLinks.ts';
import { hashChosenPassword, receiverOf, storePassword } from '../../access/newPassword.ts';
import type { Origin } from '../../access/Origin.ts';
import { protectDemonstration } from '../../access/protectDemonstration.ts';
import { endSessions } from '../../access/sessions.ts';
import type { Database } from '../../db/database.ts';
import { normaliseEmail } from '../../db/fold.ts';
import { users } from '../../db/schema/index.ts';
import { ApiError, FieldError } from '../../errors/ApiError.ts';
import { done } from '../../http/done.ts';
import type { Call } from '../../http/implement.ts';
import { readRecord } from '../../records/findRecord.ts';
import { protect } from '../../records/protection/protect.ts';
import { userModule } from './module.ts';
import { describeUser, requireAuthority } from './rules.ts';

type OwnerCall = Pick<
  Call<typeof contract.changePassword>,
  'db' | 'caller' | 'params' | 'origin' | 'readSettings'
>;

/** Whether an account is that of another super administrator: who takes it over has a password to confirm with. */
const isOtherSuperAdmin = (caller: Caller, { id, positions }: User) =>
  id !== caller.id && positions.some((one) => one.role_name === superAdmin);

/** Logs that the account of another super administrator gets another password or address, and tells all of them. */
function protectAccount(
  tx: Database,
  caller: Caller,
  owner: User,
  field: 'password' | 'email',
  origin: Origin,
): Promise<void> {
  const record = describeUser(owner);
  const fields = isOtherSuperAdmin(caller, owner) ? [`${field} of ${record}`] : [];
  const notification = { kind: 'administrators', values: { record } } as const;
  return protect(tx, caller, { of: contract.name, fields, notification }, origin);
}

/**
 * Reads whose password or address a caller may change: their own, or as an administrator that of others, of another super administrator with the
 * own password; and none of the demonstration.
 */
async function requireOwner(
  { db, caller, params: { id }, origin, readSettings }: OwnerCall,
  body: unknown,
): Promise<User> {
  const owner = await readRecord(db, userModule.recordsFor(null), caller, id);
  protectDemonstration(await readSettings(), [owner]);
  if (id === caller.id) await requirePassword(db, caller, body, origin);
  else requireAuthority(caller, owner);
  if (isOtherSuperAdmin(caller, owner)) requireConfirmation(caller);
  return owner;
}

/** Changes a password and ends the sessions of its owner, except the one that the owner calls from. */
export async function changePassword(call: Call<typeof contract.changePassword>) {
  const { db, caller, body, origin, readSettings, later, sendMail } = call;
  const owner = await requireOwner(call, body);
  const passwordHash = await hashChosenPassword(body.password, owner, await readSettings());
  await db.transaction(async (tx) => {
    await storePassword(tx, owner.id, passwordHash, origin.now);
    await endSessions(tx, owner.id, owner.id === caller.id ? caller.tokenHash : undefined);
    const detail = describeUser(owner);
    await writeAudit(tx, { event: 'password.changed', userId: caller.id, detail }, origin);
    await protectAccount(tx, caller, owner, 'password', origin);
  });
  later((background) => sendMail(background, { kind: 'passwordChanged', to: receiverOf(owner) }));
  return done;
}

async function requireFreeAddress(db: Database, email: string): Promise<void> {
  const found = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (found.length > 0) throw new FieldError({ email: [{ key: 'validation.taken' }] });
}

/** Mails a link to a new address, and a note to the old one. Nothing changes before the link is followed. */
export async function changeEmail(call: Call<typeof contract.changeEmail>) {
  const { db, caller, body, origin, later, sendMail } = call;
  const owner = await requireOwner(call, body);
  const { now } = origin;
  const attempt = { limit: limits.changeOfEmail, subject: String(caller.id), address: origin.address };
  await requireFewAttempts(db, attempt, now);
  const email = normaliseEmail(body.email);
  await requireFreeAddress(db, email);
  const link = await db.transaction(async (tx) => {
    await protectAccount(tx, caller, owner, 'email', origin);
    return createLink(tx, { userId: owner.id, purpose: 'email', email, createdBy: caller.id, now });
  });
  const to = receiverOf(owner);
  await sendOrThrow(() => sendMail(db, { kind: 'confirmEmail', to: { ...to, email }, link }));
  await confirmSent(db, link, now);
  later((background) => sendMail(background, { kind: 'emailChanged', to, values: { email } }));
  return done;
}

/**
 * Sends a mail that a request is about.
 *
 * @throws ApiError 422 when it cannot be sent.
 */
export async function sendOrThrow(send: () => Promise<void>): Promise<void> {
  try {
    await send();
  } catch (error) {
    throw new ApiError(422, 'errors.mailFailed', { cause: error });
  }
}

/** Whether a caller may know all about somebody: oneself, and administrators. */
export const isOwnOrAdmin = (caller: Caller, id: number) => caller.id === id || isAdmin(caller);
