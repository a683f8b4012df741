import { chromium, type Browser, type BrowserContext } from 'playwright';

import { signIn } from '../e2e/support/accounts.ts';
import { Server } from '../e2e/support/server.ts';
import { findBrowser } from '../tools/browser.ts';
import { run } from '../tools/install.mjs';
import { buildPages } from './buildPages.ts';
import type { Row } from './report.ts';

/** Measures what belongs together. */
export type Group = (bench: Bench) => Promise<Row[]>;

/** What the groups measure with; what takes time to prepare is prepared for the first that asks. */
export interface Bench {
  readonly browser: Browser;
  /** How often each variant is measured; the median counts. */
  readonly runs: number;
  /** How long the load on the API lasts. */
  readonly seconds: number;
  /** Builds the pages of this folder for production and gives the address that serves them. */
  readonly pages: () => Promise<string>;
  /** Builds the application and starts its server, with the demonstration data. */
  readonly application: () => Promise<Application>;
  readonly close: () => Promise<void>;
}

/** Describes the production server of the application. */
export interface Application {
  readonly url: string;
  /** What a browser keeps in which the administrator is signed in. */
  readonly signedIn: Awaited<ReturnType<BrowserContext['storageState']>>;
}

/** Starts the browser. */
export async function openBench({ runs, seconds }: Pick<Bench, 'runs' | 'seconds'>): Promise<Bench> {
  const { executablePath, args, env } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args, env });
  const closers = [() => browser.close()];
  const pages = once(async () => {
    const { url, close } = await buildPages();
    closers.push(close);
    return url;
  });
  const application = once(async () => {
    if ((await run('turbo', ['run', 'build', '--output-logs=errors-only'])) !== 0)
      throw new Error('The build has failed.');
    const server = new Server();
    closers.push(() => server.dispose());
    await server.start();
    const page = await browser.newPage();
    await page.goto(server.url);
    await signIn(page, 'admin');
    const signedIn = await page.context().storageState();
    await page.close();
    return { url: server.url, signedIn };
  });
  return {
    browser,
    runs,
    seconds,
    pages,
    application,
    close: async () => {
      for (const close of closers.reverse()) await close();
    },
  };
}

function once<Result>(prepare: () => Promise<Result>): () => Promise<Result> {
  let result: Promise<Result> | undefined;
  return () => (result ??= prepare());
}
