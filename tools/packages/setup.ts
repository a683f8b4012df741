import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';

import { type FreshApp, makeFreshApp } from './freshApp.ts';

declare module 'vitest' {
  interface ProvidedContext {
    freshApp: FreshApp;
  }
}

/** Packs and installs once for all files of tests. */
export default async function setup(project: TestProject): Promise<() => void> {
  const app = await makeFreshApp();
  project.provide('freshApp', app);
  return () => rmSync(app.folder, { recursive: true, force: true });
}
