import type { slack as contract } from '@bureau/contract';
import { formatFullName } from '@bureau/values';
import { limits, requireFewAttempts } from '../../access/limits.ts';
import { readPart } from '../../db/settings/parts.ts';
import { readSettings } from '../../db/settings/queries.ts';
import { ApiError, FieldError } from '../../errors/ApiError.ts';
import { formatMessage } from '../../errors/messages.ts';
import { done } from '../../http/done.ts';
import type { Call } from '../../http/implement.ts';
import { postMessage } from './post.ts';
import { escapeSlack, noSlack, partName } from './rules.ts';

/**
 * Posts a message to Slack by what is stored. Every failure gives the same response, and only the log has the cause.
 *
 * @throws FieldError where no address of a web hook is stored; ApiError 422 where the message is not accepted.
 */
export async function postTest({ caller, db, origin, postJson }: Call<typeof contract.test>) {
  const attempt = { limit: limits.testMessage, subject: String(caller.id), address: origin.address };
  await requireFewAttempts(db, attempt, origin.now);
  const slack = await readPart(db, partName, noSlack);
  if (slack.webhook_url === null) throw new FieldError({ webhook_url: [{ key: 'validation.required' }] });
  const { default_language: locale } = await readSettings(db);
  const values = { actor: escapeSlack(formatFullName(caller)) };
  try {
    await postMessage(postJson, slack, formatMessage({ key: 'slack.test', values }, locale));
  } catch (cause) {
    throw new ApiError(422, 'errors.slack', { cause });
  }
  return done;
}
