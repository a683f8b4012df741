import { limits, requireFewAttempts } from '../../access/limits.ts';
import { ApiError } from '../../http/ApiError.ts';
import { done } from '../../http/done.ts';
import type { Call } from '../../http/implement.ts';
import type { settings as contract } from '@bureau/contract';

/** Says in the words of the network and the mail server why a mail was not taken: codes alone, which hold no secrets. */
function reasonOf(error: unknown): string {
  const { code, originalCode, responseCode } = (error ?? {}) as {
    readonly code?: unknown;
    readonly originalCode?: unknown;
    readonly responseCode?: unknown;
  };
  const parts = [code, originalCode, responseCode].filter(
    (part) => typeof part === 'string' || typeof part === 'number',
  );
  return parts.join(' ') || '?';
}

/** Mails the caller, and says what went wrong when the mail cannot be sent. */
export async function sendTestEmail({ db, caller, origin, sendMail }: Call<typeof contract.sendTestEmail>) {
  const attempt = { limit: limits.testEmail, subject: String(caller.id), address: origin.address };
  await requireFewAttempts(db, attempt, origin.now);
  const { firstname, lastname, email, language } = caller;
  const to = { name: `${firstname} ${lastname}`, email, language };
  try {
    await sendMail(db, { kind: 'test', to });
  } catch (error) {
    throw new ApiError(422, 'errors.mailServer', { values: { reason: reasonOf(error) }, cause: error });
  }
  return done;
}
