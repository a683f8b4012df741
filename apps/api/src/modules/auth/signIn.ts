import type { auth } from '@bureau/contract';
import { writeAudit } from '../../access/audit.ts';
import { type Attempt, countAttempt, clearAttempts, signInAttempt, tooMany } from '../../access/limits.ts';
import { withMutex } from '../../access/mutex.ts';
import { verifyPassword } from '../../access/password.ts';
import { normaliseEmail } from '../../db/fold.ts';
import { ApiError } from '../../errors/ApiError.ts';
import type { Call } from '../../http/implement.ts';
import { findAccount, startSession } from './queries.ts';

type SignIn = Call<typeof auth.login>;

async function tryToSignIn({ db, body, origin, readSettings }: SignIn, email: string, attempt: Attempt) {
  const detail = attempt.subject;
  const wait = await countAttempt(db, attempt, origin.now);
  if (wait > 0) {
    await writeAudit(db, { event: 'login.blocked', userId: null, detail }, origin);
    throw tooMany(wait, 'errors.tooManySignIns');
  }
  const account = await findAccount(db, email);
  const isRight = await verifyPassword(body.password, account?.passwordHash ?? null);
  const { session_seconds: seconds } = await readSettings();
  const isAllowed = isRight && account?.isActive === true;
  const token = isAllowed ? await startSession(db, account, seconds, origin) : null;
  if (account === null || token === null) {
    await writeAudit(db, { event: 'login.failed', userId: account?.id ?? null, detail }, origin);
    throw new ApiError(422, 'errors.badSignIn');
  }
  await clearAttempts(db, attempt);
  await writeAudit(db, { event: 'login.succeeded', userId: account.id, detail: null }, origin);
  return { token, token_type: 'bearer', expires_in: seconds };
}

/**
 * Answers alike, in body and in time, whether the account exists, is active, or has another password. Those of one account, and those of
 * one address, are let in one after the other: who signs in at the same moment as others has not failed, and does not count as if.
 */
export function signIn(call: SignIn) {
  const email = normaliseEmail(call.body.email);
  const attempt = signInAttempt(email, call.origin.address);
  const signInAlone = () => withMutex(`account ${attempt.subject}`, () => tryToSignIn(call, email, attempt));
  return withMutex(`address ${attempt.address}`, signInAlone);
}
