import { rmSync } from 'node:fs';
import { chromium } from 'playwright';
import type { TestProject } from 'vitest/node';

import { findBrowser } from '../browser.ts';
import { type FreshApp, makeFreshApp } from './freshApp.ts';

declare module 'vitest' {
  interface ProvidedContext {
    freshApp: FreshApp;
    /** The address of a browser. */
    browser: string;
  }
}

/** Packs, installs and starts a browser once for all files of tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const app = await makeFreshApp();
  project.provide('freshApp', app);
  const browser = await chromium.launchServer(await findBrowser());
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    rmSync(app.folder, { recursive: true, force: true });
  };
}
