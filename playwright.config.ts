import { join } from 'node:path';

import { defineConfig } from '@playwright/test';

import { expectTimeout } from './e2e/support/expect.ts';
import { findBrowser, ignoredArgs, shortLivedArgs } from './tools/browser.ts';
import { reportsFolder } from './tools/reports.mjs';

const { executablePath, args, env } = await findBrowser();

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  // Each has a server and a database of its own. There are two more than there are cores: what waits for an answer leaves its core to another.
  workers: 4,
  globalSetup: './e2e/support/seed.ts',
  forbidOnly: true,
  // a busy machine is slow, and only what never comes is to fail
  timeout: 180_000,
  expect: { timeout: expectTimeout },
  reporter: [['list'], ['json', { outputFile: join(reportsFolder, 'journeys.json') }]],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'UTC',
    // a trace costs a fifth of the time: `--trace retain-on-failure` asks for it
    trace: 'off',
    // to open another page, and one before it for what is stored, costs a process each: a worker empties the one that it has
    reuseContext: true,
    // what moves is drawn again in every frame: a fifth of the time; the journeys in which it may matter ask for it
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath,
      args: [...args, ...shortLivedArgs],
      ignoreDefaultArgs: ignoredArgs,
      env,
    },
  },
});
