import type { ErrorBody } from '@bureau/contract';
import type { Locale } from '@bureau/values';
import type { ErrorHandler } from 'hono';
import { isConnectionLost } from '../db/isConnectionLost.ts';
import { ApiError, FieldError, notReady } from '../errors/ApiError.ts';
import { formatMessage } from '../errors/messages.ts';
import type { AppEnv, Services } from './context.ts';

function bodyOf(error: ApiError | FieldError, locale: Locale): ErrorBody {
  if (error instanceof FieldError) {
    const fields = Object.entries(error.fields).map(([field, messages]): [string, string[]] => [
      field,
      messages.map((message) => formatMessage(message, locale)),
    ]);
    return { errors: Object.fromEntries(fields) };
  }
  const text = formatMessage(error.text, locale);
  return {
    error: text,
    ...(error.current !== undefined && { current: error.current }),
    ...(error.blockedBy !== undefined && { blocked_by: error.blockedBy }),
  };
}

/** Answers what was thrown: a documented error as it is, anything else as a 500 that tells nothing but its request id. */
export function handleError({ log }: Services): ErrorHandler<AppEnv> {
  return (error, context) => {
    const locale = context.get('locale');
    const requestId = context.get('requestId');
    if (error instanceof ApiError) {
      if (error.cause !== undefined)
        log.warn('A call could not be answered.', { requestId, error: error.cause });
      return context.json(bodyOf(error, locale), error.status, { ...error.headers });
    }
    if (error instanceof FieldError) return context.json(bodyOf(error, locale), 422);
    if (isConnectionLost(error)) {
      log.warn('The database could not be reached for a call.', { requestId });
      const lost = notReady();
      return context.json(bodyOf(lost, locale), lost.status, { ...lost.headers });
    }
    log.error('A request failed.', { requestId, error });
    return context.json(
      { error: formatMessage({ key: 'errors.internal', values: { requestId } }, locale) },
      500,
    );
  };
}
