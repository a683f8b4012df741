import { test as base } from '@playwright/test';

import { Server } from './server.ts';

export { expect } from '@playwright/test';

interface WorkerFixtures {
  /** Runs the application for all tests of a worker; a test that stops it starts it again. */
  server: Server;
}

const securityViolation = /Content Security Policy|TrustedHTML|TrustedScript/;

/** A browser test against the production build; an error that nobody caught and a breach of the content security policy fail it. */
export const test = base.extend<object, WorkerFixtures>({
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
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ server }, provide) => provide(server.url),
  page: async ({ page }, provide) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
    page.on('console', (message) => {
      if (securityViolation.test(message.text())) errors.push(message.text());
    });
    await provide(page);
    base.expect(errors, 'errors that nobody caught').toEqual([]);
  },
});
