import { chromium, type FullConfig } from '@playwright/test';

import { type Account, firstnames, signIn } from './accounts.ts';
import { Server, templateVariable } from './server.ts';

/** Names the environment variable that holds what the browser keeps of each account that is signed in, as JSON. */
export const sessionsVariable = 'BUREAU_E2E_SESSIONS';

/** Lists what the browser keeps of each account, wherever the server is. */
export type Sessions = Readonly<Record<Account, { name: string; value: string }[]>>;

/**
 * Fills one database with the demonstration data before the first test, and signs every account in; the server of every worker starts on a copy of it,
 * which knows these sessions.
 */
export default async function seed({ projects }: FullConfig): Promise<() => Promise<void>> {
  const server = new Server();
  try {
    await server.start();
    process.env[sessionsVariable] = JSON.stringify(await signInAll(server.url, projects[0]?.use ?? {}));
    await server.stop();
  } catch (error) {
    await server.dispose();
    throw error;
  }
  process.env[templateVariable] = server.dataDir;
  return async () => server.dispose();
}

type Options = Partial<FullConfig['projects'][number]['use']>;

async function signInAll(
  url: string,
  { contextOptions, launchOptions, locale, timezoneId }: Options,
): Promise<Sessions> {
  const browser = await chromium.launch(launchOptions);
  try {
    const sessions = (Object.keys(firstnames) as Account[]).map(async (account) => {
      const page = await browser.newPage({ ...contextOptions, locale, timezoneId });
      await page.goto(url);
      await signIn(page, account);
      const { origins } = await page.context().storageState();
      await page.context().close();
      return [account, origins[0]?.localStorage] as const;
    });
    return Object.fromEntries(await Promise.all(sessions)) as Sessions;
  } finally {
    await browser.close();
  }
}
