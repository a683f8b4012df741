import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv, Services } from './context.ts';
import { preferredLocale } from './preferredLocale.ts';

/** Assigns each request an id and a language, and logs how it went. Query strings are left out: they hold what people search. */
export function requestLog({ log }: Services): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const start = performance.now();
    const requestId = randomUUID();
    context.set('requestId', requestId);
    context.set('userId', null);
    context.set('locale', preferredLocale(context.req.header('Accept-Language')));
    await next();
    // of a file that never changes nobody asks what happened
    if (context.res.headers.get('Cache-Control')?.includes('immutable') !== true)
      context.res.headers.set('X-Request-Id', requestId);
    log.info('request', {
      requestId,
      method: context.req.method,
      path: context.req.path,
      status: context.res.status,
      milliseconds: Math.round(performance.now() - start),
      userId: context.get('userId'),
    });
  };
}
