import { type Endpoint, endpoints } from '@bureau/contract';
import { type Context, type Handler, Hono } from 'hono';
import { ApiError } from '../errors/ApiError.ts';
import type { AppEnv, Services } from '../http/context.ts';
import { discardRefused } from '../http/discardBody.ts';
import { handleError } from '../http/errorHandler.ts';
import { handleEndpoint } from '../http/handleEndpoint.ts';
import type { Implementation } from '../http/implement.ts';
import { requestLog } from '../http/requestLog.ts';
import { securityHeaders } from '../http/securityHeaders.ts';
import { serveWeb, type WebFiles } from '../http/static/serveWeb.ts';
import { implementations } from '../modules/index.ts';
import { serveTexts } from '../modules/translations/service.ts';
import { serveUploads } from '../modules/uploads/service.ts';

/** Writes a path of the contract as Hono does: `/api/tasks/{id}` is `/api/tasks/:id`. */
const routePath = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1');

/** Orders paths so that fixed ones come before those with a parameter in the same place. */
const byPath = (a: Endpoint, b: Endpoint) =>
  a.path.replaceAll('{', '~') < b.path.replaceAll('{', '~') ? -1 : 1;

/**
 * Pairs each endpoint of the contract with its implementation.
 *
 * @throws Error when an endpoint has none or two, or when an implementation answers what the contract does not name.
 */
export function pairEndpoints(
  wanted: readonly Endpoint[],
  given: readonly Implementation[],
): ReadonlyMap<Endpoint, Implementation> {
  const pairs = new Map<Endpoint, Implementation>();
  for (const implementation of given) {
    const { endpoint } = implementation;
    if (!wanted.includes(endpoint))
      throw new Error(`${endpoint.id} is implemented, but the contract does not list it.`);
    if (pairs.has(endpoint)) throw new Error(`${endpoint.id} is implemented twice.`);
    pairs.set(endpoint, implementation);
  }
  const missing = wanted.filter((endpoint) => !pairs.has(endpoint)).map((endpoint) => endpoint.id);
  if (missing.length > 0)
    throw new Error(`The contract names calls that nothing answers: ${missing.join(', ')}.`);
  return pairs;
}

function mountApi(app: Hono<AppEnv>, services: Services): void {
  const pairs = [...pairEndpoints(endpoints, implementations)].sort(([a], [b]) => byPath(a, b));
  const methods = new Map<string, string[]>();
  const refuseOthers =
    (path: string) =>
    (context: Context<AppEnv>): never => {
      throw new ApiError(405, 'errors.methodNotAllowed', {
        values: { method: context.req.method },
        headers: { Allow: (methods.get(path) ?? []).join(', ') },
      });
    };
  for (const [endpoint, implementation] of pairs) {
    const { method, path, hasEffect = false } = endpoint;
    const handle = handleEndpoint(implementation, services);
    const refuse = refuseOthers(path);
    // HEAD comes as a GET of which the head alone is answered, and would have its effect.
    const answer: Handler<AppEnv> = (context, next): unknown =>
      hasEffect && context.req.method === 'HEAD' ? refuse(context) : handle(context, next);
    app.on(method, routePath(path), answer);
    const names = method === 'GET' && !hasEffect ? ['GET', 'HEAD'] : [method];
    methods.set(path, [...(methods.get(path) ?? []), ...names]);
  }
  for (const path of methods.keys()) app.all(routePath(path), refuseOthers(path));
  app.all('/api/*', () => {
    throw new ApiError(404, 'errors.routeNotFound');
  });
}

/** Builds the application: the endpoints of the contract under `/api`, and the files of the web application beside them. */
export function createApp(services: Services, web: WebFiles | null): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use(discardRefused, requestLog(services), securityHeaders);
  app.use('/api/*', async (context, next) => {
    await next();
    if (!context.res.headers.has('Cache-Control')) context.res.headers.set('Cache-Control', 'no-store');
  });
  mountApi(app, services);
  app.get('/uploads/:kind/:file?', serveUploads(services));
  app.get('/assets/i18n/:file', serveTexts(services));
  app.get('*', serveWeb(web));
  const answerError = handleError(services);
  app.onError(answerError);
  // What is thrown here would not reach `onError`.
  app.notFound((context) => answerError(new ApiError(404, 'errors.routeNotFound'), context));
  return app;
}
