import type { auth } from '@bureau/contract';
import { eq, sql } from '../../db/orm.ts';
import { writeAudit } from '../../access/audit.ts';
import { clearAttempts, limits, requireFewAttempts, signInAttempt } from '../../access/limits.ts';
import { confirmSent, createLink, type FollowedLink, requireLink } from '../../access/mailedLinks.ts';
import { hashChosenPassword, receiverOf, storePassword } from '../../access/newPassword.ts';
import type { Origin } from '../../access/Origin.ts';
import { endSessions } from '../../access/sessions.ts';
import { hashToken } from '../../access/tokens.ts';
import type { Database } from '../../db/database.ts';
import { normaliseEmail } from '../../db/fold.ts';
import { mailedLinks, users } from '../../db/schema/index.ts';
import { requireUnique } from '../../db/uniqueness.ts';
import { done } from '../../http/done.ts';
import type { Call } from '../../http/implement.ts';
import { recordChanges } from '../../records/activities/write.ts';
import { announceRecord } from '../../records/events/announce.ts';
import { derivedColumns, uniqueFields } from '../users/service.ts';
import { findAccount } from './queries.ts';

/** Follows a link, and keeps an address from trying out links: one that turns out to hold is no attempt, however many follow theirs from there. */
async function follow<Result>(
  db: Database,
  { token }: Pick<FollowedLink, 'token'>,
  { address, now }: Origin,
  work: () => Promise<Result>,
): Promise<Result> {
  const attempt = { limit: limits.link, subject: hashToken(token), address };
  await requireFewAttempts(db, attempt, now);
  const result = await work();
  await clearAttempts(db, attempt);
  return result;
}

const linkOf = ({ email, token }: { readonly email: string; readonly token: string }) => ({
  email: normaliseEmail(email),
  token,
});

/**
 * Mails a link to choose a new password, if there is such an account. Whether there is one is looked up after the answer was given, so
 * that neither the answer nor its time tells.
 */
export async function forgotPassword(call: Call<typeof auth.forgotPassword>) {
  const { db, origin, later, sendMail } = call;
  const email = normaliseEmail(call.body.email);
  const attempt = { limit: limits.forgotPassword, subject: hashToken(email), address: origin.address };
  await requireFewAttempts(db, attempt, origin.now);
  later(async (background) => {
    const account = await findAccount(background, email);
    if (account?.isActive !== true) return;
    const { id: userId, passwordHash } = account;
    const purpose = passwordHash === null ? 'invitation' : 'reset';
    const link = await createLink(background, { userId, purpose, email, now: origin.now });
    await writeAudit(background, { event: 'password.requested', userId, detail: null }, origin);
    await sendMail(background, { kind: 'resetPassword', to: receiverOf(account), link });
    await confirmSent(background, link, origin.now);
  });
  return done;
}

/** Whether a link to choose a password can be used. */
export function verifyToken({ db, body, origin }: Call<typeof auth.verifyToken>) {
  return follow(db, body, origin, async () => {
    const link = await requireLink(db, ['reset', 'invitation'], linkOf(body), origin.now);
    return { is_invitation: link.purpose === 'invitation' };
  });
}

/** Chooses a password by a mailed link, which is used up by it, and ends the account's sessions. */
export async function resetPassword(call: Call<typeof auth.resetPassword>) {
  const { db, body, origin, readSettings, later, sendMail } = call;
  const settings = await readSettings();
  const choose = async (tx: Database) => {
    const link = await requireLink(tx, ['reset', 'invitation'], linkOf(body), origin.now);
    const passwordHash = await hashChosenPassword(body.password, link, settings);
    await storePassword(tx, link.id, passwordHash, origin.now);
    await endSessions(tx, link.id);
    await clearAttempts(tx, signInAttempt(link.email, origin.address));
    await writeAudit(tx, { event: 'password.reset', userId: link.id, detail: link.purpose }, origin);
    return link;
  };
  const account = await follow(db, body, origin, () => db.transaction(choose));
  if (account.purpose === 'reset')
    later((background) => sendMail(background, { kind: 'passwordChanged', to: receiverOf(account) }));
  return done;
}

/** Makes a new address count, by the link that was mailed to it. */
export async function verifyUser({ db, body, origin }: Call<typeof auth.verifyUser>) {
  const confirm = async (tx: Database) => {
    const { id, email } = await requireLink(tx, ['email'], linkOf(body), origin.now);
    const [before] = await tx.select().from(users).where(eq(users.id, id)).for('update');
    if (before === undefined) throw new Error(`The user ${id} of a link is gone.`);
    const change = { email, ...derivedColumns({ ...before, email }) };
    const query = tx
      .update(users)
      .set({ ...change, updatedAt: origin.now, version: sql`${users.version} + 1` })
      .where(eq(users.id, id));
    await requireUnique(query, uniqueFields);
    await announceRecord(tx, 'users', { id, version: before.version + 1 });
    // A link to choose a password that went to the old address must not outlive it.
    await tx.delete(mailedLinks).where(eq(mailedLinks.userId, id));
    const entry = { resource: 'users', recordId: id, userId: id, now: origin.now };
    await recordChanges(tx, entry, [{ field: 'email', oldValue: before.email, newValue: email }]);
    await writeAudit(tx, { event: 'email.changed', userId: id, detail: null }, origin);
  };
  await follow(db, body, origin, () => db.transaction(confirm));
  return done;
}
