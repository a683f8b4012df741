import { auth, normaliseUsername } from '@bureau/contract';
import { eq } from '../../db/orm.ts';
import { writeAudit } from '../../access/audit.ts';
import { limits, requireFewAttempts } from '../../access/limits.ts';
import { hashChosenPassword } from '../../access/newPassword.ts';
import type { Database } from '../../db/database.ts';
import { normaliseEmail } from '../../db/fold.ts';
import { users } from '../../db/schema/index.ts';
import { ApiError } from '../../errors/ApiError.ts';
import { runOnceForGuest } from '../../http/idempotency.ts';
import type { Call } from '../../http/implement.ts';
import { postRegistration } from '../slack/service.ts';
import { grantRole, insertUser, defaultRole } from '../users/service.ts';

/** Opens an account, while the company allows it. */
export async function register(call: Call<typeof auth.register>) {
  const { db, body, key, origin, readSettings } = call;
  const settings = await readSettings();
  if (!settings.allowed_for_registration) throw new ApiError(403, 'errors.registrationClosed');
  const attempt = { limit: limits.registration, subject: '', address: origin.address };
  await requireFewAttempts(db, attempt, origin.now);
  const { firstname, lastname } = body;
  const username = normaliseUsername(body.username);
  const person = { username, firstname, lastname, email: normaliseEmail(body.email) };
  const passwordHash = await hashChosenPassword(body.password, person, settings);
  const openAccount = async (tx: Database) => {
    const account = { ...person, passwordHash, language: origin.locale, createdBy: null };
    const id = await insertUser(tx, account, origin.now);
    // Nobody else has made the account: it did not come with the demonstration.
    await tx.update(users).set({ createdBy: id }).where(eq(users.id, id));
    await grantRole(tx, id, defaultRole);
    await writeAudit(tx, { event: 'user.registered', userId: id, detail: null }, origin);
    postRegistration(call, person);
    return { id, ...person };
  };
  if (key === undefined) return db.transaction(openAccount);
  const request = { key, operation: auth.register.id, body, now: origin.now };
  return runOnceForGuest(db, request, openAccount);
}
