import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { createAdmission } from '../http/admission.ts';
import { createBackground } from '../http/background.ts';
import type { AppEnv, Services } from '../http/context.ts';
import { handleError } from '../http/errorHandler.ts';
import { handleEndpoint } from '../http/handleEndpoint.ts';
import type { Implementation } from '../http/implement.ts';
import { createLogger } from '../http/logger.ts';
import { requestLog } from '../http/requestLog.ts';
import type { TestServer } from './startTestServer.ts';

/** Serves routes that the application does not have, over HTTP and with the database of a test server. */
export async function serveRoutes(
  { db, storage, clock }: TestServer,
  routes: readonly Implementation[],
): Promise<{ readonly address: string; stop(): Promise<void> }> {
  const log = createLogger('silent');
  const services: Services = {
    db,
    log,
    storage,
    background: createBackground(db, log),
    admission: createAdmission(),
    streams: { open: () => Promise.reject(new Error('These routes tell of no changes.')) },
    postJson: () => Promise.resolve(),
    trustedProxies: [],
    now: () => clock.now,
    mailDir: '',
    publicUrl: () => '',
  };
  const app = new Hono<AppEnv>();
  app.use(requestLog(services));
  app.onError(handleError(services));
  // Fixed paths come before those with a parameter in their place.
  const ordered = routes.toSorted((a, b) =>
    a.endpoint.path.replaceAll('{', '~') < b.endpoint.path.replaceAll('{', '~') ? -1 : 1,
  );
  for (const route of ordered) {
    const { method, path } = route.endpoint;
    app.on(method, path.replaceAll(/\{(\w+)\}/g, ':$1'), handleEndpoint(route, services));
  }
  const server = createAdaptorServer({ fetch: app.fetch, autoCleanupIncoming: false });
  server.listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}`,
    async stop() {
      const closed = once(server, 'close');
      server.close();
      await closed;
    },
  };
}
