import { join } from 'node:path';

import { defineConfig } from '@playwright/test';

import { findBrowser } from './tools/browser.ts';
import { reportsFolder } from './tools/reports.mjs';

const { executablePath, args, env } = await findBrowser();

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  workers: 1,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: join(reportsFolder, 'e2e.json') }]],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'UTC',
    trace: 'retain-on-failure',
    launchOptions: { executablePath, args, env },
  },
});
