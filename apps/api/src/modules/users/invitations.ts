import type { Invitation, users as contract } from '@bureau/contract';
import { formatFullName } from '@bureau/values';
import { alias, and, asc, eq, isNotNull, isNull, type SQL } from '../../db/orm.ts';
import { writeAudit } from '../../access/audit.ts';
import { limits, requireFewAttempts } from '../../access/limits.ts';
import { confirmSent, createLink } from '../../access/mailedLinks.ts';
import { receiverOf } from '../../access/newPassword.ts';
import type { Database } from '../../db/database.ts';
import { mailedLinks, users } from '../../db/schema/index.ts';
import { ApiError } from '../../errors/ApiError.ts';
import type { Call } from '../../http/implement.ts';
import { readRecord } from '../../records/findRecord.ts';
import { sendOrThrow } from './credentials.ts';
import { isInvited, userModule } from './module.ts';
import { describeUser, requireAuthority } from './rules.ts';

const inviters = alias(users, 'inviters');
/** The links whose mails could not be sent. */
const unsent = alias(mailedLinks, 'unsent');

const invites = ({ purpose, userId }: typeof mailedLinks | typeof unsent) =>
  and(eq(userId, users.id), eq(purpose, 'invitation'));

/** Lists who has not chosen a password yet, by name, with when they were invited last, and when that failed since. */
export async function listInvitations(db: Database, condition?: SQL): Promise<Invitation[]> {
  const rows = await db
    .select({
      user_id: users.id,
      code: users.code,
      firstname: users.firstname,
      lastname: users.lastname,
      email: users.email,
      invited_at: mailedLinks.createdAt,
      failed_at: unsent.createdAt,
      expires_at: mailedLinks.expiresAt,
      invited_firstname: inviters.firstname,
      invited_lastname: inviters.lastname,
    })
    .from(users)
    .leftJoin(mailedLinks, and(invites(mailedLinks), isNotNull(mailedLinks.sentAt)))
    .leftJoin(unsent, and(invites(unsent), isNull(unsent.sentAt)))
    .leftJoin(inviters, eq(inviters.id, mailedLinks.createdBy))
    .where(and(isInvited, eq(users.isActive, true), isNull(users.deletedAt), condition))
    .orderBy(asc(users.nameSort), asc(users.id));
  return rows.map((row) => ({
    ...row,
    invited_at: row.invited_at?.toISOString() ?? null,
    failed_at: row.failed_at?.toISOString() ?? null,
    expires_at: row.expires_at?.toISOString() ?? null,
  }));
}

/** Mails an invitation. One that was sent before is worth nothing then; it holds where the mail cannot be sent. */
export async function invite(call: Call<typeof contract.invite>): Promise<Invitation> {
  const { db, caller, params, origin, sendMail } = call;
  const { now } = origin;
  const user = await readRecord(db, userModule.recordsFor(null), caller, params.id);
  requireAuthority(caller, user);
  if (!user.is_invited || !user.is_active) throw new ApiError(422, 'errors.alreadyJoined');
  const attempt = { limit: limits.invitation, subject: String(caller.id), address: origin.address };
  await requireFewAttempts(db, attempt, now);
  const link = await db.transaction(async (tx) => {
    const created = { userId: user.id, purpose: 'invitation', createdBy: caller.id, now } as const;
    const made = await createLink(tx, { ...created, email: user.email });
    const detail = describeUser(user);
    await writeAudit(tx, { event: 'user.invited', userId: caller.id, detail }, origin);
    return made;
  });
  const values = { inviter: formatFullName(caller) };
  await sendOrThrow(() => sendMail(db, { kind: 'invitation', to: receiverOf(user), values, link }));
  await confirmSent(db, link, now);
  const [invitation] = await listInvitations(db, eq(users.id, user.id));
  if (invitation === undefined) throw new ApiError(422, 'errors.alreadyJoined');
  return invitation;
}
