import { auth } from '@bureau/contract';
import { writeAudit } from '../../access/audit.ts';
import { verifyPassword } from '../../access/password.ts';
import { hashToken } from '../../access/tokens.ts';
import { ApiError } from '../../http/ApiError.ts';
import { type Call, implement } from '../../http/implement.ts';
import { countAttempt, endSession, findAccount, forgetFailures, startSession } from './queries.ts';
import { normaliseEmail } from './rules.ts';

/** Answers alike, in body and in time, whether the account exists, is active, or has another password. */
async function signIn({ db, body, origin, readSettings }: Call<typeof auth.login>) {
  const email = normaliseEmail(body.email);
  const candidate = { account: hashToken(email), address: origin.address };
  const wait = await countAttempt(db, candidate, origin.now);
  if (wait > 0) {
    await writeAudit(db, { event: 'login.blocked', userId: null, detail: candidate.account }, origin);
    throw new ApiError(429, 'errors.tooManySignIns', {
      values: { minutes: Math.ceil(wait / 60_000) },
      headers: { 'Retry-After': String(Math.ceil(wait / 1000)) },
    });
  }
  const account = await findAccount(db, email);
  const isRight = await verifyPassword(body.password, account?.passwordHash ?? null);
  if (account === null || !isRight || !account.isActive) {
    await writeAudit(
      db,
      { event: 'login.failed', userId: account?.id ?? null, detail: candidate.account },
      origin,
    );
    throw new ApiError(422, 'errors.badSignIn');
  }
  const { session_seconds: seconds } = await readSettings();
  await forgetFailures(db, candidate.account);
  const token = await startSession(db, account.id, seconds, origin.now);
  await writeAudit(db, { event: 'login.succeeded', userId: account.id, detail: null }, origin);
  return { token, token_type: 'bearer', expires_in: seconds };
}

export const authRoutes = [
  implement(auth.login, signIn),

  implement(auth.logout, async ({ db, caller, origin }) => {
    await endSession(db, caller.tokenHash);
    await writeAudit(db, { event: 'logout', userId: caller.id, detail: null }, origin);
    return undefined;
  }),
];
