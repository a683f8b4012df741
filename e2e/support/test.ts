import { type APIRequestContext, type BrowserContext, request, test as base } from '@playwright/test';

import { type Account, emailOf, password } from './accounts.ts';
import { type Sessions, sessionsVariable } from './seed.ts';
import { Server, startLimit } from './server.ts';

export { expect } from './expect.ts';

type SavedState = Awaited<ReturnType<BrowserContext['storageState']>>;

interface TestFixtures {
  /** The account that is signed in when a test starts; null is nobody. The session is shared: a test that ends it signs in by itself. */
  account: Account | null;
  /** Holds errors that nobody caught and breaches of the content security policy. What is left in it at the end fails the test. */
  faults: string[];
}

interface WorkerFixtures {
  /** Runs the application for all tests of a worker; a test that stops it starts it again. */
  server: Server;
  /** Returns the API as an account calls it, for what a test needs beside the browser. */
  apiOf: (account: Account) => Promise<APIRequestContext>;
  /** Returns what the browser keeps of an account that is signed in. */
  stateOf: (account: Account) => SavedState;
}

const securityViolation = /Content Security Policy|TrustedHTML|TrustedScript/;

/** A browser test against the production build; an error that nobody caught and a breach of the content security policy fail it. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  account: ['manager', { option: true }],
  server: [
    // Playwright reads from the pattern which fixtures are needed.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const server = new Server();
      try {
        await server.start();
        await provide(server);
      } finally {
        await server.dispose();
      }
    },
    { scope: 'worker', timeout: startLimit },
  ],
  apiOf: [
    async ({ server }, provide) => {
      const apis = new Map<Account, APIRequestContext>();
      await provide(async (account) => {
        const known = apis.get(account);
        if (known) return known;
        const api = await openApi(server, account);
        apis.set(account, api);
        return api;
      });
      for (const api of apis.values()) await api.dispose();
    },
    { scope: 'worker' },
  ],
  stateOf: [
    async ({ server }, provide) => {
      const sessions = JSON.parse(process.env[sessionsVariable] ?? '') as Sessions;
      await provide((account) => ({
        cookies: [],
        origins: [{ origin: server.url, localStorage: sessions[account] }],
      }));
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, provide) => provide(server.url),
  storageState: async ({ account, stateOf }, provide) =>
    provide(account === null ? undefined : stateOf(account)),
  // oxlint-disable-next-line no-empty-pattern
  faults: async ({}, provide) => {
    const faults: string[] = [];
    await provide(faults);
    base.expect(faults, 'errors that nobody caught').toEqual([]);
  },
  context: async ({ context, faults }, provide) => {
    context.on('weberror', (event) => {
      const error = event.error();
      faults.push(error.stack ?? error.message);
    });
    context.on('console', (message) => {
      if (securityViolation.test(message.text())) faults.push(message.text());
    });
    await provide(context);
  },
});

async function openApi(server: Server, account: Account): Promise<APIRequestContext> {
  // a connection of its own for each request: the server ends those that nobody uses, and may do so in the moment of the next one
  const open = (headers: Readonly<Record<string, string>> = {}) =>
    request.newContext({ baseURL: server.url, extraHTTPHeaders: { ...headers, Connection: 'close' } });
  const nobody = await open();
  const response = await nobody.post('/api/login', { data: { email: emailOf(account), password } });
  const { token } = (await response.json()) as { token: string };
  await nobody.dispose();
  return open({ Authorization: `bearer ${token}` });
}
