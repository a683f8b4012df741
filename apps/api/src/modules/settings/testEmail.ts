import { setTimeout } from 'node:timers/promises';
import type { settings as contract } from '@bureau/contract';
import { formatFullName } from '@bureau/values';
import { limits, requireFewAttempts } from '../../access/limits.ts';
import { ApiError } from '../../errors/ApiError.ts';
import { done } from '../../http/done.ts';
import type { Call } from '../../http/implement.ts';

/** How long the response takes when a mail cannot be sent, in milliseconds: longer than a server may take for a step. */
const failureTime = 20_000;

/**
 * Mails the caller. Every failure to send gives the same response after the same time, and only the log has the cause:
 * the settings name any server and port, and would otherwise find out which of them are open.
 */
export async function sendTestEmail({ db, caller, origin, sendMail }: Call<typeof contract.sendTestEmail>) {
  const attempt = { limit: limits.testEmail, subject: String(caller.id), address: origin.address };
  await requireFewAttempts(db, attempt, origin.now);
  const { email, language } = caller;
  const to = { name: formatFullName(caller), email, language };
  const late = setTimeout(failureTime, new Error('The mail server takes too long.'), { ref: false });
  const sent = sendMail(db, { kind: 'test', to }).then(
    () => null,
    (error: unknown) => error,
  );
  const cause = await Promise.race([sent, late]);
  if (cause === null) return done;
  await late;
  throw new ApiError(422, 'errors.mailServer', { cause });
}
