import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

import { LongestFirst } from './tools/testing/LongestFirst.ts';

const resolve = { conditions: ['@bureau/source'] };

/** How long a test may take at most, in milliseconds: a busy machine is slow, and only what never ends is to fail. */
const timeouts = { testTimeout: 180_000, hookTimeout: 180_000 };

/** Makes what is drawn the same in every run. */
const fixedSeed = 'tools/testing/fixedSeed.ts';

/** What the tests of components have in common. */
const components = {
  ...timeouts,
  environment: 'jsdom',
  // styled-components adds rules one by one, as in production: written as text, jsdom parses all of them again for each, which takes ten times as long
  env: { SC_DISABLE_SPEEDY: 'false' },
  setupFiles: [
    fixedSeed,
    'tools/testing/asyncTimeout.ts',
    'tools/testing/resetPage.ts',
    'tools/testing/runFrames.ts',
  ],
};

/** Names the tests that replace a module or add to the page, and therefore share none. */
const isolated = '**/*.isolated.test.tsx';

export default defineConfig({
  test: {
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        resolve,
        ssr: { resolve },
        test: {
          ...timeouts,
          name: 'rules',
          environment: 'node',
          setupFiles: [fixedSeed],
          isolate: false,
          include: [
            'packages/{values,contract,theme}/src/**/*.test.ts',
            'tools/**/*.test.ts',
            'apps/web/*.test.ts',
          ],
          exclude: ['tools/{packages,new}/**'],
        },
      },
      {
        test: {
          ...timeouts,
          name: 'packages',
          environment: 'node',
          isolate: false,
          maxWorkers: 1,
          include: ['tools/packages/*.test.ts'],
          globalSetup: 'tools/packages/setup.ts',
        },
      },
      {
        resolve,
        ssr: { resolve },
        test: {
          name: 'generators',
          environment: 'node',
          include: ['tools/new/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        plugins: [react()],
        resolve,
        ssr: { resolve },
        test: {
          ...components,
          name: 'components',
          // a page for each of a hundred files takes two thirds of the time
          isolate: false,
          include: [
            'packages/{theme,ui,forms}/src/**/*.test.tsx',
            'packages/{ui,forms}/src/**/*.test.ts',
            'apps/web/src/**/*.test.{ts,tsx}',
          ],
          exclude: [isolated],
        },
      },
      {
        plugins: [react()],
        resolve,
        ssr: { resolve },
        test: { ...components, name: 'isolated', include: [isolated], exclude: ['node_modules/**'] },
      },
      {
        resolve,
        ssr: { resolve },
        test: {
          ...timeouts,
          name: 'api',
          environment: 'node',
          setupFiles: [fixedSeed],
          isolate: false,
          // what a request leaves is collected less often
          execArgv: ['--max-semi-space-size=64'],
          include: ['apps/api/src/**/*.test.ts'],
          globalSetup: 'apps/api/src/testing/startPostgres.ts',
        },
      },
    ],
  },
});
