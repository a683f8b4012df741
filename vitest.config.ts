import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const resolve = { conditions: ['@bureau/source'] };

/** How long a test may take at most, in milliseconds: a busy machine is slow, and only what never ends is to fail. */
const timeouts = { testTimeout: 180_000, hookTimeout: 180_000 };

export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      {
        resolve,
        ssr: { resolve },
        test: {
          ...timeouts,
          name: 'rules',
          environment: 'node',
          isolate: false,
          include: ['packages/{values,contract,theme}/src/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: ['tools/{packages,new}/**'],
        },
      },
      {
        test: {
          ...timeouts,
          name: 'packages',
          environment: 'node',
          include: ['tools/packages/*.test.ts'],
        },
      },
      {
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
          ...timeouts,
          name: 'components',
          environment: 'jsdom',
          setupFiles: ['tools/testing/asyncTimeout.ts'],
          include: [
            'packages/{theme,ui,forms}/src/**/*.test.tsx',
            'packages/{ui,forms}/src/**/*.test.ts',
            'apps/web/src/**/*.test.{ts,tsx}',
          ],
        },
      },
      {
        resolve,
        ssr: { resolve },
        test: {
          ...timeouts,
          name: 'api',
          environment: 'node',
          isolate: false,
          include: ['apps/api/src/**/*.test.ts'],
          globalSetup: 'apps/api/src/testing/startPostgres.ts',
        },
      },
    ],
  },
});
