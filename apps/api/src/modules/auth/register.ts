import type { auth } from '@bureau/contract';
import { writeAudit } from '../../access/audit.ts';
import { limits, requireFewAttempts } from '../../access/limits.ts';
import { hashChosenPassword } from '../../access/newPassword.ts';
import { ApiError } from '../../http/ApiError.ts';
import type { Call } from '../../http/implement.ts';
import { giveRole, insertUser } from '../users/insertUser.ts';
import { plainRole } from '../users/rules.ts';
import { normaliseEmail } from './rules.ts';

/** Opens an account, while the company allows it. */
export async function register({ db, body, origin, readSettings }: Call<typeof auth.register>) {
  const settings = await readSettings();
  if (!settings.allowed_for_registration) throw new ApiError(403, 'errors.registrationClosed');
  const attempt = { limit: limits.registration, subject: '', address: origin.address };
  await requireFewAttempts(db, attempt, origin.now);
  const { username, firstname, lastname } = body;
  const person = { username, firstname, lastname, email: normaliseEmail(body.email) };
  const passwordHash = await hashChosenPassword(body.password, person, settings);
  return db.transaction(async (tx) => {
    const account = { ...person, passwordHash, language: origin.locale, createdBy: null };
    const id = await insertUser(tx, account, origin.now);
    await giveRole(tx, id, plainRole);
    await writeAudit(tx, { event: 'user.registered', userId: id, detail: null }, origin);
    return { id, ...person };
  });
}
